import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Limits } from './limits/call-limits.ts';
import { tooMany, type Failed } from './reply.ts';

/** Who owns a cart, addresses, orders and wishes: a visitor who saved something, or an account's. */
export type Shopper = { id: string };
/** A shopper who is yet to be written, with the token of their guest session. */
export type NewShopper = Shopper & { token: string; language: LanguageCode; now: Date };

/** Who asks: what their token names. */
export type Caller = {
  session: { id: string; kind: SessionKind; provedAt: Date | null };
  shopper: Shopper;
  /** Undefined for a guest. */
  account: { id: string } | undefined;
};

export type SessionKind = 'guest' | 'account';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TOKEN_LENGTH = 18;
/** A guest's token is 18 characters base62, an account's 32 bytes base64url. */
const TOKEN = /^(?:[0-9A-Za-z]{18}|[\w-]{43})$/;
/** The largest multiple of 62 in a byte: bytes above it would favour the first letters. */
const FAIR = 248;
const DAY_MS = 86_400_000;

/** How long a session lasts after its last use, and after how long a use is written down. */
export const SESSION_TIMES = {
  // A guest's cookie ends a year after the last visit; a clock that is wrong gets a month.
  guest: { days: 395, seenEveryMs: DAY_MS },
  account: { days: 30, seenEveryMs: DAY_MS / 24 },
} as const satisfies Record<SessionKind, { days: number; seenEveryMs: number }>;

/** A guest's token: 18 characters base62 (107 bits) from a cryptographic source. */
export const makeToken = (): string => {
  let token = '';
  while (token.length < TOKEN_LENGTH) {
    for (const byte of randomBytes(TOKEN_LENGTH)) {
      if (byte < FAIR && token.length < TOKEN_LENGTH) token += ALPHABET[byte % ALPHABET.length];
    }
  }
  return token;
};

/** What the database knows of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The same text, undefined where it cannot be a token. */
export const tokenOf = (text: string | undefined): string | undefined =>
  text !== undefined && TOKEN.test(text) ? text : undefined;

/** The token of `Authorization: Bearer`, undefined where there is none or it cannot be one. */
export const bearerToken = (headers: Headers): string | undefined =>
  tokenOf(headers.get('authorization')?.match(/^Bearer +(\S+)$/i)?.[1]);

type SessionRow = { id: string; kind: SessionKind; shopper_id: string; last_seen_at: Date };

/** Lets a session that is used go on, and notes that its shopper was here. */
const extendSession = async (db: Db, session: SessionRow, now: Date): Promise<void> => {
  const { days } = SESSION_TIMES[session.kind];
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  await sql`
    with used as (
      update session set last_seen_at = ${now}, expires_at = least(ends_at, ${expiresAt})
      where id = ${session.id} returning shopper_id)
    update shopper set seen_at = ${now} from used where id = used.shopper_id`.execute(db);
};

/**
 * The caller whom the token names; undefined where its session has ended, never was, or belongs to
 * an account that is disabled or erased.
 */
export const findCaller = async (db: Db, token: string, now: Date): Promise<Caller | undefined> => {
  const session = await db
    .selectFrom('session as s')
    .leftJoin('account as a', 'a.id', 's.account_id')
    .select(['s.id', 's.shopper_id', 's.account_id', 's.last_seen_at', 's.proved_at'])
    .where('s.token_hash', '=', hashToken(token))
    .where('s.expires_at', '>', now)
    .where('a.disabled_at', 'is', null)
    .where('a.erased_at', 'is', null)
    .executeTakeFirst();
  if (!session) return undefined;
  const { id, shopper_id, account_id, last_seen_at, proved_at } = session;
  const kind: SessionKind = account_id === null ? 'guest' : 'account';
  if (now.getTime() - last_seen_at.getTime() > SESSION_TIMES[kind].seenEveryMs)
    await extendSession(db, { id, kind, shopper_id, last_seen_at }, now);
  return {
    session: { id, kind, provedAt: proved_at },
    shopper: { id: shopper_id },
    account: account_id === null ? undefined : { id: account_id },
  };
};

/** A shopper who is yet to be written, see `newShopperRows`. */
export const makeShopper = (language: LanguageCode, now: Date): NewShopper => ({
  id: randomUUID(),
  token: makeToken(),
  language,
  now,
});

/** What stands behind `with` where a shopper who was made is written, with their guest session. */
export const newShopperRows = ({ id, token, language, now }: NewShopper): RawBuilder<unknown> => {
  const expiresAt = new Date(now.getTime() + SESSION_TIMES.guest.days * DAY_MS);
  return sql`
    made_shopper as (
      insert into shopper (id, language, created_at, seen_at)
      values (${id}, ${language}, ${now}, ${now})),
    made_session as (
      insert into session
        (token_hash, kind, shopper_id, created_at, last_seen_at, expires_at, ends_at)
      values (${hashToken(token)}, 'guest', ${id}, ${now}, ${now}, ${expiresAt}, 'infinity'))`;
};

/** Writes a shopper who was made. */
export const insertShopper = async (db: Db, shopper: NewShopper): Promise<void> => {
  await sql`with ${newShopperRows(shopper)} select`.execute(db);
};

/**
 * Who has what the shopper had: the shopper of the account that they have signed in to since the call
 * began, else the shopper. Until the transaction ends, nobody merges them.
 */
export const findOwner = async (trx: Trx, shopperId: string): Promise<string> => {
  const row = await trx
    .selectFrom('shopper')
    .select('merged_into')
    .where('id', '=', shopperId)
    .forKeyShare()
    .executeTakeFirst();
  return row?.merged_into ?? shopperId;
};

/** A caller who saves something, perhaps for the first time. */
export type Visitor = {
  shopper: Shopper | undefined;
  clientAddress: string | undefined;
  language: LanguageCode;
  now: Date;
  limits: Pick<Limits, 'newShoppers'>;
};

type Known = {
  shopper: Shopper;
  /** The token of a new shopper: it exists nowhere else from now on, so the answer must carry it. */
  user_token?: string;
  /** A new shopper who is not in the database yet. */
  made?: NewShopper;
};

/** The caller, or a shopper made for them; 429 where too many are made from there. */
export const shopperOrMade = ({
  shopper,
  language,
  now,
  limits,
  clientAddress,
}: Visitor): Known | Failed => {
  if (shopper) return { shopper };
  const verdict = limits.newShoppers({ clientAddress }, now);
  if (verdict?.allowed === false) return tooMany(verdict);
  const made = makeShopper(language, now);
  return { shopper: { id: made.id }, user_token: made.token, made };
};

/** As `shopperOrMade`; the new shopper is written, and who has signed in since is found (`findOwner`). */
export const shopperOrNew = async (
  trx: Trx,
  visitor: Visitor,
): Promise<Omit<Known, 'made'> | Failed> => {
  const known = shopperOrMade(visitor);
  if ('kind' in known) return known;
  const { made, ...caller } = known;
  if (!made) return { shopper: { id: await findOwner(trx, known.shopper.id) } };
  await insertShopper(trx, made);
  return caller;
};
