import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { findChallenge, sendCode, verify } from '#contract/account/identity.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { makePaths, withQuery } from '#web/lib/paths/paths.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveFlash, leaveMessage } from '#web/lib/visit/flash.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { dropChallenge, findChallengeToken, keepChallenge } from './challenge.server.ts';
import { codeDigits } from './code-digits.ts';
import { completeSignIn, returnPath } from '#web/components/identity/complete-sign-in.server.ts';
import type { FormAnswer } from '#web/components/identity/form-answer.ts';
import { setPassword } from '#web/components/identity/perform-sign-in.server.ts';
import { refused } from '#web/components/identity/refused.server.ts';
import { signInQuery } from '#web/components/identity/sign-in-query.ts';

/** Where somebody goes who waits for no code: to sign in, or to their profile if they have. */
const elsewhere = ({ context, url }: LoaderFunctionArgs): Response => {
  const { language, profile } = context.get(visitContext);
  const paths = makePaths(language);
  return redirect(
    profile ? paths.profile() : withQuery(paths.login(), signInQuery(url.searchParams)),
    303,
  );
};

/** The token of the code that is waited for; without one the request ends at sign-in. */
const requireToken = (args: LoaderFunctionArgs): string => {
  const token = findChallengeToken(args);
  if (!token) throw elsewhere(args);
  return token;
};

/** What the code is for and where it was sent. One that is over leads to sign-in, which says so. */
export const requireChallenge = async (args: LoaderFunctionArgs) => {
  const answer = await call(args, findChallenge, { json: { challenge: requireToken(args) } });
  if (answer.ok) return { ...answer.data, asked_at: Date.now() };
  dropChallenge(args);
  leaveMessage(args, 'error', 'identity.codeOver');
  throw elsewhere(args);
};

const resend = async (args: ActionFunctionArgs, challenge: string): Promise<FormAnswer> => {
  const answer = await call(args, sendCode, { json: { challenge } });
  if (!answer.ok) return refused(answer);
  keepChallenge(args, answer.data.challenge);
  return { kind: 'resent' };
};

/** Enters the code, with a new password where it is for one, or has another code sent. */
export const performVerification = async (
  args: ActionFunctionArgs,
): Promise<FormAnswer | Response> => {
  const challenge = requireToken(args);
  const form = await args.request.formData();
  if (form.get('intent') === 'resend') return resend(args, challenge);
  const code = codeDigits(formText(form, 'code'));
  if (form.has('password')) return setPassword(args, form, { challenge, code });
  const answer = await call(args, verify, { json: { challenge, code } });
  if (!answer.ok) return refused(answer);
  const { signed_in: signedIn } = answer.data;
  if (signedIn) return completeSignIn(args, signedIn);
  dropChallenge(args);
  leaveFlash(args, 'message', answer.message);
  return redirect(returnPath(args, 'profile'), 303);
};
