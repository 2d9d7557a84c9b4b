import { CALLED_SO, listFactual } from '#api/search/engine/called-so.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import type { Ranked } from '#api/search/engine/statement.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';

/**
 * Leaves out what only mentions a word in its description, where goods are called by it: a puzzle is no lamp, though
 * one stands on its picture. Of several words, be they a term, one may well be said in a description.
 */
export const withoutMentions = async (
  db: Db,
  ranked: Ranked[],
  units: readonly QueryTerm[],
  vocabulary: Vocabulary,
): Promise<Ranked[]> => {
  const [unit, ...others] = units;
  const isWord = others.length === 0 && unit?.words === undefined;
  const mentioning = ranked.filter(({ isInHead }) => !isInHead);
  const called = ranked.filter(({ isCalledSo }) => isCalledSo).length;
  if (!isWord || mentioning.length === 0 || called < CALLED_SO) return ranked;
  const ids = mentioning.map(({ id }) => id);
  const factual = await listFactual(db, ids, units, vocabulary);
  return ranked.filter(({ id, isInHead }) => isInHead || factual.has(id));
};
