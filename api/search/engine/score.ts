import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { anyQuery, idf } from '#api/search/engine/unit.ts';
import type { Unit } from '#api/search/engine/unit.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

/** What is ranked by: title, brand, category and tags, or all texts. */
export type Words = 'head' | 'text';

/** In double precision: PostgreSQL would take a plain literal for a numeric, and reckon many times slower. */
const number = (value: number): RawBuilder<number> => sql`${value}::float8`;

const query = (text: string | null): RawBuilder<unknown> => sql`${text}::tsquery`;

/** Of D, C, B, A. */
const WEIGHTS = sql.lit('{0.1,0.04,0.7,1}');
/** What means the same counts less than what was typed. */
const SYNONYM = 0.8;
const OUT_OF_STOCK = 0.7;
const POPULARITY = 0.1;
const PAIR_BONUS = 0.3;

const plus = (terms: RawBuilder<unknown>[]): RawBuilder<number> =>
  sql`(${sql.join(terms, sql` + `)})`;

/** A way to say a word, and how much it counts; nothing, where the place is left empty. */
type Saying = { text: string | null; factor: number };

const EMPTY: Saying = { text: null, factor: 0 };

const sayingsOf = ({ alternatives, synonyms }: Unit): Saying[] => [
  ...alternatives.map((all) => ({ text: anyQuery([all]), factor: 1 })),
  ...synonyms.map((all) => ({ text: anyQuery([all]), factor: SYNONYM })),
];

/** Places for the sayings of each word, by doubling: so few statements do for all queries. */
const placesFor = (units: Unit[]): number =>
  2 ** Math.ceil(Math.log2(Math.max(1, ...units.map((unit) => sayingsOf(unit).length))));

/** A word counts as its best saying does: ts_rank of an `or` would share the weight out. */
const rankOf = (
  unit: Unit,
  weight: number,
  places: number,
  vector: RawBuilder<unknown>,
): RawBuilder<number> => {
  const sayings = sayingsOf(unit);
  const ranks = Array.from({ length: places }, (_, place) => {
    const { text, factor } = sayings[place] ?? EMPTY;
    return sql`case when ${vector} @@ ${query(text)} then ${number(weight * factor)} * ts_rank(${WEIGHTS}, ${vector}, ${query(text)}) end`;
  });
  return sql`coalesce(greatest(${sql.join(ranks)}), 0)`;
};

const presenceOf = (
  unit: Unit,
  weight: number,
  vector: RawBuilder<unknown>,
): RawBuilder<number> => {
  const synonyms = unit.synonyms.length > 0 ? anyQuery(unit.synonyms) : null;
  return sql`case when ${vector} @@ ${query(anyQuery(unit.alternatives))} then ${number(weight)}
    when ${vector} @@ ${query(synonyms)} then ${number(SYNONYM * weight)} else 0 end`;
};

const singleWords = ({ alternatives }: Unit): string =>
  `(${alternatives
    .filter((all) => all.length === 1)
    .map(([lexeme]) => `'${lexeme}':A`)
    .join('|')})`;

/** Two words side by side; null where one of them is only known as several. */
const pairOf = (left: Unit | undefined, right: Unit): string | null => {
  const texts = [left, right].map((unit) => (unit ? singleWords(unit) : '()'));
  return texts.includes('()') ? null : texts.join('<->');
};

/** Words that stand side by side in the title as they do in the query. */
const pairBonus = (units: Unit[]): RawBuilder<number> => {
  if (units.length < 2) return sql`1`;
  const pairs = units.slice(1).map((unit, index) => pairOf(units[index], unit));
  const count = plus(pairs.map((pair) => sql`(doc.words @@ ${query(pair)} is true)::int`));
  return sql`(1 + ${number(PAIR_BONUS / (units.length - 1))} * ${count})`;
};

/**
 * Relevance: weighted words, times how much of the query's meaning is there (squared), with bonuses
 * for short titles, neighbours, popularity and stock. Measured one by one: see bench/README.md.
 */
export const scoreOf = (
  units: Unit[],
  words: Words,
  vocabulary: Vocabulary,
): RawBuilder<number> => {
  const vector = sql.ref(words === 'head' ? 'doc.words' : 'text.words');
  const weights = units.map(({ df }) => idf(df, vocabulary.documents));
  const weightOf = (index: number): number => weights[index] ?? 0;
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const places = placesFor(units);
  const ranks = units.map((unit, index) => rankOf(unit, weightOf(index), places, vector));
  const found = units.map((unit, index) => presenceOf(unit, weightOf(index), vector));
  return sql`${plus(ranks)}
    * power(${plus(found)} / ${number(sum)}, 2)
    / sqrt(0.5::float8 + 0.5::float8 * doc.title_words / ${number(vocabulary.titleWords)})
    * ${pairBonus(units)}
    * (1 + ${number(POPULARITY)} * doc.popularity)
    * case when doc.in_stock then 1 else ${number(OUT_OF_STOCK)} end`;
};
