import type { ActionFunctionArgs } from 'react-router';
import {
  forgotPassword,
  resetPassword,
  sendCode,
  signInByPassword,
  signUp,
} from '#contract/account/identity.ts';
import { signInByPasskey, type SignedCredential } from '#contract/account/passkey.ts';
import { translator } from '#i18n/messages.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { formText } from '#web/lib/visit/form-text.ts';
import { beginVerification } from './code/challenge.server.ts';
import { completeSignIn } from './complete-sign-in.server.ts';
import type { FormAnswer, Refused } from './form-answer.ts';
import { requireCredential, takePasskeyRequest } from './passkey/passkey-request.server.ts';
import { refused } from './refused.server.ts';

/** Signs in whose passkey has signed what this browser was asked. */
const performPasskey = async (
  args: ActionFunctionArgs,
  form: FormData,
): Promise<FormAnswer | Response> => {
  const credential = requireCredential<SignedCredential>(args, form);
  const json = { request: takePasskeyRequest(args), credential };
  const answer = await call(args, signInByPasskey, { json });
  return answer.ok ? completeSignIn(args, answer.data) : refused(answer);
};

type Performed = Promise<FormAnswer | Response>;

/** As it was typed: spaces are part of a password. */
const passwordOf = (form: FormData): string => String(form.get('password') ?? '');

/** Refuses a new password that was repeated otherwise; the API is given it once. */
const findMismatch = (
  { context }: ActionFunctionArgs,
  form: FormData,
  typed: Refused['typed'] = {},
): Refused | undefined => {
  if (passwordOf(form) === String(form.get('password_again') ?? '')) return undefined;
  const message = translator(context.get(visitContext).language)('signIn.passwordMismatch');
  return { kind: 'refused', message, fields: { password_again: message }, typed };
};

export const performLogin = async (args: ActionFunctionArgs): Performed => {
  const form = await args.request.formData();
  if (form.get('intent') === 'passkey') return performPasskey(args, form);
  const email = formText(form, 'email');
  const answer = await call(args, signInByPassword, {
    json: { email, password: passwordOf(form) },
  });
  return answer.ok ? completeSignIn(args, answer.data) : refused(answer, { email });
};

export const performRegister = async (args: ActionFunctionArgs): Performed => {
  const form = await args.request.formData();
  const typed = { name: formText(form, 'name'), email: formText(form, 'email') };
  const mismatch = findMismatch(args, form, typed);
  if (mismatch) return mismatch;
  const answer = await call(args, signUp, { json: { ...typed, password: passwordOf(form) } });
  if (!answer.ok) return refused(answer, typed);
  return beginVerification(args, answer.data.challenge, 'signup');
};

/** Whether this is a phone number, in digits of any script, in place of an e-mail address. */
const isPhone = (typed: string): boolean => /\p{Nd}/u.test(typed) && !/[@\p{L}]/u.test(typed);

export const performOtpLogin = async (args: ActionFunctionArgs): Performed => {
  const form = await args.request.formData();
  if (form.get('intent') === 'passkey') return performPasskey(args, form);
  const email = formText(form, 'email');
  const json = isPhone(email) ? { phone: email } : { email };
  const answer = await call(args, sendCode, { json });
  if (!answer.ok) return refused(answer, { email });
  return beginVerification(args, answer.data.challenge, 'login');
};

const askForReset = async (args: ActionFunctionArgs, form: FormData): Performed => {
  const email = formText(form, 'email');
  const answer = await call(args, forgotPassword, { json: { email } });
  if (!answer.ok) return refused(answer, { email });
  return beginVerification(args, answer.data.challenge, 'reset');
};

/** Sets the new password with what proves that it may be: the link's token, or the challenge's code. */
export const setPassword = async (
  args: ActionFunctionArgs,
  form: FormData,
  proof: { token: string } | { challenge: string; code: string },
): Performed => {
  const mismatch = findMismatch(args, form);
  if (mismatch) return mismatch;
  const answer = await call(args, resetPassword, {
    json: { ...proof, password: passwordOf(form) },
  });
  return answer.ok ? completeSignIn(args, answer.data) : refused(answer);
};

/** Asks for a code to choose another password with; or, behind the link of the mail, sets it. */
export const performForgotPassword = async (args: ActionFunctionArgs): Performed => {
  const form = await args.request.formData();
  const token = args.url.searchParams.get('token');
  return token ? setPassword(args, form, { token }) : askForReset(args, form);
};
