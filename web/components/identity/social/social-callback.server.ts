import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { PROVIDER_NAMES } from '#contract/account/login-providers.ts';
import { finishSocialLogin, giveSocialEmail } from '#contract/account/social-login.ts';
import type { SocialOutcome } from '#contract/account/social-login.ts';
import { translator } from '#i18n/messages.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { beginVerification } from '#web/components/identity/code/challenge.server.ts';
import { completeSignIn } from '#web/components/identity/complete-sign-in.server.ts';
import type { SignInResult, FormAnswer } from '#web/components/identity/form-answer.ts';
import { refused } from '#web/components/identity/refused.server.ts';
import { findReturnPath } from '#web/components/identity/return-path.server.ts';
import { signInQuery } from '#web/components/identity/sign-in-query.ts';
import { findSocialToken, keepSocialToken } from './social-token.server.ts';

/** The same request, as if it were asked for by an address that says where one came from. */
const cameFrom = (
  args: LoaderFunctionArgs,
  { redirect: path, intent }: Pick<SocialOutcome, 'redirect' | 'intent'>,
): LoaderFunctionArgs => ({
  ...args,
  url: new URL(withQuery(args.url.pathname, { redirect: path, intent }), args.url),
});

/** Where it is said that nothing came of it: to sign in, or one's profile where one is signed in. */
const leave = (args: LoaderFunctionArgs, text?: string): Response => {
  const { language, profile } = args.context.get(visitContext);
  const paths = makePaths(language);
  if (text !== undefined) leaveFlash(args, 'error', text);
  return redirect(
    profile ? paths.profile() : withQuery(paths.login(), signInQuery(args.url.searchParams)),
    303,
  );
};

/** Goes on with what has come of a sign-in at a provider. */
const goOn = async (
  args: LoaderFunctionArgs,
  outcome: SocialOutcome,
): Promise<SignInResult | Response> => {
  const { provider, signed_in: signedIn, challenge, token, redirect: path } = outcome;
  const { language } = args.context.get(visitContext);
  const t = translator(language);
  const paths = makePaths(language);
  const there = cameFrom(args, outcome);
  const values = { provider: PROVIDER_NAMES[provider] };
  if (signedIn) return completeSignIn(there, signedIn);
  if (challenge) return beginVerification(there, challenge.challenge, 'social');
  if (token !== null) {
    keepSocialToken(args, token);
    return redirect(withQuery(paths.socialCallback(), signInQuery(there.url.searchParams)), 303);
  }
  if (outcome.outcome !== 'linked') return leave(there, t('social.cancelled', values));
  leaveFlash(args, 'message', t('social.linked', values));
  return redirect(findReturnPath(path) ?? paths.profile(), 303);
};

const PARAMETERS = ['code', 'state', 'iss', 'error'] as const;

/**
 * Receives who comes back from a provider. Without what a provider adds to the address it is the page that
 * asks for an e-mail address, which the provider did not name: undefined then.
 */
export const receiveCallback = async (
  args: LoaderFunctionArgs,
): Promise<SignInResult | Response | undefined> => {
  const token = findSocialToken(args);
  const { searchParams } = args.url;
  const answered = PARAMETERS.filter((name) => searchParams.has(name));
  if (answered.length === 0) return token ? undefined : leave(args);
  // A page that is loaded again has done its part the first time.
  if (!token && args.context.get(visitContext).profile) return leave(args);
  keepSocialToken(args, '');
  const given = Object.fromEntries(answered.map((name) => [name, searchParams.get(name) ?? '']));
  const answer = await call(args, finishSocialLogin, { json: { ...given, token: token ?? '' } });
  return answer.ok ? goOn(args, answer.data) : leave(args, answer.message);
};

/** Has a code sent to the address that the shopper gives. */
export const performSocialEmail = async (
  args: ActionFunctionArgs,
): Promise<FormAnswer | Response> => {
  const token = findSocialToken(args);
  if (!token) return leave(args);
  const email = formText(await args.request.formData(), 'email');
  const answer = await call(args, giveSocialEmail, { json: { token, email } });
  if (!answer.ok) return refused(answer, { email });
  keepSocialToken(args, '');
  return (await goOn(args, answer.data)) as Response;
};
