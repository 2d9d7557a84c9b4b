import type { Ranked } from '#api/search/engine/statement.ts';

const VOTERS = 30;
const WEIGHT = 0.5;

/**
 * Lets the best matches vote for their category: what most of them are is what was meant, so
 * others of that category rise (a phone above its cases). Order among equals stays.
 */
export const voteByCategory = (ranked: Ranked[]): Ranked[] => {
  const voters = ranked.slice(0, VOTERS);
  const votes = new Map<number, number>();
  for (const { category } of voters) votes.set(category, (votes.get(category) ?? 0) + 1);
  return ranked
    .map((match) => {
      const share = (votes.get(match.category) ?? 0) / voters.length;
      return { ...match, score: match.score * (1 + WEIGHT * share) };
    })
    .toSorted((a, b) => b.score - a.score);
};
