import type { ActionFunctionArgs } from 'react-router';
import { subscribeEmail } from '#contract/subscriptions/subscription.ts';
import type { NewsletterAnswer } from '#web/components/footer/send-newsletter.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

/** What the script of the footer's form is told. */
export const action = async (args: ActionFunctionArgs) => {
  const form = await args.request.formData();
  const { ok, message } = await call(args, subscribeEmail, {
    json: { email: formText(form, 'subscriber') },
  });
  const answer: NewsletterAnswer = { ok, message };
  return Response.json(answer, { headers: { 'Cache-Control': 'no-store' } });
};
