import type { Log } from '#api/http/env.ts';
import { fail, ok, refuse, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { deviceNameOf } from '#api/identity/device-name.ts';
import type { Ceremony, NewCredential, Passkey } from '#contract/account/passkey.ts';
import type { Db } from '#db/client.ts';
import { getSettings } from '#db/settings.ts';
import { inLanguage } from '#db/texts.ts';
import { isLanguageCode, type LanguageCode } from '#i18n/languages.ts';
import { queueMail } from '#jobs/mail/queue-mail.ts';
import { authenticatorOf } from './authenticators.ts';
import {
  loadWebauthn,
  startCeremony,
  takeChallenge,
  TIMEOUT_MS,
  verified,
  type Site,
} from './ceremony.ts';
import { presentPasskey } from './own-passkeys.ts';

/** Far more than a person's devices. */
const MOST = 20;
/** EdDSA, ES256, RS256: what every process can verify, whichever Node runs it. */
const ALGORITHMS = [-8, -7, -257];

/** Who adds a passkey, and where. */
type Adding = { accountId: string; site: Site; language: LanguageCode; now: Date };

const readAccount = (db: Db, id: string) =>
  db
    .selectFrom('account')
    .select(['name', 'email', 'phone', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();

const listCredentials = (db: Db, accountId: string) =>
  db
    .selectFrom('passkey')
    .select(['id', 'transports'])
    .where('account_id', '=', accountId)
    .execute();

/** What the device is asked to make: a passkey that the shop can find the account by alone. */
export const startPasskey = async (db: Db, adding: Adding): Promise<Reply<Ceremony>> => {
  const { accountId, site, language } = adding;
  const [account, credentials, { site_name }] = await Promise.all([
    readAccount(db, accountId),
    listCredentials(db, accountId),
    getSettings(db),
  ]);
  if (!account) return fail(401, 'api.signInFirst');
  if (credentials.length >= MOST) return refuse('passkey.tooMany');
  const ceremony = await startCeremony(db, adding, async (challenge) =>
    (await loadWebauthn()).generateRegistrationOptions({
      rpName: inLanguage(site_name, language),
      rpID: site.rpID,
      userID: new TextEncoder().encode(accountId),
      userName: account.email ?? account.phone ?? account.name,
      userDisplayName: account.name,
      challenge,
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: credentials,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  return ok(ceremony);
};

/**
 * Throws where the device proves its make. It is not asked to; and to check such a proof is to read
 * certificates that a stranger has sent.
 */
const requireNoCertificates = async ({ response }: NewCredential): Promise<void> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(
    new Uint8Array(Buffer.from(response.attestationObject, 'base64url')),
  );
  const format = attestation.get('fmt');
  const isSigned = format !== 'none' && format !== 'packed';
  if (isSigned || attestation.get('attStmt').get('x5c'))
    throw new Error(`an attestation that was not asked for: ${format}`);
};

const verifyNew = async (credential: NewCredential, challenge: string, site: Site) => {
  await requireNoCertificates(credential);
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!registrationInfo) throw new Error('the attestation is not signed with the new key');
  return registrationInfo;
};

/** What the device has answered, and the browser around it. */
type Made = { request: string; credential: NewCredential; userAgent: string | undefined };

/** Keeps the passkey that the device has made, and tells its owner by mail. */
export const addPasskey = async (
  db: Db,
  log: Log,
  { request, credential: given, userAgent = '', ...adding }: Adding & Made,
): Promise<Reply<Passkey>> => {
  const { accountId, site, language, now } = adding;
  const challenge = await takeChallenge(db, { request, accountId, now });
  if (challenge === undefined) return refuse('passkey.expired');
  const made = await verified(log, () => verifyNew(given, challenge, site));
  if (!made) return refuse('passkey.notAccepted');
  const { credential, aaguid } = made;
  const device = deviceNameOf(userAgent);
  return transact(db, async (trx) => {
    const account = await readAccount(trx, accountId);
    if (!account) return fail(401, 'api.signInFirst');
    const row = await trx
      .insertInto('passkey')
      .values({
        id: credential.id,
        account_id: accountId,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name: authenticatorOf(aaguid) ?? device ?? '',
        created_at: now,
      })
      // Perhaps another account's: nobody takes over a passkey.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning(['id', 'name', 'created_at', 'last_used_at'])
      .executeTakeFirst();
    if (!row) return refuse('passkey.known');
    if (account.email !== null)
      await queueMail(trx, {
        kind: 'linked',
        key: `linked:passkey:${row.id}`,
        to: account.email,
        language: isLanguageCode(account.language) ? account.language : language,
        data: {
          name: account.name,
          time: now.toISOString(),
          provider: 'passkey',
          ...(device && { device }),
        },
      });
    return ok(presentPasskey(row), 'passkey.added');
  });
};
