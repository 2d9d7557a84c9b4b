import { sql } from 'kysely';
import { anyQuery, type QueryTerm } from '#api/search/engine/query-term.ts';
import { headOf } from '#api/search/engine/score.ts';
import type { Ranked } from '#api/search/engine/statement.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { type Db, prepared } from '#db/client.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';

/** So many goods that are called just as was typed show what the word means here. */
const CALLED_SO = 3;

type Said = { id: number; isCalledSo: boolean };

/** Of these products those that have the typed words in their heads, and which of them are called so. */
const listSaid = async (
  db: Db,
  ids: readonly number[],
  units: readonly QueryTerm[],
  vocabulary: Vocabulary,
): Promise<Said[]> => {
  const typed = units.map((unit) => ({ ...unit, synonyms: [] }));
  const { rows } = await sql<Said>`
    select product_id as id, words @@ ${headOf(typed, vocabulary)}::tsquery as "isCalledSo"
    from search_doc doc
    where product_id = any(${ids}::bigint[]) and ${isSeenIn(vocabulary.language, 'doc')}
      and words @@ ${typed.map(({ alternatives }) => anyQuery(alternatives)).join('&')}::tsquery`.execute(
    prepared(db),
  );
  return rows;
};

/**
 * Leaves out what only a synonym has found among goods of which none has the typed word: a laptop is a notebook, but
 * no paper one. Where hardly anything is called as was typed, the synonym says what is meant.
 */
export const withoutOtherGoods = async (
  db: Db,
  ranked: Ranked[],
  units: readonly QueryTerm[],
  vocabulary: Vocabulary,
): Promise<Ranked[]> => {
  const isLiteral = units.every(({ synonyms, comesNear }) => synonyms.length === 0 || comesNear);
  const isOfOneKind = ranked.every(({ category }) => category === ranked[0]?.category);
  if (isLiteral || isOfOneKind) return ranked;
  const said = await listSaid(
    db,
    ranked.map(({ id }) => id),
    units,
    vocabulary,
  );
  if (said.filter(({ isCalledSo }) => isCalledSo).length < CALLED_SO) return ranked;
  const ids = new Set(said.map(({ id }) => id));
  const kinds = new Set(ranked.filter(({ id }) => ids.has(id)).map(({ category }) => category));
  return ranked.filter(({ category }) => kinds.has(category));
};
