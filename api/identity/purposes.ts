import type { Purpose, SignedIn } from '#contract/account/identity.ts';
import type { Trx } from '#db/client.ts';
import { ok, type Reply } from '#api/http/reply.ts';
import { enterNewEmail } from './change-email.ts';
import { enterNewPhone } from './change-phone.ts';
import { completeSignIn, guestOf } from './complete-sign-in.ts';
import { createAccount } from './create-account.ts';
import type { Challenge } from './challenge.ts';
import type { AnyCall } from './deps.ts';
import { codeOver } from './enter-code.ts';
import { findAccount } from './find-account.ts';
import { enterProof } from './prove.ts';
import { verifySocial } from './social/sign-in.ts';

/**
 * What a right code does, in the transaction that takes its challenge; a refusal undoes both. The answer
 * is who has signed in by it, or null where nobody has.
 */
export type PurposeHandler = (
  trx: Trx,
  challenge: Challenge,
  call: AnyCall,
) => Promise<Reply<SignedIn | null>>;

/** What a new account is called until its owner says otherwise: what stands before the @, or the number. */
const nameOf = ({ email, phone, payload }: Challenge): string =>
  payload.name ?? email?.replace(/(?:\+.*)?@.*$/, '') ?? phone ?? '';

/** Signs in to the account of the proven address, which is made where there is none. */
const signInOrUp: PurposeHandler = async (trx, challenge, call) => {
  const { email, phone, payload } = challenge;
  const { now, language, userAgent } = call;
  const guest = guestOf(call);
  const known = await findAccount(trx, { email, phone });
  const account = known
    ? { ...known, isNew: false }
    : await createAccount(trx, {
        name: nameOf(challenge),
        email: email ?? undefined,
        phone: phone ?? undefined,
        language: payload.language,
        passwordHash: payload.passwordHash,
        guestShopper: guest,
        now,
      });
  if (account.isDisabled) return codeOver();
  const { isNew } = account;
  const signingIn = { account, guest, userAgent, language, now, isNew };
  return ok(await completeSignIn(trx, signingIn), 'identity.signedIn');
};

/** What may be entered at `verify`, by purpose. A code for another password goes to `update-password`. */
export const PURPOSE_HANDLERS: Partial<Record<Purpose, PurposeHandler>> = {
  signup: signInOrUp,
  login: signInOrUp,
  proof: enterProof,
  email: enterNewEmail,
  phone: enterNewPhone,
  social: verifySocial,
};
