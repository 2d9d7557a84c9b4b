import { redirect } from 'react-router';
import { followStore } from '#contract/stores/store-follow.ts';
import { findReturnPath } from '#web/components/identity/return-path.server.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext, type RequestArgs } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';

/** What a button of a page is told. */
export type FollowAnswer = {
  ok: boolean;
  message: string;
  /** Where one has to sign in first. */
  login?: string;
};

type Args = RequestArgs & { request: Request; url: URL };

/** The page of the shop that the form was sent from. */
const pageBefore = ({ request, url }: Args): string | undefined => {
  const referrer = URL.parse(request.headers.get('referer') ?? '');
  return referrer?.origin === url.origin
    ? findReturnPath(referrer.pathname + referrer.search)
    : undefined;
};

const SIGN_IN_FIRST = 401;

/**
 * Follows a store or stops it, as the form says (`following` is 0 or 1; without it, it follows). Scripts are
 * answered with JSON, a form without them by the page of the stores that one follows, or that of signing in.
 */
export const performFollow = async (args: Args): Promise<Response> => {
  const form = await args.request.formData();
  const store_id = formText(form, 'store_id');
  const following = formText(form, 'following') !== '0';
  const answer = await call(args, followStore, { json: { store_id, following } });
  const { ok, message } = answer;
  const paths = makePaths(args.context.get(visitContext).language);
  const redirectTo = pageBefore(args) ?? paths.following();
  const login =
    !answer.ok && answer.status === SIGN_IN_FIRST
      ? withQuery(paths.login(), { redirect: redirectTo, intent: `follow:${store_id}` })
      : undefined;
  if (args.request.headers.get('accept')?.includes('application/json'))
    return Response.json({ ok, message, ...(login && { login }) } satisfies FollowAnswer);
  if (login) return redirect(login, 303);
  leaveFlash(args, ok ? 'message' : 'error', message);
  return redirect(paths.following(), 303);
};
