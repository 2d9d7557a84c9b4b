import { randomBytes } from 'node:crypto';
import type { Db } from '#db/client.ts';
import type { Log } from '#api/http/env.ts';
import { hashToken } from '#api/http/session.ts';
import type { Ceremony } from '#contract/account/passkey.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** The library of passkeys; it is large, and most who visit a shop have none: loaded on first use. */
export const loadWebauthn = () => import('@simplewebauthn/server');

const BYTES = 32;
const MINUTES = 10;

/** How long a device may take to answer, milliseconds. */
export const TIMEOUT_MS = 5 * 60_000;

/** Where passkeys are made and used: an origin, and the host that they belong to. */
export type Site = { origin: string; rpID: string };

export const siteOf = (origin: string): Site => ({ origin, rpID: new URL(origin).hostname });

type Asking = {
  /** The account that adds a passkey; undefined where somebody signs in, whoever that is. */
  accountId: string | undefined;
  site: Site;
  language: LanguageCode;
  now: Date;
};

/**
 * Asks a device something random. What it was is kept for ten minutes under the hash of a token that
 * nobody but the caller has.
 */
export const startCeremony = async (
  db: Db,
  { accountId, site, language, now }: Asking,
  optionsFor: (challenge: Uint8Array<ArrayBuffer>) => Promise<object>,
): Promise<Ceremony> => {
  const token = randomBytes(BYTES).toString('base64url');
  const challenge = new Uint8Array(randomBytes(BYTES));
  const options = await optionsFor(challenge);
  await db
    .insertInto('sign_in_request')
    .values({
      token_hash: hashToken(token),
      kind: 'passkey',
      account_id: accountId ?? null,
      secrets: JSON.stringify({ challenge: Buffer.from(challenge).toString('base64url') }),
      language,
      expires_at: new Date(now.getTime() + MINUTES * 60_000),
    })
    .execute();
  return { request: token, origin: site.origin, options: { ...options } };
};

/**
 * The challenge that was asked under this token, once: whatever becomes of the answer, it is forgotten.
 * Undefined where it is over, was never asked, or was asked of another account or for another purpose.
 */
export const takeChallenge = async (
  db: Db,
  { request, accountId, now }: { request: string; accountId: string | undefined; now: Date },
): Promise<string | undefined> => {
  const taken = await db
    .deleteFrom('sign_in_request')
    .where('token_hash', '=', hashToken(request))
    .where('kind', '=', 'passkey')
    .where('account_id', 'is not distinct from', accountId ?? null)
    .where('expires_at', '>', now)
    .returning('secrets')
    .executeTakeFirst();
  return (taken?.secrets as { challenge: string } | undefined)?.challenge;
};

/**
 * What the library makes of a device's answer; undefined where it does not hold, with the reason in the
 * log: such as another origin, where the operator has to set PUBLIC_URL.
 */
export const verified = async <Result>(
  log: Log,
  verify: () => Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await verify();
  } catch (error) {
    log.info({ err: error }, 'a passkey was not accepted');
    return undefined;
  }
};
