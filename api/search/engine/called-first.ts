import { CALLED_SO } from '#api/search/engine/called-so.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import type { Ranked } from '#api/search/engine/statement.ts';

/** So much of the first one's score the best of the others have at most. */
const BEHIND = 0.2;

/** Those that pass first, both in their order, the scores of the others no more than a share of the best of the first. */
export const firstThose = (ranked: Ranked[], isFirst: (match: Ranked) => boolean): Ranked[] => {
  const first = ranked.filter(isFirst);
  const others = ranked.filter((match) => !isFirst(match));
  const best = Math.max(...others.map(({ score }) => score));
  const most = BEHIND * Math.max(...first.map(({ score }) => score));
  const factor = best > most ? most / best : 1;
  return [...first, ...others.map((other) => ({ ...other, score: factor * other.score }))];
};

/**
 * Puts goods of the kinds that are called as the query says before what only has its words: a backpack for a laptop
 * stands behind all laptops. Of a word for several kinds those that are meant stand first: smartphones, of phones.
 */
export const calledFirst = (ranked: Ranked[], units: readonly QueryTerm[]): Ranked[] => {
  const called = ranked.filter(({ isCalledSo }) => isCalledSo);
  if (units.some(({ meant }) => meant !== undefined))
    return called.length > 0 ? firstThose(ranked, ({ isCalledSo }) => isCalledSo) : ranked;
  if (called.length < CALLED_SO) return ranked;
  const kinds = new Set(called.map(({ category }) => category));
  return firstThose(ranked, ({ category }) => kinds.has(category));
};
