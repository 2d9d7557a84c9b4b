import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { signedIn } from './identity.ts';
import { required } from '#contract/required.ts';

/** Bytes as a browser gives them, in base64url. */
const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/);

/** A credential's id has 1,023 bytes at most. */
const CREDENTIAL_ID = 1_364;
const credentialId = bytes(CREDENTIAL_ID).min(1);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** A new credential as a browser makes it, in JSON. */
const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

/** What a credential has signed, in JSON. */
const signedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    /** What the device was given as the id of the person. */
    userHandle: bytes(100),
  }),
});
export type SignedCredential = z.infer<typeof signedCredential>;

/** What a device is asked, once and for ten minutes. */
const ceremony = z.object({
  /** Names the question when it is answered; only the browser that asked holds it. */
  request: z.string(),
  /** The passkeys of the shop are made and used on pages of this origin alone. */
  origin: z.string(),
  /** For `navigator.credentials`, in JSON: `parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
  options: z.record(z.string(), z.unknown()),
});
export type Ceremony = z.infer<typeof ceremony>;

const request = z.string(required('passkey.expired')).max(100, 'passkey.expired');

export const passkey = z.object({
  id: z.string(),
  /** What keeps it, or what its owner calls it; empty where neither is known. */
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

const name = z
  .string(required('passkey.nameRequired'))
  .trim()
  .min(1, 'passkey.nameRequired')
  .max(60, 'passkey.nameLong');
const nameRefusals = ['passkey.nameRequired', 'passkey.nameLong'];
const params = z.object({ id: z.string().max(CREDENTIAL_ID) });

export const startPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/register-options',
  summary: 'Begin a passkey: what the device is asked; only shortly after signing in',
  audience: 'account',
  refusals: { 201: ['passkey.tooMany'], 403: ['account.proofNeeded'] },
  data: ceremony,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/register',
  summary: 'Add the passkey that the device has made',
  audience: 'account',
  json: z.object({ request, credential: newCredential }),
  refusals: {
    201: ['passkey.expired', 'passkey.notAccepted', 'passkey.known'],
    403: ['account.proofNeeded'],
  },
  data: passkey,
});

export const startPasskeySignIn = endpoint({
  method: 'POST',
  path: '/user/passkeys/sign-in-options',
  summary: 'Begin a sign-in by passkey: the device finds the account, nobody is named',
  data: ceremony,
});

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/sign-in',
  summary: 'Sign in with what the passkey has signed',
  json: z.object({ request, credential: signedCredential }),
  refusals: { 201: ['passkey.expired', 'passkey.unknown', 'passkey.notAccepted'] },
  data: signedIn,
});

export const provePasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/prove',
  summary: 'Prove again who is signed in, by what a passkey of the account has signed',
  audience: 'account',
  json: z.object({ request, credential: signedCredential }),
  refusals: { 201: ['passkey.expired', 'passkey.unknown', 'passkey.notAccepted'] },
  data: z.object({}),
});

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/user/passkeys',
  summary: 'The passkeys of the account, the newest first',
  audience: 'account',
  cache: 'personal',
  data: z.object({
    passkeys: z.array(passkey),
    /** Where another one can be made. */
    origin: z.string(),
    /** Whether who is here must be proven again before another one is added. */
    needs_proof: z.boolean(),
  }),
});

export const renamePasskey = endpoint({
  method: 'POST',
  path: '/user/passkeys/{id}',
  summary: 'Give a passkey another name',
  audience: 'account',
  params,
  json: z.object({ name }),
  refusals: { 201: nameRefusals, 404: ['api.notFound'] },
  data: passkey,
});

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: '/user/passkeys/{id}',
  summary: 'Delete a passkey; a code by e-mail or SMS still signs in',
  audience: 'account',
  params,
  refusals: { 404: ['api.notFound'] },
  data: z.object({ id: z.string() }),
});
