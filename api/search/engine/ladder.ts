import type { Db } from '#db/client.ts';
import { withJoinedNeighbours } from '#api/search/engine/prepare.ts';
import type { Words } from '#api/search/engine/score.ts';
import { findMatches } from '#api/search/engine/statement.ts';
import type { Condition, Matches, Wanted } from '#api/search/engine/statement.ts';
import { unitQuery } from '#api/search/engine/unit.ts';
import type { Unit } from '#api/search/engine/unit.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** With so many hits a first page is full, and looser readings would only add noise. */
const ENOUGH = 24;

/** Matches that are ranked, of more the most popular: it is most of the work, all the more by long texts. */
const RANKED: Record<Words, number> = { head: 1000, text: 400 };

/** How a search goes: in which language, under which further conditions on `doc`. */
export type Look = { vocabulary: Vocabulary; where: Condition };

/** Where a search stands: what it looks for, and what it found. */
export type Climbed = Rung & { matches: Matches; total: number };

const allOf = (units: Unit[]): string => units.map(unitQuery).join('&');

const combinations = (units: Unit[], size: number): Unit[][] => {
  if (size === 0) return [[]];
  return units.flatMap((unit, index) =>
    combinations(units.slice(index + 1), size - 1).map((rest) => [unit, ...rest]),
  );
};

/**
 * Any so many of the words. Alternatives between queries, not within one: PostgreSQL then skips
 * along the rarest word of each instead of reading every list whole.
 */
const anyOf = (units: Unit[], size: number): Wanted => ({
  queries: combinations(units, size).map(allOf),
});

/** One word alone is looked for among the rarest, which tell most, until so many have one. */
const ENOUGH_FOR_ONE = 100;

/** The rarest words that together will do, in as many products as need be. */
const rarestOf = (units: Unit[]): Unit[] => {
  let products = 0;
  const rarest: Unit[] = [];
  for (const unit of units.toSorted((a, b) => a.df - b.df)) {
    if (products >= ENOUGH_FOR_ONE) break;
    rarest.push(unit);
    products += unit.df;
  }
  return rarest;
};

type Rung = { units: Unit[]; words: Words };
type Step = { wanted: Wanted; besides?: number[] };

const stand = async (
  db: Db,
  { units, words }: Rung,
  { wanted, besides = [] }: Step,
  { vocabulary, where }: Look,
): Promise<Climbed> => {
  const matches = await findMatches(db, {
    units,
    words,
    wanted,
    besides,
    where,
    vocabulary,
    ranked: RANKED[words],
  });
  return { units, words, matches, total: matches.ranked.length + matches.others.length };
};

/** Whether a first page is full, so that looser readings would only add noise. */
const isEnough = ({ total }: Climbed): boolean => total >= ENOUGH;

/** Looks for all words in titles, brands and categories. */
export const findInHeads = (db: Db, units: Unit[], look: Look): Promise<Climbed> =>
  stand(db, { units, words: 'head' }, { wanted: { queries: [allOf(units)] } }, look);

/**
 * While that gives less than a page, also for neighbours written together and for all words
 * anywhere in the texts.
 */
export const findInTexts = async (db: Db, start: Climbed, look: Look): Promise<Climbed> => {
  if (isEnough(start)) return start;
  const joined = withJoinedNeighbours(start.units, look.vocabulary);
  const query = allOf(joined);
  const wanted = { queries: [query], inTexts: query };
  return stand(db, { units: joined, words: 'text' }, { wanted }, look);
};

/** Both, the better ones first. What was found before is less than a page, so all of it is ranked. */
const together = (before: Climbed, { matches, total }: Climbed): Climbed => ({
  ...before,
  matches: {
    ranked: [...before.matches.ranked, ...matches.ranked].toSorted((a, b) => b.score - a.score),
    others: matches.others,
  },
  total: before.total + total,
});

/** What to look for step by step: all words but one or two, then one of the rarest, then any. */
const looserSteps = (units: Unit[]): Step[] => {
  const { length } = units;
  const rarest = rarestOf(units);
  return [
    ...[length - 1, length - 2]
      .filter((size) => size > 1)
      .map((size) => ({ wanted: anyOf(units, size) })),
    ...(rarest.length < length ? [{ wanted: anyOf(rarest, 1) }] : []),
    ...(length > 1 ? [{ wanted: anyOf(units, 1) }] : []),
  ];
};

/** Then for fewer and fewer words, until a page is full. Each step adds to what was found before. */
export const findFewerWords = async (db: Db, start: Climbed, look: Look): Promise<Climbed> => {
  let climbed = start;
  for (const step of looserSteps(start.units)) {
    if (isEnough(climbed)) break;
    const besides = climbed.matches.ranked.map(({ id }) => id);
    climbed = together(climbed, await stand(db, climbed, { ...step, besides }, look));
  }
  return climbed;
};
