import { redirect, type LoaderFunctionArgs } from 'react-router';
import { startSocialLogin } from '#contract/account/social-login.ts';
import { findReturnPath } from '#web/components/identity/return-path.server.ts';
import { SIGN_IN_QUERY, signInQuery } from '#web/components/identity/sign-in-query.ts';
import { keepSocialToken } from '#web/components/identity/social/social-token.server.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';

export const handle: Handle = { query: SIGN_IN_QUERY };

const NEEDS_PROOF = 403;
const NOT_KEPT = { headers: { 'Cache-Control': 'private, no-store' } };

/**
 * Leads to Google or Facebook. Who is signed in links a login of theirs, which only a page of the shop may
 * begin: a link elsewhere could have them link somebody else's.
 */
export const loader = async (args: LoaderFunctionArgs) => {
  const { request, context, params, url } = args;
  const { language, profile } = context.get(visitContext);
  const paths = makePaths(language);
  if (profile && request.headers.get('sec-fetch-site') !== 'same-origin')
    return redirect(paths.profile(), NOT_KEPT);
  const { redirect: given, intent } = signInQuery(url.searchParams);
  const answer = await call(args, startSocialLogin, {
    params: { provider: params['provider'] ?? '' },
    query: { redirect: findReturnPath(given), intent: intent ?? undefined },
  });
  if (answer.ok) {
    keepSocialToken(args, answer.data.token);
    return redirect(answer.data.url, NOT_KEPT);
  }
  if (answer.status === NEEDS_PROOF)
    return redirect(paths.confirmIdentity(paths.profile()), NOT_KEPT);
  leaveFlash(args, 'error', answer.message);
  const back = profile ? paths.profile() : withQuery(paths.login(), { redirect: given, intent });
  return redirect(back, NOT_KEPT);
};
