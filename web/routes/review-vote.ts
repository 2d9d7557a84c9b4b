import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { voteReview } from '#contract/reviews/review-vote.ts';
import { translator } from '#i18n/messages.ts';
import type { VoteAnswer } from '#web/components/review/vote-answer.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

const VOTES: Readonly<Record<string, boolean>> = { yes: true, no: false };

const pageOf = ({ context, params }: LoaderFunctionArgs | ActionFunctionArgs): string =>
  makePaths(context.get(visitContext).language).reviewFeedback(params['id'] ?? '');

/** Whoever opens its address sees the page of the review. */
export const loader = (args: LoaderFunctionArgs) => redirect(pageOf(args));

/**
 * Says whether a review has helped. The script of the product's page is answered in JSON; a form without
 * scripts is led to the page of the review, since the product's page is the same for everybody.
 */
export const action = async (args: ActionFunctionArgs) => {
  const form = await args.request.formData();
  const helpful = VOTES[formText(form, 'helpful')] ?? null;
  const id = args.params['id'] ?? '';
  const answer = await call(args, voteReview, { params: { id }, json: { helpful } });
  if (args.request.headers.get('accept') === 'application/json') {
    const t = translator(args.context.get(visitContext).language);
    const count = answer.ok ? answer.data.helpful : 0;
    const said: VoteAnswer = {
      ok: answer.ok,
      message: answer.message,
      helpful: count > 0 ? t('reviews.helpful', { count }) : '',
    };
    return Response.json(said, { headers: { 'Cache-Control': 'no-store' } });
  }
  leaveFlash(args, answer.ok ? 'message' : 'error', answer.message);
  return redirect(pageOf(args), 303);
};
