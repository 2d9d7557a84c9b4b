import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { isSeenIn } from '#db/search/speaks-for.ts';
import { withJoinedNeighbours } from '#api/search/engine/prepare.ts';
import { MOST_MATCHES } from '#api/search/engine/most-matches.ts';
import { findMatches, RANKED } from '#api/search/engine/statement.ts';
import type { Condition, Matches, Words } from '#api/search/engine/statement.ts';
import { unitQuery } from '#api/search/engine/unit.ts';
import type { Unit } from '#api/search/engine/unit.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** With so many hits a first page is full, and looser readings would only add noise. */
const ENOUGH = 24;

/** How a search goes: in which language, under which further conditions on `doc`. */
export type Look = { vocabulary: Vocabulary; where: Condition };

/** Where a search stands: what it looks for, and what it found. */
export type Climbed = Rung & { matches: Matches; total: number };

const query = (text: string): Condition => sql`doc.words @@ ${text}::tsquery`;

const allOf = (units: Unit[]): string => units.map(unitQuery).join('&');

const either = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

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
const anyOf = (units: Unit[], size: number): Condition =>
  either(combinations(units, size).map((some) => query(allOf(some))));

/** How many of the words must be there, step by step. */
const looserSizes = (count: number): number[] =>
  [...new Set([count - 1, count - 2, 1])].filter((size) => size > 0 && size < count);

/** As an array, which can share a bitmap with the other conditions; a sub-select would cost a scan. */
const inTexts = (
  units: Unit[],
  vocabulary: Vocabulary,
): Condition => sql`doc.product_id = any (array(
  select product_id from search_text seen
  where ${isSeenIn(vocabulary.language, 'seen')} and words @@ ${allOf(units)}::tsquery limit 2000))`;

/** Of the many that have only one of the words so many are ranked: they end behind the others. */
const RANKED_FOR_ONE = 400;

type Rung = { units: Unit[]; words: Words };
type Step = { condition: Condition; ranked: number };

const stand = async (
  db: Db,
  rung: Rung,
  { condition, ranked }: Step,
  { vocabulary, where }: Look,
  most = MOST_MATCHES,
): Promise<Climbed> => {
  const { units, words } = rung;
  const matches = await findMatches(db, {
    units,
    words,
    where: sql<boolean>`${condition} and ${where}`,
    vocabulary,
    most,
    ranked,
  });
  return { units, words, matches, total: matches.ranked.length + matches.others.length };
};

/** Whether a first page is full, so that looser readings would only add noise. */
const isEnough = ({ total }: Climbed): boolean => total >= ENOUGH;

/** Looks for all words in titles, brands and categories. */
export const findInHeads = (db: Db, units: Unit[], look: Look): Promise<Climbed> =>
  stand(db, { units, words: 'head' }, { condition: query(allOf(units)), ranked: RANKED }, look);

/**
 * While that gives less than a page, also for neighbours written together and for all words
 * anywhere in the texts.
 */
export const findInTexts = async (db: Db, start: Climbed, look: Look): Promise<Climbed> => {
  if (isEnough(start)) return start;
  const { vocabulary } = look;
  const joined = withJoinedNeighbours(start.units, vocabulary);
  const condition = either([query(allOf(joined)), inTexts(joined, vocabulary)]);
  return stand(db, { units: joined, words: 'text' }, { condition, ranked: RANKED }, look);
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

/** Then for fewer and fewer words, until a page is full. Each step adds to what was found before. */
export const findFewerWords = async (db: Db, start: Climbed, look: Look): Promise<Climbed> => {
  let climbed = start;
  const { units } = start;
  for (const size of looserSizes(units.length)) {
    if (isEnough(climbed)) break;
    const found = climbed.matches.ranked.map(({ id }) => id);
    const condition = sql<boolean>`${anyOf(units, size)} and doc.product_id <> all (${found}::bigint[])`;
    const ranked = size === 1 ? RANKED_FOR_ONE : RANKED;
    const most = MOST_MATCHES - climbed.total;
    climbed = together(climbed, await stand(db, climbed, { condition, ranked }, look, most));
  }
  return climbed;
};
