import { CALLED_SO, listAnywhere, listFactual } from '#api/search/engine/called-so.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import type { Ranked } from '#api/search/engine/statement.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';

/**
 * Leaves out what only mentions a word in its description, where goods are called by it: a puzzle is no lamp, though
 * one stands on its picture. Of several words one may well be said in a description, by what is called as they say: of a
 * wireless mouse no keyboard that goes with one.
 */
export const withoutMentions = async (
  db: Db,
  ranked: Ranked[],
  units: readonly QueryTerm[],
  vocabulary: Vocabulary,
): Promise<Ranked[]> => {
  const [unit, ...others] = units;
  const isWord = others.length === 0 && unit?.words === undefined;
  const isKept = ({ isInHead, isCalledSo }: Ranked): boolean => isInHead || (!isWord && isCalledSo);
  const mentioning = ranked.filter((match) => !isKept(match));
  const called = ranked.filter(({ isCalledSo }) => isCalledSo).map(({ id }) => id);
  if (mentioning.length === 0 || called.length < CALLED_SO) return ranked;
  const isSaid = isWord || (await listAnywhere(db, called, units, vocabulary)).size >= CALLED_SO;
  if (!isSaid) return ranked;
  const ids = mentioning.map(({ id }) => id);
  const factual = await listFactual(db, ids, units, vocabulary);
  return ranked.filter((match) => isKept(match) || factual.has(match.id));
};
