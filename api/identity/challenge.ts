import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Purpose } from '#contract/account/identity.ts';
import type { Db, Trx } from '#db/client.ts';
import { getSecret } from '#db/secret.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { hashToken } from '#api/http/session.ts';

export const CODE_MINUTES = 10;
export const CHALLENGE_TIMES = { tries: 5, resendAfterSeconds: 60 } as const;
/** How long another code may be asked for, and how long the link of a mail counts. */
const LINK_MINUTES = 30;
const TOKEN_BYTES = 32;
const MINUTE_MS = 60_000;

/** What a challenge keeps until its code is right. */
export type Payload = {
  /** The language of the page where the code was asked for. */
  language: LanguageCode;
  /** Sign-up, and a login at another provider. */
  name?: string;
  /** Sign-up. */
  passwordHash?: string;
  /** A login at another provider, which the address is proven for. */
  provider?: 'google' | 'facebook';
  subject?: string;
};

export type Challenge = {
  id: string;
  purpose: Purpose;
  /** One of the two: where its codes are sent. */
  email: string | null;
  /** E.164. */
  phone: string | null;
  accountId: string | null;
  payload: Payload;
  tries: number;
  sentAt: Date;
};

export type NewChallenge = Pick<Challenge, 'purpose' | 'payload'> & {
  email?: string | undefined;
  phone?: string | undefined;
  /** Whose it is, where somebody is signed in; addresses are looked up when a code is sent. */
  accountId?: string | undefined;
  now: Date;
};

const COLUMNS = sql`id, purpose, email, phone, account_id as "accountId", payload, tries, sent_at as "sentAt"`;

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

/** Seconds until another code may be sent. */
export const resendAfter = ({ sentAt }: Pick<Challenge, 'sentAt'>, now: Date): number => {
  const passed = (now.getTime() - sentAt.getTime()) / 1000;
  return Math.max(0, Math.ceil(CHALLENGE_TIMES.resendAfterSeconds - passed));
};

/** Writes a challenge whose code is yet to be made, see `renewCode`. Of its token only the hash is kept. */
export const insertChallenge = async (
  trx: Trx,
  { purpose, email, phone, accountId, payload, now }: NewChallenge,
): Promise<{ challenge: Challenge; token: string }> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { rows } = await sql<Challenge>`
    insert into challenge
      (token_hash, purpose, email, phone, account_id, code_hash, payload, sent_at, created_at, expires_at)
    values (${hashToken(token)}, ${purpose}, ${email ?? null}, ${phone ?? null}, ${accountId ?? null},
      ${randomBytes(TOKEN_BYTES)}, ${JSON.stringify(payload)}::jsonb, ${now}, ${now},
      ${after(now, LINK_MINUTES)})
    returning ${COLUMNS}`.execute(trx);
  const [challenge] = rows;
  if (!challenge) throw new Error('a challenge was not written');
  return { challenge, token };
};

/** The challenge of a token while it lasts. */
export const findChallengeOf = async (
  db: Db | Trx,
  token: string,
  now: Date,
  { isLocked = false } = {},
): Promise<Challenge | undefined> => {
  const { rows } = await sql<Challenge>`
    select ${COLUMNS} from challenge
    where token_hash = ${hashToken(token)} and expires_at > ${now}
    ${isLocked ? sql`for update` : sql``}`.execute(db);
  return rows[0];
};

/** The code itself is not in the database: 6 digits are soon tried out by whoever reads a backup. */
const hashCode = async (db: Db | Trx, id: string, code: string): Promise<Buffer> =>
  createHmac('sha256', await getSecret(db, 'codes'))
    .update(`${id} ${code}`)
    .digest();

export type Renewed = { code: string; linkToken: string };

/**
 * Another code and link in place of the former ones, which are worth nothing from now on. Tries are not
 * given back. One that is not `live` has none that could be entered, and takes as long.
 */
export const renewCode = async (
  trx: Trx,
  { id }: Challenge,
  { isLive, now }: { isLive: boolean; now: Date },
): Promise<Renewed> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const linkToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const codeHash = await hashCode(trx, id, code);
  await sql`
    update challenge set
      code_hash = ${isLive ? codeHash : randomBytes(codeHash.length)},
      link_hash = ${isLive ? hashToken(linkToken) : randomBytes(codeHash.length)},
      sent_at = ${now}, expires_at = ${after(now, LINK_MINUTES)}
    where id = ${id}`.execute(trx);
  return { code, linkToken };
};

/** What became of a code that was entered. */
export type Tried =
  | { outcome: 'right'; challenge: Challenge; codeHash: Buffer }
  | { outcome: 'wrong'; triesLeft: number }
  /** There is no such challenge, or its code is too old. */
  | { outcome: 'over' };

/**
 * Tries a code. The try is counted in the statement that reads what it is compared with, so that no
 * number of guesses at once is more than the tries that are left; not to be called in a transaction,
 * which would forget it when it is rolled back.
 */
export const tryCode = async (
  db: Db,
  { token, code, now }: { token: string; code: string; now: Date },
): Promise<Tried> => {
  const { rows } = await sql<Challenge & { codeHash: Buffer }>`
    update challenge set tries = tries + 1
    where token_hash = ${hashToken(token)} and expires_at > ${now}
      and sent_at > ${after(now, -CODE_MINUTES)} and tries < ${CHALLENGE_TIMES.tries}
    returning ${COLUMNS}, code_hash as "codeHash"`.execute(db);
  const [row] = rows;
  if (!row) {
    const known = await findChallengeOf(db, token, now);
    const isTriedOut = known && known.tries >= CHALLENGE_TIMES.tries;
    return isTriedOut ? { outcome: 'wrong', triesLeft: 0 } : { outcome: 'over' };
  }
  const { codeHash, ...challenge } = row;
  if (timingSafeEqual(codeHash, await hashCode(db, challenge.id, code)))
    return { outcome: 'right', challenge, codeHash };
  return { outcome: 'wrong', triesLeft: CHALLENGE_TIMES.tries - challenge.tries };
};

/** Takes a challenge whose code was right, once: false where it was taken or renewed in the meantime. */
export const takeChallenge = async (
  trx: Trx,
  { challenge, codeHash }: Extract<Tried, { outcome: 'right' }>,
): Promise<boolean> => {
  const taken = await trx
    .deleteFrom('challenge')
    .where('id', '=', challenge.id)
    .where('code_hash', '=', codeHash)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
};

/** Whether a link counts. */
export const findLink = async (
  db: Db,
  { linkToken, now }: { linkToken: string; now: Date },
): Promise<boolean> => {
  const found = await db
    .selectFrom('challenge')
    .select('id')
    .where('link_hash', '=', hashToken(linkToken))
    .where('purpose', '=', 'reset')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
};

/** Takes the challenge of a link, once. */
export const takeLink = async (
  trx: Trx,
  { linkToken, now }: { linkToken: string; now: Date },
): Promise<Challenge | undefined> => {
  const { rows } = await sql<Challenge>`
    delete from challenge
    where link_hash = ${hashToken(linkToken)} and purpose = 'reset' and expires_at > ${now}
    returning ${COLUMNS}`.execute(trx);
  return rows[0];
};
