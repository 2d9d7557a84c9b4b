import type { Db } from '#db/client.ts';
import { withJoinedNeighbours } from '#api/search/engine/prepare.ts';
import { rankAgain } from '#api/search/engine/rank-again.ts';
import { ENOUGH, findMatches, stepsForAll } from '#api/search/engine/statement.ts';
import type { Condition, Matches, Step } from '#api/search/engine/statement.ts';
import { allOf } from '#api/search/engine/query-term.ts';
import type { QueryTerm } from '#api/search/engine/query-term.ts';
import { withSynonymsOfEach } from '#api/search/engine/synonyms.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** How a search goes: in which language, under which further conditions on `doc`. */
export type Look = { vocabulary: Vocabulary; where: Condition | undefined };

/** The state of a search: what it looks for and what it has found. */
export type Relaxed = { units: QueryTerm[]; matches: Matches; total: number };

const combinations = (units: QueryTerm[], size: number): QueryTerm[][] => {
  if (size === 0) return [[]];
  return units.flatMap((unit, index) =>
    combinations(units.slice(index + 1), size - 1).map((rest) => [unit, ...rest]),
  );
};

/**
 * Any so many of the words. Several queries, not alternatives within one: PostgreSQL then skips
 * along the rarest word of each instead of reading every list whole.
 */
const anyOf = (units: QueryTerm[], size: number): Step => ({
  queries: combinations(units, size).map((some) => allOf(some)),
});

/** One word alone is looked for among the rarest, which say most, until so many have one. */
const ENOUGH_FOR_ONE = 100;

/** The rarest words that together will do, in as many products as need be. */
const rarestOf = (units: QueryTerm[]): QueryTerm[] => {
  let products = 0;
  const rarest: QueryTerm[] = [];
  for (const unit of units.toSorted((a, b) => a.df - b.df)) {
    if (products >= ENOUGH_FOR_ONE) break;
    rarest.push(unit);
    products += unit.df;
  }
  return rarest;
};

/**
 * All words anywhere in the texts, neighbours perhaps written together; then all of them but one or
 * two in the heads, one of the rarest, any. Of a term of several words each is one then.
 */
const relaxationSteps = (terms: QueryTerm[], units: QueryTerm[]): Step[] => {
  const all = allOf(terms);
  const { length } = units;
  const fewer = [length - 1, length - 2].filter((size) => size > 1);
  const isWordOfTerm = length === 1 && units !== terms;
  const rarest = length > 1 ? [anyOf(rarestOf(units), 1)] : [];
  const one = length > 1 || isWordOfTerm ? [...rarest, anyOf(units, 1)] : [];
  return [{ queries: [all], inTexts: all }, ...fewer.map((size) => anyOf(units, size)), ...one];
};

/** Where fewer products than this have a term of several words, the words are looked for one by one. */
const HARDLY_ANY = 3;

const totalOf = ({ ranked, others }: Matches): number => ranked.length + others.length;

/** Looks for all words in titles, brands and categories, and in all texts where these have few. */
export const findInHeads = async (db: Db, units: QueryTerm[], look: Look): Promise<Relaxed> => {
  const steps = stepsForAll(units, look.vocabulary);
  const matches = await findMatches(db, { units, words: 'head', steps, ...look });
  return { units, matches, total: totalOf(matches) };
};

/** Relaxes the query step by step until the matches fill a page; where they do, the best of few are ranked again. */
export const relaxQuery = async (db: Db, start: Relaxed, look: Look): Promise<Relaxed> => {
  if (start.total >= ENOUGH)
    return { ...start, matches: await rankAgain(db, start.units, start.matches, look.vocabulary) };
  const units = withJoinedNeighbours(start.units, look.vocabulary);
  // A query that is one term (mobile phone) is looked for by its words only where hardly anything is called so.
  const [{ words = [] } = {}, ...others] = units;
  const known = withSynonymsOfEach(words, look.vocabulary).filter(({ df }) => df > 0);
  const isApart = others.length === 0 && start.total < HARDLY_ANY && known.length > 0;
  const single = isApart ? known : units;
  const said = single === units ? units : [...units, ...single];
  const steps = relaxationSteps(units, single);
  const matches = await findMatches(db, { units: said, words: 'text', steps, ...look });
  return { units: single, matches, total: totalOf(matches) };
};
