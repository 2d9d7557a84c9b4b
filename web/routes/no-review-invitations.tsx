import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { refuseReviewInvitations } from '#contract/reviews/own-review.ts';
import { NoInvitationsPage } from '#web/components/review/no-invitations-page.tsx';
import { hideAddress } from '#web/lib/visit/hide-address.server.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { personalHeaders } from '#web/lib/page-data/personal-page.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { personalMeta } from '#web/lib/seo/meta.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash, takeFlash } from '#web/lib/visit/flash.server.ts';

export { clientAction, shouldRevalidate } from '#web/lib/page-data/network-error.ts';

export const headers = personalHeaders;

export const handle: Handle = { query: { token: 'one' } };

export const meta = personalMeta<typeof loader>((t) => t('reviewPage.stopTitle'));

const tokenIn = ({ url }: LoaderFunctionArgs | ActionFunctionArgs): string =>
  url.searchParams.get('token') ?? '';

/** Nothing happens by opening it: programs that look into mails open every link. */
export const loader = (args: LoaderFunctionArgs) => {
  hideAddress(args);
  const { language } = args.context.get(visitContext);
  const messages = packedMessages(language, 'reviewPage');
  return { token: tokenIn(args), flash: takeFlash(args), messages };
};

/** Its own button, and the one of the reader's mail program (RFC 8058). */
export const action = async (args: ActionFunctionArgs) => {
  const token = tokenIn(args);
  const answer = await call(args, refuseReviewInvitations, { json: { token } });
  leaveFlash(args, answer.ok ? 'message' : 'error', answer.message);
  const paths = makePaths(args.context.get(visitContext).language);
  return redirect(withQuery(paths.noReviewInvitations(), { token }), 303);
};

export default function NoReviewInvitationsRoute() {
  return <NoInvitationsPage {...useLoaderData<typeof loader>()} />;
}
