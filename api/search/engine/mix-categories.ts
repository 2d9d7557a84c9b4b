import type { Ranked } from '#api/search/engine/statement.ts';

/**
 * Takes the best of each category in turn, for what may be anything, as a gift is: else all of the first ones would
 * be of one kind.
 */
export const mixCategories = (ranked: readonly Ranked[]): Ranked[] => {
  const taken = new Map<number, number>();
  const turns = ranked.map((match) => {
    const turn = taken.get(match.category) ?? 0;
    taken.set(match.category, turn + 1);
    return { match, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ match }) => match);
};
