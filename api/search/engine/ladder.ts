import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { withJoinedNeighbours } from '#api/search/engine/prepare.ts';
import { findMatches } from '#api/search/engine/statement.ts';
import type { Condition, Matches, Words } from '#api/search/engine/statement.ts';
import { unitQuery } from '#api/search/engine/unit.ts';
import type { Unit } from '#api/search/engine/unit.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** With so many hits a first page is full, and looser readings would only add noise. */
const ENOUGH = 24;

export type Climbed = { matches: Matches; condition: Condition; units: Unit[] };

type Input = {
  units: Unit[];
  vocabulary: Vocabulary;
  /** Further conditions on `doc`. */
  where: Condition;
  facets: boolean;
};

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

const inTexts = (units: Unit[], vocabulary: Vocabulary): Condition => sql`doc.product_id in (
  select product_id from search_text
  where language = ${sql.lit(vocabulary.language)} and words @@ ${allOf(units)}::tsquery limit 2000)`;

/**
 * Looks for all words in titles, brands and categories first; while that gives fewer than a page,
 * also for neighbours written together, for all words anywhere in the texts, then for fewer words.
 * Each step keeps what the ones before it found.
 */
export const climb = async (db: Db, input: Input): Promise<Climbed> => {
  const { vocabulary, where, facets } = input;
  let { units } = input;
  let conditions = [query(allOf(units))];
  const find = async (words: Words): Promise<Climbed> => {
    const condition = either(conditions);
    const step = {
      units,
      words,
      where: sql<boolean>`${condition} and ${where}`,
      vocabulary,
      facets,
    };
    return { matches: await findMatches(db, step), condition, units };
  };

  let climbed = await find('head');
  if (climbed.matches.total >= ENOUGH) return climbed;

  units = withJoinedNeighbours(units, vocabulary);
  conditions = [query(allOf(units)), inTexts(units, vocabulary)];
  climbed = await find('text');
  for (const size of looserSizes(units.length)) {
    if (climbed.matches.total >= ENOUGH) break;
    conditions.push(anyOf(units, size));
    climbed = await find('text');
  }
  return climbed;
};
