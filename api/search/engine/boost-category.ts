import type { Ranked } from '#api/search/engine/statement.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

const CONSIDERED = 30;
const VOTE = 1;
const NAMED = 2;
/** Scores in one step of this are equally good: what sells better comes first. */
const STEP = 0.02;

/** How much of a query the category's own name is: all of it for `notebook`, half for `notebook bag`. */
const shareNamed = (words: string[] | undefined, units: QueryTerm[]): number => {
  if (!words || words.length === 0) return 0;
  const naming = units.filter(({ alternatives, synonyms }) =>
    [...alternatives, ...synonyms].some((all) => all.every((lexeme) => words.includes(lexeme))),
  );
  const said = naming.flatMap(({ alternatives, synonyms }) =>
    [...alternatives, ...synonyms].flat(),
  );
  return words.every((word) => said.includes(word)) ? naming.length / units.length : 0;
};

const goodness = ({ score }: Ranked): number =>
  Math.round(Math.log(score || Number.MIN_VALUE) / STEP);

/** The best first; of equally good ones the more popular. */
export const byGoodness = (a: Ranked, b: Ranked): number =>
  goodness(b) - goodness(a) || b.popularity - a.popularity || b.score - a.score || a.id - b.id;

/**
 * Boosts products of the category that most of the best matches belong to, because that is probably
 * what was meant. A category that the query names is boosted too (a notebook above its bags).
 */
export const boostMajorityCategory = (
  ranked: Ranked[],
  units: QueryTerm[],
  { categories }: Vocabulary,
): Ranked[] => {
  const voters = ranked.slice(0, CONSIDERED);
  const votes = new Map<number, number>();
  for (const { category } of voters) votes.set(category, (votes.get(category) ?? 0) + 1);
  const factors = new Map<number, number>();
  const factorOf = (category: number): number => {
    const share = (votes.get(category) ?? 0) / voters.length;
    return 1 + VOTE * share + NAMED * shareNamed(categories.get(category)?.lexemes, units);
  };
  return ranked
    .map((match) => {
      const factor = factors.get(match.category) ?? factorOf(match.category);
      factors.set(match.category, factor);
      return { ...match, score: match.score * factor };
    })
    .toSorted(byGoodness);
};
