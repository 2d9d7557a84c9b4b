import { useActionData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { subscribeEmail } from '#contract/subscriptions/subscription.ts';
import {
  NewsletterPage,
  type NewsletterOutcome,
} from '#web/components/subscription/newsletter-page.tsx';
import { call } from '#web/lib/page-data/api.server.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const meta = personalMeta<typeof loader>((t) => t('layout.newsletter'));

export const loader = ({ context }: LoaderFunctionArgs) => ({
  messages: packedMessages(context.get(visitContext).language, 'newsletter'),
});

export const action = async (args: ActionFunctionArgs): Promise<NewsletterOutcome> => {
  const email = formText(await args.request.formData(), 'subscriber');
  const answer = await call(args, subscribeEmail, { json: { email } });
  const { message } = answer;
  if (answer.ok) return { kind: 'asked', message };
  return { kind: 'refused', message, fields: answer.fields, typed: { email } };
};

export default function NewsletterRoute() {
  return <NewsletterPage answer={useActionData<typeof action>()} />;
}
