import { byGoodness } from '#api/search/engine/boost-category.ts';
import { CALLED_SO } from '#api/search/engine/called-so.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import type { Ranked } from '#api/search/engine/statement.ts';

/** So much of the first one's score the best of the others have at most. */
const BEHIND = 0.2;

/** What a match counts of a category of which none is called so. */
const OTHER = 0.6;

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
 * Goods of the kinds that are called as the query says count more than what only has its words: a laptop more than
 * a backpack for one. Of a word for several kinds those that are meant stand first: smartphones, of phones.
 */
export const calledFirst = (ranked: Ranked[], units: readonly QueryTerm[]): Ranked[] => {
  const called = ranked.filter(({ isCalledSo }) => isCalledSo);
  if (units.some(({ meant }) => meant !== undefined))
    return called.length > 0 ? firstThose(ranked, ({ isCalledSo }) => isCalledSo) : ranked;
  if (called.length < CALLED_SO) return ranked;
  const kinds = new Set(called.map(({ category }) => category));
  return ranked
    .map((match) => (kinds.has(match.category) ? match : { ...match, score: OTHER * match.score }))
    .toSorted(byGoodness);
};
