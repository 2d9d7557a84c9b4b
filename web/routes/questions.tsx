import { useActionData, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { listOwnQuestions } from '#contract/questions/question.ts';
import { performAnswer } from '#web/components/account/questions/perform-answer.server.ts';
import { QuestionsPage } from '#web/components/account/questions/questions-page.tsx';
import { load } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { PAGED } from '#web/lib/query/declared-query.ts';
import { pageOfQuery } from '#web/lib/query/page-query.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';
import { requireProfile } from '#web/lib/visit/session.server.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const handle: Handle = { query: PAGED };

export const meta = personalMeta<typeof loader>((t) => t('questionPage.title'));

export const loader = async (args: LoaderFunctionArgs) => {
  const { language } = requireProfile(args);
  const page = pageOfQuery(args.url.searchParams);
  return {
    ...(await load(args, listOwnQuestions, { query: { page } })),
    flash: takeFlash(args),
    messages: packedMessages(language, 'accountMenu', 'questionPage', 'questions'),
  };
};

export const action = performAnswer;

export default function QuestionsRoute() {
  const refused = useActionData<typeof action>();
  return <QuestionsPage {...useLoaderData<typeof loader>()} refused={refused} />;
}
