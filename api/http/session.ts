import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import type { Limits } from './call-limits.ts';
import { tooMany, type Failed } from './reply.ts';

/** A visitor with saved data, such as a cart. */
export type Guest = { id: string };
export type NewGuest = Guest & { token: string; language: LanguageCode; now: Date };

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

/** A guest who is yet to be written, see `insertGuest`. */
export const makeGuest = (language: LanguageCode, now: Date): NewGuest => ({
  id: randomUUID(),
  token: makeToken(),
  language,
  now,
});

/** `insert` of a guest who was made. */
export const insertGuest = ({ id, token, language, now }: NewGuest): RawBuilder<unknown> => sql`
  insert into guest (id, token_hash, language, created_at, seen_at)
  values (${id}, ${hashToken(token)}, ${language}, ${now}, ${now})`;

/** A caller who saves something, perhaps for the first time. */
export type Visitor = {
  guest: Guest | undefined;
  clientAddress: string | undefined;
  language: LanguageCode;
  now: Date;
  limits: Pick<Limits, 'newGuests'>;
};

type Known = {
  guest: Guest;
  /** The token of a new guest: it exists nowhere else from now on, so the answer must carry it. */
  user_token?: string;
  /** Who is yet to be written. */
  made?: NewGuest;
};

/** The caller, or a guest made for them; 429 where too many are made from there. */
export const guestOrMade = ({
  guest,
  language,
  now,
  limits,
  clientAddress,
}: Visitor): Known | Failed => {
  if (guest) return { guest };
  const verdict = limits.newGuests({ clientAddress }, now);
  if (verdict?.allowed === false) return tooMany(verdict);
  const made = makeGuest(language, now);
  return { guest: { id: made.id }, user_token: made.token, made };
};

/** As `guestOrMade`, and the new guest is written. */
export const guestOrNew = async (
  db: Db,
  visitor: Visitor,
): Promise<Omit<Known, 'made'> | Failed> => {
  const known = guestOrMade(visitor);
  if ('kind' in known || !known.made) return known;
  const { made, ...kept } = known;
  await insertGuest(made).execute(db);
  return kept;
};
