import { type RawBuilder, sql } from 'kysely';
import { slot } from '#db/cached-statement.ts';
import { anyQuery, idf, type QueryTerm } from '#api/search/engine/query-term.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import { formLexeme, headLexeme } from '#db/search/lexemes.ts';
import { HEADS } from '#db/search/search-words.ts';

/** What is ranked by: title, brand, category and tags, or all texts. */
export type Words = 'head' | 'text';

/** The weights of PostgreSQL's classes D, C, B and A, in this order. */
const WEIGHTS = sql.lit('{0.1,0.04,0.7,1}');
/** What means the same counts less than what was typed. */
const SYNONYM = 0.8;
const OUT_OF_STOCK = 0.7;
const PAIR_BONUS = 0.3;
/** For a title that calls the thing as the query does. */
const HEAD_BONUS = 0.12;
/** For a title that has all words in the forms that were typed. */
const FORM_BONUS = 0.2;

/** A way to say a word, and how much it counts; nothing, where the place is left empty. */
type AlternativeTerm = { text: string | null; weight: number };

const EMPTY: AlternativeTerm = { text: null, weight: 0 };

const alternativeTermsOf = (
  { alternatives, synonyms }: QueryTerm,
  weight: number,
): AlternativeTerm[] => [
  ...alternatives.map((all) => ({ text: anyQuery([all]), weight })),
  ...synonyms.map((all) => ({ text: anyQuery([all]), weight: SYNONYM * weight })),
];

/** Places for the sayings of each word, by doubling: so few statements do for all queries. */
const placesFor = (units: readonly QueryTerm[]): number => {
  const sayings = units.map(({ alternatives, synonyms }) => alternatives.length + synonyms.length);
  return 2 ** Math.ceil(Math.log2(Math.max(1, ...sayings)));
};

const singleWords = ({ alternatives }: QueryTerm): string =>
  `(${alternatives
    .filter((all) => all.length === 1)
    .map(([lexeme]) => `'${lexeme}':A`)
    .join('|')})`;

/** The text of a tsquery of two words side by side in a title; null where one of them is only known as several. */
export const pairOf = (left: QueryTerm | undefined, right: QueryTerm): string | null => {
  const texts = [left, right].map((unit) => (unit ? singleWords(unit) : '()'));
  return texts.includes('()') ? null : texts.join('<->');
};

/** The text of a tsquery of titles that have a word, or the words of a term, as they were typed. */
const formOf = ({ folded }: QueryTerm): string =>
  folded
    .split(' ')
    .map((word) => `('${word}':D|'${formLexeme(word)}')`)
    .join('&');

/** A word as a score counts it. */
type Weighed = {
  sayings: AlternativeTerm[];
  weight: number;
  /** What was typed, and what means the same; null where nothing does. */
  typed: string;
  alike: string | null;
  /** With the word before it. */
  pair: string | null;
  /** In a title, in the form that was typed. */
  form: string;
};

/** What a score reads of a query. */
export type Scored = {
  weighed: Weighed[];
  titleWords: number;
  /** The text of a tsquery of titles that call the thing so. */
  head: string | null;
};

/** The text of a tsquery of titles that call the thing by one of these terms, and say the rest of it. */
export const namedBy = (terms: readonly string[][], { language }: Vocabulary): string => {
  const { isFirst } = HEADS[language];
  const headed = terms.map((all) => {
    const at = isFirst ? 0 : all.length - 1;
    return all.map((lexeme, index) => (index === at ? headLexeme(lexeme) : lexeme));
  });
  return anyQuery(headed);
};

/**
 * What the query calls the thing: a word, or of several that mean the same the one that names it; of goods of
 * several kinds those that are meant first.
 */
export const headOf = (units: readonly QueryTerm[], vocabulary: Vocabulary): string | null => {
  const { isFirst } = HEADS[vocabulary.language];
  const unit = isFirst ? units[0] : units.at(-1);
  if (!unit) return null;
  if (unit.meant) return namedBy(unit.meant, vocabulary);
  const named = [...unit.alternatives, ...unit.synonyms].flatMap((all) =>
    isFirst ? all.slice(0, 1) : all.slice(-1),
  );
  return anyQuery([...new Set(named)].map((lexeme) => [headLexeme(lexeme)]));
};

/** Weighs the words of a query: rare ones say more. */
export const weigh = (units: readonly QueryTerm[], vocabulary: Vocabulary): Scored => ({
  titleWords: vocabulary.titleWords,
  head: headOf(units, vocabulary),
  weighed: units.map((unit, index) => {
    const weight = idf(unit.df, vocabulary.documents);
    return {
      sayings: alternativeTermsOf(unit, weight),
      weight,
      typed: anyQuery(unit.alternatives),
      alike: unit.synonyms.length > 0 ? anyQuery(unit.synonyms) : null,
      pair: pairOf(units[index - 1], unit),
      form: formOf(unit),
    };
  }),
});

/** What the text of a score depends on. */
export const shapeOf = (units: readonly QueryTerm[]): string =>
  `${units.length} ${placesFor(units)}`;

const query = (read: (scored: Scored) => string | null | undefined): RawBuilder<unknown> =>
  sql`${slot(read)}::tsquery`;

/** Whether the title of `doc` calls the thing as the query does. */
export const isCalledSo = (): RawBuilder<boolean> =>
  sql`(doc.words @@ ${query(({ head }) => head)} is true)`;

/** In double precision: PostgreSQL would take a plain literal for a numeric, and reckon many times slower. */
const number = (read: (scored: Scored) => number | undefined): RawBuilder<number> =>
  sql`${slot(read)}::float8`;

const factor = (value: number): RawBuilder<number> => sql`${sql.lit(value)}::float8`;

const plus = (terms: RawBuilder<unknown>[]): RawBuilder<number> =>
  sql`(${sql.join(terms, sql` + `)})`;

/** A word counts as its best saying does: ts_rank of an `or` would share the weight out. */
const rankOf = (index: number, places: number, vector: RawBuilder<unknown>): RawBuilder<number> => {
  const ranks = Array.from({ length: places }, (_, place) => {
    const sayingOf = ({ weighed }: Scored): AlternativeTerm =>
      weighed[index]?.sayings[place] ?? EMPTY;
    const text = query((scored) => sayingOf(scored).text);
    const weight = number((scored) => sayingOf(scored).weight);
    return sql`case when ${vector} @@ ${text} then ${weight} * ts_rank(${WEIGHTS}, ${vector}, ${text}) end`;
  });
  return sql`coalesce(greatest(${sql.join(ranks)}), 0)`;
};

const presenceOf = (index: number, vector: RawBuilder<unknown>): RawBuilder<number> => {
  const weight = number(({ weighed }) => weighed[index]?.weight);
  return sql`case when ${vector} @@ ${query(({ weighed }) => weighed[index]?.typed)} then ${weight}
    when ${vector} @@ ${query(({ weighed }) => weighed[index]?.alike)} then ${factor(SYNONYM)} * ${weight} else 0 end`;
};

/** Words that stand side by side in the title as they do in the query. */
const pairBonus = (count: number): RawBuilder<number> => {
  if (count < 2) return sql`1`;
  const pairs = Array.from({ length: count - 1 }, (_, index) =>
    query(({ weighed }) => weighed[index + 1]?.pair),
  );
  const found = plus(pairs.map((pair) => sql`(doc.words @@ ${pair} is true)::int`));
  return sql`(1 + ${factor(PAIR_BONUS / (count - 1))} * ${found})`;
};

const sumOf = ({ weighed }: Scored): number =>
  weighed.reduce((total, { weight }) => total + weight, 0) || 1;

/** How much of what was typed stands in the title in just that form. */
const formBonus = (count: number): RawBuilder<number> => {
  const found = Array.from({ length: count }, (_, index) => {
    const weight = number(({ weighed }) => weighed[index]?.weight);
    return sql`case when doc.words @@ ${query(({ weighed }) => weighed[index]?.form)} then ${weight} else 0 end`;
  });
  return sql`(1 + ${factor(FORM_BONUS)} * ${plus(found)} / ${number(sumOf)})`;
};

/**
 * Relevance: weighted words, times how much of the query's meaning is there (squared), with bonuses
 * for short titles, neighbours, typed forms, the head noun and stock. Measured one by one: see bench/README.md. Its
 * slots read a `Scored`.
 */
export const scoreOf = (units: readonly QueryTerm[], words: Words): RawBuilder<number> => {
  const vector = sql.ref(words === 'head' ? 'doc.words' : 'text.words');
  const places = placesFor(units);
  const ranks = units.map((_, index) => rankOf(index, places, vector));
  const found = units.map((_, index) => presenceOf(index, vector));
  return sql`${plus(ranks)}
    * power(${plus(found)} / ${number(sumOf)}, 2)
    / sqrt(0.5::float8 + 0.5::float8 * doc.title_words / ${number(({ titleWords }) => titleWords)})
    * ${pairBonus(units.length)}
    * (1 + ${factor(HEAD_BONUS)} * ${isCalledSo()}::int)
    * ${formBonus(units.length)}
    * case when doc.in_stock then 1 else ${factor(OUT_OF_STOCK)} end`;
};
