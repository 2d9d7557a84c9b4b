import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Limits } from './limits.ts';
import { tooMany, type Failed } from './reply.ts';

/** A visitor who keeps something. */
export type Guest = { id: string };
type NewGuest = Guest & { token: string };

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TOKEN_LENGTH = 18;
const TOKEN = /^[0-9A-Za-z]{18}$/;
/** The largest multiple of 62 in a byte: bytes above it would favour the first letters. */
const FAIR = 248;
const DAY_MS = 86_400_000;

/** 18 characters base62 (107 bits) from a cryptographic source. */
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

/** The guest that was given this token; `now` marks them as seen, once a day. */
export const findGuest = async (db: Db, token: string, now: Date): Promise<Guest | undefined> => {
  const guest = await db
    .selectFrom('guest')
    .select(['id', 'seen_at'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!guest) return undefined;
  if (now.getTime() - guest.seen_at.getTime() > DAY_MS)
    await db.updateTable('guest').set({ seen_at: now }).where('id', '=', guest.id).execute();
  return { id: guest.id };
};

/**
 * Makes a guest; `token` exists nowhere else from now on, so the answer of this call must carry it
 * as `user_token`.
 */
export const createGuest = async (db: Db, language: LanguageCode, now: Date): Promise<NewGuest> => {
  const token = makeToken();
  const { id } = await db
    .insertInto('guest')
    .values({ token_hash: hashToken(token), language, created_at: now, seen_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
};

/** Who keeps something, perhaps for the first time. */
export type Visitor = {
  guest: Guest | undefined;
  clientAddress: string | undefined;
  language: LanguageCode;
  now: Date;
  limits: Pick<Limits, 'newGuests'>;
};

/** The caller, or a new guest with the token to answer with; 429 where too many are made from there. */
export const guestOrNew = async (
  db: Db,
  { guest, language, now, limits, clientAddress }: Visitor,
): Promise<{ guest: Guest; user_token?: string } | Failed> => {
  if (guest) return { guest };
  const verdict = limits.newGuests({ clientAddress }, now);
  if (verdict?.allowed === false) return tooMany(verdict);
  const { id, token } = await createGuest(db, language, now);
  return { guest: { id }, user_token: token };
};
