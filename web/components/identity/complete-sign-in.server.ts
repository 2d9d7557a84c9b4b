import { redirect, type ActionFunctionArgs } from 'react-router';
import type { SignedIn } from '#contract/account/identity.ts';
import { isScripted } from '#web/lib/page-data/personal-page.ts';
import { isPersonal } from '#web/lib/paths/page-kind.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { signIn } from '#web/lib/visit/session.server.ts';
import { dropChallenge } from './code/challenge.server.ts';
import type { SignInResult } from './form-answer.ts';
import { finishIntent, readIntent } from './intent.server.ts';
import { findReturnPath } from './return-path.server.ts';

/** Where one goes on afterwards: where one was; else home, or to one's profile. */
export const returnPath = (
  { url, context }: ActionFunctionArgs,
  fallback: 'home' | 'profile' = 'home',
): string =>
  findReturnPath(url.searchParams.get('redirect')) ??
  makePaths(context.get(visitContext).language)[fallback]();

/**
 * From now on the visitor is who has signed in: what they had begun is finished, and they go on where they
 * were. What has changed is said there, by the script that shows the page, else by a personal page itself;
 * before a page that is the same for everybody it is said in between.
 */
export const completeSignIn = async (
  args: ActionFunctionArgs,
  signedIn: SignedIn,
): Promise<SignInResult | Response> => {
  signIn(args, signedIn);
  dropChallenge(args);
  const to = returnPath(args);
  const finished = await finishIntent(args, readIntent(args.url));
  const notice = [signedIn.notice, finished].filter((text) => text !== null).join(' ') || null;
  const saidThere = notice === null || isPersonal(new URL(to, args.url).pathname);
  if (isScripted(args.request) || !saidThere)
    return { kind: 'signed-in', to, notice, profile: signedIn.user, isNew: signedIn.is_new };
  if (notice !== null) leaveFlash(args, 'message', notice);
  return redirect(to, 303);
};
