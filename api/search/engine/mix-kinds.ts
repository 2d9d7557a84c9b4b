import type { Ranked } from '#api/search/engine/statement.ts';

/**
 * Takes the best of each kind in turn, for what may be anything, as a gift is: else all of the first ones would
 * be of one kind, by default of one category.
 */
export const mixKinds = (
  ranked: readonly Ranked[],
  kindOf: (match: Ranked) => unknown = ({ category }) => category,
): Ranked[] => {
  const taken = new Map<unknown, number>();
  const turns = ranked.map((match) => {
    const kind = kindOf(match);
    const turn = taken.get(kind) ?? 0;
    taken.set(kind, turn + 1);
    return { match, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ match }) => match);
};
