import { z } from 'zod';
import { languageCodes } from '#i18n/languages.ts';
import { profile } from './account.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  challenge,
  EMAIL_REFUSALS,
  emailInput,
  givenPassword,
  NAME_REFUSALS,
  nameInput,
  NEW_PASSWORD_REFUSALS,
  newPassword,
  phoneInput,
} from './identity.ts';
import { id } from '#contract/ids.ts';

/** Where the account is signed in. */
export const openedSession = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  /** Its browser and system, as `Firefox (Windows)`; '' where it does not say. */
  device: z.string(),
  created_at: z.iso.datetime(),
  /** To within an hour. */
  last_seen_at: z.iso.datetime(),
});
export type OpenedSession = z.infer<typeof openedSession>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  summary: 'How and where the account is signed in, the newest use first',
  audience: 'account',
  cache: 'personal',
  data: z.object({
    sessions: z.array(openedSession),
    has_password: z.boolean(),
    /** Whether who is here must be proven again before anything of sign-in is changed. */
    needs_proof: z.boolean(),
  }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions',
  summary: 'Sign out one session of the account, or all others',
  audience: 'account',
  query: z.object({ id: id.optional() }),
  json: z.object({ id: id.optional() }).optional(),
  refusals: { 404: ['api.notFound'] },
  data: z.object({ ended: z.int().min(0) }),
});

export const updateProfile = endpoint({
  method: 'POST',
  path: '/user/update-profile',
  summary: 'Change the name, and the language of mails',
  audience: 'account',
  json: z.object({ name: nameInput, language: z.enum(languageCodes).optional() }),
  refusals: { 201: NAME_REFUSALS },
  data: z.object({ user: profile }),
});

export const updateUserPassword = endpoint({
  method: 'POST',
  path: '/user/update-user-password',
  summary: 'Set another password; the other sessions end, and this one has a new token',
  audience: 'account',
  json: z.object({
    /** Not needed where who is here has been proven a moment ago. */
    old_password: givenPassword.optional(),
    password: newPassword,
  }),
  refusals: {
    201: [...NEW_PASSWORD_REFUSALS, 'account.wrongPassword'],
    403: ['account.proofNeeded'],
  },
  data: z.object({ token: z.string(), ended: z.int().min(0) }),
});

export const prove = endpoint({
  method: 'POST',
  path: '/user/prove',
  summary: 'Prove again who is here: with the password, or by a code that is sent',
  audience: 'account',
  json: z.object({ password: givenPassword.optional() }),
  refusals: { 201: ['account.wrongPassword'], 503: ['identity.smsFailed'] },
  data: z.object({
    proven: z.boolean(),
    /** Where a code was sent: what `verify` takes. */
    challenge: challenge.nullable(),
  }),
});

export const changeEmail = endpoint({
  method: 'POST',
  path: '/user/change-email',
  summary: 'Send a code to another address, which becomes the account’s when it is entered',
  audience: 'account',
  json: z.object({ email: emailInput }),
  refusals: { 201: EMAIL_REFUSALS, 403: ['account.proofNeeded'] },
  data: challenge,
});

export const changePhone = endpoint({
  method: 'POST',
  path: '/user/change-phone',
  summary: 'Send a code to another phone, which becomes the account’s when it is entered',
  audience: 'account',
  json: z.object({
    phone: phoneInput,
    /** Whose numbers are meant where it does not begin with +; without it the shop's own. */
    country: z.string().trim().toUpperCase().length(2, 'identity.phoneInvalid').optional(),
  }),
  refusals: {
    201: ['identity.phoneInvalid', 'account.phoneSame'],
    403: ['account.proofNeeded'],
    404: ['identity.phoneUnavailable'],
    503: ['identity.smsFailed'],
  },
  data: challenge,
});

export const deletePhone = endpoint({
  method: 'DELETE',
  path: '/user/phone',
  summary: 'Take the phone off the account, which then signs in by its e-mail address',
  audience: 'account',
  refusals: { 201: ['account.phoneNeeded'], 403: ['account.proofNeeded'] },
  data: z.object({}),
});

export const exportAccount = endpoint({
  method: 'GET',
  path: '/user/export',
  summary: 'All that the shop knows of the person, as JSON',
  audience: 'account',
  cache: 'personal',
  data: z.record(z.string(), z.unknown()),
});

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/user/delete',
  summary: 'Erase the account; orders stay without the person',
  audience: 'account',
  refusals: { 403: ['account.proofNeeded'], 404: ['api.notFound'] },
  data: z.object({}),
});
