import { redirect, useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { getProduct } from '#contract/catalogue/product.ts';
import { AskPage } from '#web/components/product/questions/ask-page.tsx';
import { performAsk } from '#web/components/product/questions/perform-ask.server.ts';
import { findQuestionDraft } from '#web/components/product/questions/question-draft.server.ts';
import { load } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const meta = personalMeta<typeof loader>((t) => t('questionPage.askTitle'));

export const loader = async (args: LoaderFunctionArgs) => {
  const { profile, language } = args.context.get(visitContext);
  const id = args.params['id'] ?? '';
  const paths = makePaths(language);
  if (!profile) throw redirect(paths.login(paths.askQuestion(id)));
  const { product } = await load(args, getProduct, { params: { id } });
  const { slug, title, image } = product;
  return {
    product: { id: product.id, slug, title, image },
    draft: findQuestionDraft(args.request, product.id),
    messages: packedMessages(language, 'questionPage', 'questions'),
  };
};

export const action = performAsk;

export default function AskQuestionRoute() {
  const refused = useActionData<typeof action>();
  return <AskPage {...useLoaderData<typeof loader>()} refused={refused} />;
}
