import type { Db, Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';

export type SynonymGroup = { id: number; language: string; terms: string[] };

/** The groups of terms that mean the same, of one language or all, in the order they were added. */
export const listSynonyms = async (
  db: Db | Trx,
  language?: LanguageCode,
): Promise<SynonymGroup[]> => {
  const groups = db.selectFrom('synonym').select(['id', 'language', 'terms']).orderBy('id');
  return (language ? groups.where('language', '=', language) : groups).execute();
};

/**
 * Adds a group of at least two terms; searches know it within a minute. Terms may have several
 * words. Returns the group's id. Throws where the terms are fewer than two.
 */
export const addSynonyms = async (
  db: Db | Trx,
  language: LanguageCode,
  terms: string[],
): Promise<number> => {
  const { id } = await db
    .insertInto('synonym')
    .values({ language, terms })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Removes a group; false where there was none. */
export const removeSynonyms = async (db: Db | Trx, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('synonym').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};
