import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { tokens } from '#db/search/normalise.ts';
import type { LanguageCode } from '#i18n/languages.ts';

type Miss = { language: string; query: string; times: number; last_on: string };

const LONGEST = 80;
/** More digits than that may be a phone or card number. */
const MOST_DIGITS = 6;

const mayBePersonal = (q: string): boolean =>
  q.includes('@') || q.length > LONGEST || (q.match(/\p{N}/gu) ?? []).length > MOST_DIGITS;

/**
 * Counts a search without results, so that the owner can add a synonym or a product. Nothing about
 * the visitor is stored, and texts that may be a person's address or number are not stored at all.
 */
export const recordZeroResults = async (
  db: Db,
  { q, language, now }: { q: string; language: LanguageCode; now: Date },
): Promise<void> => {
  const query = tokens(q, language)
    .map(({ word }) => word)
    .join(' ');
  if (query === '' || mayBePersonal(q)) return;
  await sql`
    insert into search_miss (language, query, last_on)
    values (${language}, ${query}, ${now.toISOString().slice(0, 10)})
    on conflict (language, query) do update set (times, last_on) = (search_miss.times + 1, excluded.last_on)`.execute(
    db,
  );
};

/** The searches that found nothing, of one language or all, the most frequent first. */
export const listZeroResults = async (
  db: Db,
  limit: number,
  language?: LanguageCode,
): Promise<Miss[]> => {
  const misses = db
    .selectFrom('search_miss')
    .select(['language', 'query', 'times', 'last_on'])
    .orderBy('times', 'desc')
    .orderBy('last_on', 'desc')
    .orderBy('query')
    .limit(limit);
  return (language ? misses.where('language', '=', language) : misses).execute();
};

/** Deletes the searches without results, of one language or all; returns their number. */
export const clearZeroResults = async (db: Db, language?: LanguageCode): Promise<number> => {
  const misses = db.deleteFrom('search_miss');
  const { numDeletedRows } = await (
    language ? misses.where('language', '=', language) : misses
  ).executeTakeFirst();
  return Number(numDeletedRows);
};
