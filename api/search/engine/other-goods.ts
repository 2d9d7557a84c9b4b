import { CALLED_SO, listSaid } from '#api/search/engine/called-so.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import { headOf } from '#api/search/engine/score.ts';
import type { Ranked } from '#api/search/engine/statement.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';

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
  const typed = units.map((unit) => ({
    ...unit,
    alternatives: [...unit.alternatives, ...(unit.meantBehind ?? [])],
    synonyms: [],
  }));
  const head = headOf(typed, vocabulary);
  if (head === null) return ranked;
  const found = ranked.map(({ id }) => id);
  const said = await listSaid(db, found, { head, typed }, vocabulary);
  if (said.called.size < CALLED_SO) return ranked;
  const kinds = new Set(
    ranked.filter(({ id }) => said.typed.has(id)).map(({ category }) => category),
  );
  return ranked.filter(({ category }) => kinds.has(category));
};
