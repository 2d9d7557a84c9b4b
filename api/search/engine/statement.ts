import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Db } from '#db/client.ts';
import { isSeenIn } from '#db/search/speaks-for.ts';
import { anyQuery, idf } from '#api/search/engine/unit.ts';
import type { Unit } from '#api/search/engine/unit.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

export type Condition = RawBuilder<SqlBool>;

/** Matches that are ranked: of more, the most popular. Ranking is half of the work of a frequent word. */
export const RANKED = 1000;
/** Among so many matches the best sellers suffice. */
const MANY = 4000;
const RANKED_OF_MANY = 400;
/** In double precision: PostgreSQL would take a plain literal for a numeric, and reckon many times slower. */
const number = (value: number): RawBuilder<number> =>
  sql`${sql.lit(Number(value.toFixed(4)))}::float8`;

/** Of D, C, B, A. */
const WEIGHTS = sql.lit('{0.1,0.04,0.7,1}');
/** What means the same counts less than what was typed. */
const SYNONYM = number(0.8);
const OUT_OF_STOCK = number(0.7);
const POPULARITY = number(0.1);
const PAIR_BONUS = 0.3;

export type Ranked = { id: number; category: number; score: number };
/** The best ones, and those behind them by popularity. */
export type Matches = { ranked: Ranked[]; others: number[] };

/** What the matches of a step are looked up in; ranking reads the same words. */
export type Words = 'head' | 'text';

const plus = (terms: RawBuilder<unknown>[]): RawBuilder<number> =>
  sql`(${sql.join(terms, sql` + `)})`;

/** A word counts as its best alternative does: ts_rank of an `or` would share the weight out. */
const rankOf = (unit: Unit, weight: number, vector: RawBuilder<unknown>): RawBuilder<number> => {
  const rank = (all: string[]): RawBuilder<number> =>
    sql`ts_rank(${WEIGHTS}, ${vector}, ${anyQuery([all])}::tsquery)`;
  const ranks = [
    ...unit.alternatives.map(rank),
    ...unit.synonyms.map((all) => sql`${SYNONYM} * ${rank(all)}`),
  ];
  return sql`${number(weight)} * greatest(${sql.join(ranks)})`;
};

const presenceOf = (unit: Unit, vector: RawBuilder<unknown>): RawBuilder<number> => {
  const typed = sql`${vector} @@ ${anyQuery(unit.alternatives)}::tsquery`;
  if (unit.synonyms.length === 0) return sql`(${typed})::int`;
  return sql`case when ${typed} then 1 when ${vector} @@ ${anyQuery(unit.synonyms)}::tsquery then ${SYNONYM} else 0 end`;
};

const singleWords = ({ alternatives }: Unit): string =>
  `(${alternatives
    .filter((all) => all.length === 1)
    .map(([lexeme]) => `'${lexeme}':A`)
    .join('|')})`;

/** Words that stand side by side in the title as they do in the query. */
const pairBonus = (units: Unit[]): RawBuilder<number> => {
  const pairs = units.slice(1).flatMap((unit, index) => {
    const texts = [units[index], unit].map((one) => (one ? singleWords(one) : '()'));
    return texts.includes('()') ? [] : [texts.join('<->')];
  });
  if (pairs.length === 0) return sql`1`;
  const each = number(PAIR_BONUS / (units.length - 1));
  return sql`(1 + ${each} * ${plus(pairs.map((pair) => sql`(doc.words @@ ${pair}::tsquery)::int`))})`;
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
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const found = units.map(
    (unit, index) => sql`${number(weights[index] ?? 0)} * ${presenceOf(unit, vector)}`,
  );
  return sql`${plus(units.map((unit, index) => rankOf(unit, weights[index] ?? 0, vector)))}
    * power(${plus(found)} / ${number(sum)}, 2)
    / sqrt(0.5::float8 + 0.5::float8 * doc.title_words / ${number(vocabulary.titleWords)})
    * ${pairBonus(units)}
    * (1 + ${POPULARITY} * doc.popularity)
    * case when doc.in_stock then 1 else ${OUT_OF_STOCK} end`;
};

type Step = {
  units: Unit[];
  words: Words;
  where: Condition;
  vocabulary: Vocabulary;
  /** At most so many are found, and of these so many ranked. */
  most: number;
  ranked: number;
};

/**
 * Finds, counts and ranks the documents (`doc`) for which the condition holds, in one statement:
 * the index is read once. `offset 0` keeps the look-ups one by one: PostgreSQL cannot know how few
 * matches there are and would rather read the whole table. `|| ''` unpacks a long vector once for
 * all its uses.
 */
export const findMatches = async (
  db: Db,
  { units, words, where, vocabulary, most, ranked: toRank }: Step,
): Promise<Matches> => {
  const isSeen = (alias: string): Condition => isSeenIn(vocabulary.language, alias);
  const texts =
    words === 'head'
      ? sql``
      : sql`cross join lateral (
          select words || ''::tsvector as words from search_text seen
          where product_id = m.product_id and ${isSeen('seen')} offset 0) text`;
  const { rows } = await sql<{ ranked: [number, number, number][]; others: number[] }>`
    with m as materialized (
      select product_id, category_id, row_number() over (order by popularity desc, product_id) as place
      from (
        select doc.product_id, doc.category_id, doc.popularity
        from search_doc doc where ${isSeen('doc')} and ${where} limit ${sql.lit(most)}) found),
    best as materialized (
      select case when count(*) > ${sql.lit(MANY)} then ${sql.lit(Math.min(RANKED_OF_MANY, toRank))} else ${sql.lit(toRank)} end as ranked from m),
    top as (
      select m.product_id, m.category_id, ${scoreOf(units, words, vocabulary)} as score
      from (select * from m where place <= (select ranked from best)) m
      cross join lateral (
        select title_words, popularity, in_stock, words from search_doc seen
        where product_id = m.product_id and ${isSeen('seen')} offset 0) doc
      ${texts}
      order by score desc, m.product_id)
    select
      (select coalesce(json_agg(json_build_array(product_id, category_id, score)), '[]') from top) as ranked,
      (select coalesce(json_agg(product_id), '[]')
        from (select product_id from m where place > (select ranked from best) order by place) other) as others`.execute(
    db,
  );
  const { ranked = [], others = [] } = rows[0] ?? {};
  return { ranked: ranked.map(([id, category, score]) => ({ id, category, score })), others };
};
