import { z } from 'zod';
import { profile } from './account.ts';
import { EMAIL } from '#contract/addresses/address.ts';
import { endpoint } from '#contract/endpoint.ts';
import { PASSWORD_LEAST } from './password-rules.ts';
import { mergeRefusals } from '#contract/refusals.ts';
import { required } from '#contract/required.ts';

export const EMAIL_REFUSALS = ['identity.emailRequired', 'identity.emailInvalid'] as const;
export const NAME_REFUSALS = [
  'identity.nameRequired',
  'identity.nameShort',
  'identity.nameLong',
] as const;
/** What may be wrong with a new password. */
export const NEW_PASSWORD_REFUSALS = [
  'identity.passwordLength',
  'identity.passwordLong',
  'identity.passwordCommon',
] as const;
/** What may be wrong with a code, and that there is none to be entered any more. */
export const CODE_REFUSALS = {
  201: ['identity.wrongCode', 'identity.noTriesLeft'],
  404: ['identity.codeOver'],
} as const;

/** One letter is a slip or an initial, no name to write to. */
const NAME_LEAST = 2;

/** Error messages are message keys; the API translates them. */
export const emailInput = z
  .string(required('identity.emailRequired'))
  .trim()
  .min(1, 'identity.emailRequired')
  .max(254, 'identity.emailInvalid')
  .regex(EMAIL, 'identity.emailInvalid');

export const nameInput = z
  .string(required('identity.nameRequired'))
  .trim()
  .min(1, 'identity.nameRequired')
  .min(NAME_LEAST, 'identity.nameShort')
  .max(120, 'identity.nameLong');

/** The least is a stated rule of the shop; which passwords are too common is checked by the API. */
export const newPassword = z
  .string(required('identity.passwordLength'))
  .min(PASSWORD_LEAST, 'identity.passwordLength')
  .max(128, 'identity.passwordLong');

export const phoneInput = z.string().trim().min(4, 'identity.phoneInvalid').max(32);
/** What a sign-in is asked with: too long for a password is simply a wrong one. */
export const givenPassword = z.string(required('identity.wrongPassword')).max(1_000);
const code = z.string(required('identity.wrongCode')).trim().max(20);
/** The token of a challenge: only the browser that asked for a code holds it. */
const challengeToken = z.string().max(100);

/** A code is on its way. The answer is the same whether or not anybody has that address. */
export const challenge = z.object({
  challenge: z.string(),
  /** Seconds until another code may be sent. */
  resend_after: z.int().min(0),
});
export type Challenge = z.infer<typeof challenge>;

/** Who has signed in; the token exists nowhere else. */
export const signedIn = z.object({
  token: z.string(),
  /** A new token of the guest, where orders of other addresses stay with them. */
  guest_token: z.string().nullable(),
  user: profile,
  /** What signing in has changed in the cart and so on, translated; null where nothing has. */
  notice: z.string().nullable(),
  /** Whether this is a new account. */
  is_new: z.boolean(),
});
export type SignedIn = z.infer<typeof signedIn>;

export const signUp = endpoint({
  method: 'POST',
  path: '/user/signup',
  summary: 'Begin an account: a code is sent, which `verify` takes',
  json: z.object({ name: nameInput, email: emailInput, password: newPassword }),
  refusals: { 201: [...NAME_REFUSALS, ...EMAIL_REFUSALS, ...NEW_PASSWORD_REFUSALS] },
  data: challenge,
});

export const signInByPassword = endpoint({
  method: 'POST',
  path: '/user/signin',
  summary: 'Sign in with e-mail and password',
  json: z.object({ email: emailInput, password: givenPassword }),
  refusals: { 201: [...EMAIL_REFUSALS, 'identity.wrongPassword'] },
  data: signedIn,
});

export const sendCode = endpoint({
  method: 'POST',
  path: '/user/otp',
  summary: 'Send a code to sign in with, by e-mail or, where the shop can, by SMS',
  json: z.object({
    email: emailInput.optional(),
    phone: phoneInput.optional(),
    /** Sends the code of this challenge again, in place of an address. */
    challenge: challengeToken.optional(),
  }),
  refusals: {
    201: [...EMAIL_REFUSALS, 'identity.phoneInvalid', 'identity.noTriesLeft'],
    404: ['identity.codeOver', 'identity.phoneUnavailable'],
    503: ['identity.smsFailed'],
  },
  data: challenge,
});

export const PURPOSES = ['signup', 'login', 'email', 'phone', 'reset', 'social', 'proof'] as const;
export const purpose = z.enum(PURPOSES);
export type Purpose = z.infer<typeof purpose>;

export const findChallenge = endpoint({
  method: 'POST',
  path: '/user/challenge',
  summary: 'What a code is being waited for, for the browser that asked for it',
  json: z.object({ challenge: challengeToken }),
  refusals: { 404: ['identity.codeOver'] },
  data: z.object({
    purpose,
    /** Where the code was sent. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    resend_after: z.int().min(0),
    tries_left: z.int().min(0),
  }),
});

export const verify = endpoint({
  method: 'POST',
  path: '/verify',
  summary: 'Enter the code: signs in, signs up, or proves an address',
  json: z.object({ challenge: challengeToken, code }),
  refusals: mergeRefusals(CODE_REFUSALS, {
    201: ['account.emailTaken', 'account.phoneTaken', 'social.disabled'],
  }),
  data: z.object({ purpose, signed_in: signedIn.nullable() }),
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/user/forgot-password',
  summary: 'Send a code and a link to set another password with',
  json: z.object({ email: emailInput }),
  refusals: { 201: EMAIL_REFUSALS },
  data: challenge,
});

/** The same call under its shorter path. */
export const forgotPasswordShort = { ...forgotPassword, path: '/forgot-password' };

export const resetPassword = endpoint({
  method: 'POST',
  path: '/user/update-password',
  summary: 'Set another password, with the code or the link that was sent',
  json: z.object({
    /** Of the link. */
    token: z.string().max(100).optional(),
    challenge: challengeToken.optional(),
    code: code.optional(),
    password: newPassword,
  }),
  refusals: {
    ...CODE_REFUSALS,
    201: [...CODE_REFUSALS[201], ...NEW_PASSWORD_REFUSALS],
    404: ['identity.codeOver', 'identity.linkOver'],
  },
  data: signedIn,
});

/** The same call under its shorter path. */
export const resetPasswordShort = { ...resetPassword, path: '/update-password' };

export const signOut = endpoint({
  method: 'POST',
  path: '/user/logout',
  summary: 'End this session',
  audience: 'shopper',
  data: z.object({}),
});

/** The same for clients that can only ask by GET; what a browser asks in advance ends nothing. */
export const signOutByGet = endpoint({
  method: 'GET',
  path: '/user/logout',
  summary: 'End this session',
  audience: 'shopper',
  cache: 'personal',
  data: z.object({}),
});
