import type { Db, Trx } from '#db/client.ts';
import type { SignedCredential } from '#contract/account/passkey.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Log } from '#api/http/env.ts';
import { ok, refuse, type Refused, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { completeSignIn, type Guest } from '#api/identity/complete-sign-in.ts';
import { noteProof } from '#api/identity/prove.ts';
import type { SignedIn } from '#contract/account/identity.ts';
import {
  loadWebauthn,
  startCeremony,
  takeChallenge,
  TIMEOUT_MS,
  verified,
  type Site,
} from './ceremony.ts';

type Asking = { site: Site; language: LanguageCode; now: Date };

/** What a device is asked that signs somebody in: the same for everybody, since nobody is named. */
export const startPasskeySignIn = (db: Db, asking: Asking) =>
  startCeremony(db, { ...asking, accountId: undefined }, async (challenge) =>
    (await loadWebauthn()).generateAuthenticationOptions({
      rpID: asking.site.rpID,
      challenge,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
    }),
  );

/** The passkey of that id with whom it signs in; undefined where there is none, or its account is closed. */
const findPasskey = (db: Db, id: string) =>
  db
    .selectFrom('passkey as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.public_key', 'p.counter', 'p.account_id', 'a.shopper_id'])
    .where('p.id', '=', id)
    .where('a.disabled_at', 'is', null)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst();

type Known = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

const verifySigned = async (
  { response, ...rest }: SignedCredential,
  { id, public_key, counter, account_id }: Known,
  { challenge, site }: { challenge: string; site: Site },
) => {
  if (Buffer.from(response.userHandle, 'base64url').toString() !== account_id)
    throw new Error('the passkey was made for another account');
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { verified: isSigned, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...rest, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(public_key), counter },
  });
  if (!isSigned) throw new Error('the signature is not that of the passkey');
  return authenticationInfo.newCounter;
};

/**
 * Notes the use; false where the passkey has meanwhile been used with the same count or been deleted.
 * Most keepers of passkeys do not count and always say 0.
 */
const noteUse = async (
  trx: Trx,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

type Answered = { request: string; credential: SignedCredential; site: Site; now: Date };

/** The passkey that has signed what was asked, with its new count; or why it is not taken. */
const readSigned = async (
  db: Db,
  log: Log,
  { request, credential, site, now }: Answered,
): Promise<{ passkey: Known; counter: number } | Refused> => {
  const challenge = await takeChallenge(db, { request, accountId: undefined, now });
  if (challenge === undefined) return refuse('passkey.expired');
  const passkey = await findPasskey(db, credential.id);
  if (!passkey) return refuse('passkey.unknown');
  const counter = await verified(log, () => verifySigned(credential, passkey, { challenge, site }));
  return counter === undefined ? refuse('passkey.notAccepted') : { passkey, counter };
};

type SigningIn = Answered &
  Asking & {
    guest: Guest | undefined;
    userAgent: string | undefined;
  };

/** Signs in who owns the passkey. */
export const signInByPasskey = async (
  db: Db,
  log: Log,
  { guest, userAgent, language, ...answered }: SigningIn,
): Promise<Reply<SignedIn>> => {
  const signed = await readSigned(db, log, answered);
  if ('kind' in signed) return signed;
  const { now } = answered;
  const { counter } = signed;
  const { id, account_id, shopper_id } = signed.passkey;
  return transact(db, async (trx) => {
    const signedIn = await completeSignIn(trx, {
      account: { id: account_id, shopperId: shopper_id },
      guest,
      userAgent,
      language,
      now,
      isNew: false,
    });
    return (await noteUse(trx, { id, counter, now }))
      ? ok(signedIn)
      : refuse('passkey.notAccepted');
  });
};

/** Proves again who is signed in, by a passkey of the same account. */
export const proveByPasskey = async (
  db: Db,
  log: Log,
  { accountId, sessionId, ...answered }: Answered & { accountId: string; sessionId: string },
): Promise<Reply<Record<string, never>>> => {
  const signed = await readSigned(db, log, answered);
  if ('kind' in signed) return signed;
  const { passkey, counter } = signed;
  const { now } = answered;
  if (passkey.account_id !== accountId) return refuse('passkey.notAccepted');
  return transact(db, async (trx) => {
    await noteProof(trx, sessionId, now);
    const isNoted = await noteUse(trx, { id: passkey.id, counter, now });
    return isNoted ? ok({}, 'account.proven') : refuse('passkey.notAccepted');
  });
};
