import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { REPORT_REASONS } from '#contract/reviews/review-rules.ts';
import { getReview, reportReview } from '#contract/reviews/review-vote.ts';
import { FeedbackPage } from '#web/components/review/feedback-page.tsx';
import { call, load } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash, takeFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

export { clientAction, headers, shouldRevalidate } from '#web/lib/page-data/personal-form.ts';

export const meta = personalMeta<typeof loader>((t, { review: { name } }) =>
  t('reviewPage.feedbackTitle', { name }),
);

/** One review, whether it has helped who asks, and what they hold against it. */
export const loader = async (args: LoaderFunctionArgs) => {
  const { id = '' } = args.params;
  const { language } = args.context.get(visitContext);
  return {
    ...(await load(args, getReview, { params: { id } })),
    flash: takeFlash(args),
    messages: packedMessages(language, 'reviewPage', 'reviews'),
  };
};

export const action = async (args: ActionFunctionArgs) => {
  const { id = '' } = args.params;
  const form = await args.request.formData();
  const reason = REPORT_REASONS.find((one) => one === formText(form, 'reason'));
  const details = formText(form, 'details');
  const json = { ...(reason && { reason }), details } as { reason: 'other'; details: string };
  const answer = await call(args, reportReview, { params: { id }, json });
  if (!answer.ok) {
    const { message, fields } = answer;
    return { kind: 'refused' as const, message, fields, typed: { reason, details } };
  }
  leaveFlash(args, 'message', answer.message);
  return redirect(makePaths(args.context.get(visitContext).language).reviewFeedback(id), 303);
};

export default function ReviewFeedbackRoute() {
  return (
    <FeedbackPage
      {...useLoaderData<typeof loader>()}
      refused={useActionData<typeof action>() ?? undefined}
    />
  );
}
