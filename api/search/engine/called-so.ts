import { sql } from 'kysely';
import { allOf, anyQuery, type QueryTerm } from '#api/search/engine/query-term.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { type Db, prepared } from '#db/client.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';

/** So many goods that are called so show what a word means here. */
export const CALLED_SO = 3;

type Asked = {
  /** The text of a tsquery of titles that call the thing so. */
  head: string;
  /** What has to stand in their heads, as it was typed; nothing: whatever they are called. */
  typed: readonly QueryTerm[];
};

/** Products by what their heads say: those with all that was typed, and those that are called so. */
export type Said = { typed: ReadonlySet<number>; called: ReadonlySet<number> };

/** Looks up what the heads of these products say. */
export const listSaid = async (
  db: Db,
  ids: readonly number[],
  { head, typed }: Asked,
  { language }: Vocabulary,
): Promise<Said> => {
  const all = typed.map(({ alternatives }) => anyQuery(alternatives)).join('&');
  const { rows } = await sql<{ id: number; isCalledSo: boolean }>`
    select product_id as id, words @@ ${head}::tsquery as "isCalledSo"
    from search_doc doc
    where product_id = any(${ids}::bigint[]) and ${isSeenIn(language, 'doc')}
      and words @@ ${all === '' ? head : all}::tsquery`.execute(prepared(db));
  return {
    typed: new Set(rows.map(({ id }) => id)),
    called: new Set(rows.flatMap(({ id, isCalledSo }) => (isCalledSo ? [id] : []))),
  };
};

/** Titles, brands, categories, tags, variants and specifications. */
const FACTS = 'ABC';

/** Which of these products have in their texts what a tsquery asks for. */
const listWith = async (
  db: Db,
  ids: readonly number[],
  query: string,
  { language }: Vocabulary,
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from search_text seen
    where product_id = any(${ids}::bigint[]) and ${isSeenIn(language, 'seen')}
      and words @@ ${query}::tsquery`.execute(prepared(db));
  return new Set(rows.map(({ id }) => id));
};

/** Which of these products have all units in their texts but the description: linen trousers, of a specification. */
export const listFactual = (
  db: Db,
  ids: readonly number[],
  units: readonly QueryTerm[],
  vocabulary: Vocabulary,
): Promise<ReadonlySet<number>> => listWith(db, ids, allOf(units, FACTS), vocabulary);

/** Which of these products have all units somewhere in their texts. */
export const listAnywhere = (
  db: Db,
  ids: readonly number[],
  units: readonly QueryTerm[],
  vocabulary: Vocabulary,
): Promise<ReadonlySet<number>> => listWith(db, ids, allOf(units), vocabulary);
