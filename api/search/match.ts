import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { search, type SearchResult } from '#api/search/engine/search.ts';
import { MOST_MATCHES, type Condition } from '#api/search/engine/statement.ts';
import type { Vocabularies } from '#api/search/engine/vocabularies.ts';

export type Searched = {
  /** All matches, the best first, those behind the ranked ones by popularity; null: nothing found. */
  ids: number[] | null;
  total: number;
  /** There are more matches than `ids` holds. */
  capped: boolean;
  /** "Did you mean". */
  suggestions: string[];
  /** What was searched instead, where a word was unknown. */
  corrected: string | null;
};

export type SearchedFor = {
  q: string;
  language: LanguageCode;
  /** A condition on `doc`, a row of search_doc, that matches have to fulfil as well. */
  where?: Condition | undefined;
};

/** The matches that were counted but not ranked. */
const listOthers = async (
  db: Db,
  { ids, condition }: SearchResult,
  { language, where }: SearchedFor,
): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    select product_id
    from (
      select doc.product_id, doc.popularity from search_doc doc
      where doc.language = ${sql.lit(language)} and ${condition} and ${where ?? sql`true`}
      limit ${sql.lit(MOST_MATCHES)}) found
    where product_id <> all (${ids}::bigint[])
    order by popularity desc, product_id`.execute(db);
  return rows.map(({ product_id }) => product_id);
};

/** Finds products for a text. */
export const findMatch = async (
  db: Db,
  vocabularies: Vocabularies,
  asked: SearchedFor,
): Promise<Searched> => {
  const { where, ...text } = asked;
  const result = await search(db, vocabularies, where ? { ...text, where } : text);
  const { ids: best, total, capped, suggestions, corrected } = result;
  const others = best.length < total ? await listOthers(db, result, asked) : [];
  const ids = [...best, ...others].slice(0, MOST_MATCHES);
  return {
    ids: ids.length > 0 ? ids : null,
    total,
    capped,
    suggestions,
    corrected: corrected?.to ?? null,
  };
};
