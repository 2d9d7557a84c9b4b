import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import { isSeenIn } from '#db/search/speaks-for.ts';
import { MOST_MATCHES } from '#api/search/engine/most-matches.ts';
import { scoreOf } from '#api/search/engine/score.ts';
import type { Words } from '#api/search/engine/score.ts';
import type { Unit } from '#api/search/engine/unit.ts';
import { unseen } from '#api/search/engine/unseen.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';

export type Condition = RawBuilder<SqlBool>;

/** Matches that are ranked, of more the most popular: it is most of the work, all the more by long texts. */
const RANKED: Record<Words, number> = { head: 1000, text: 400 };
/** Where fewer words had to do, or among so many matches, fewer suffice. */
const RANKED_OF_FEWER_WORDS = 300;
const MANY = 4000;
const RANKED_OF_MANY = 400;

/** A shorter vector is neither compressed nor elsewhere, and quickly read again. */
const STORED_AS_IT_IS = 1000;

export type Ranked = { id: number; category: number; score: number };
/** The best ones, and those behind them by popularity. */
export type Matches = { ranked: Ranked[]; others: number[] };

/**
 * A step: documents for whose head one of these tsqueries holds, or this one for all of their texts.
 * It is taken only where the steps before it have found less than a page.
 */
export type Step = {
  queries: string[];
  inTexts?: string;
  /** Only popular products; or only others, for which there is room until the list is full. */
  among?: 'popular' | 'others';
};

/** With so many matches a first page is full, and looser readings would only add noise. */
export const ENOUGH = 24;

const inHeads = (queries: string[]): Condition =>
  sql`doc.words @@ any (${unseen(queries, 'tsquery[]')})`;

/** As an array, which can share a bitmap with the other conditions; a sub-select would cost a scan. */
const inTexts = (
  query: string,
  { language }: Vocabulary,
): Condition => sql`doc.product_id = any (array(
  select product_id from search_text seen
  where ${isSeenIn(language, 'seen')} and words @@ ${unseen(query, 'tsquery')} limit 2000))`;

const isWanted = ({ queries, inTexts: query }: Step, vocabulary: Vocabulary): Condition =>
  query === undefined
    ? inHeads(queries)
    : sql`(${inHeads(queries)} or ${inTexts(query, vocabulary)})`;

type Asked = {
  units: Unit[];
  words: Words;
  steps: Step[];
  where: Condition;
  vocabulary: Vocabulary;
};

/** In a shop of so many products the most popular matches are found by putting all in order. */
const QUICKLY_ORDERED = 100_000;

/**
 * What a heads' search looks up, so that of too many matches the most popular are listed: in a large
 * shop those among its popular products (db/search/popular.ts) come first.
 */
export const popularFirst = (queries: string[], { documents }: Vocabulary): Step[] =>
  documents <= QUICKLY_ORDERED
    ? [{ queries }]
    : [
        { queries, among: 'popular' },
        { queries, among: 'others' },
      ];

/** What a step leaves out, of what it comes behind. */
const isNew = ({ among }: Step, before: RawBuilder<unknown>): Condition =>
  among === 'others'
    ? sql`(select count(*) from ${before}) < ${sql.lit(MOST_MATCHES)} and not doc.popular`
    : sql`(select count(*) from ${before}) < ${sql.lit(ENOUGH)}
        and doc.product_id <> all (array(select product_id from ${before}))`;

/** The matches of one step, as the common table `step_n`, behind those of the steps before it. */
const tableOf = (step: Step, index: number, { where, vocabulary }: Asked): RawBuilder<unknown> => {
  const before = sql.ref(`step_${index - 1}`);
  const number = step.among === 'others' ? index - 1 : index;
  const order =
    vocabulary.documents <= QUICKLY_ORDERED ? sql`order by popularity desc, product_id` : sql``;
  const matches = sql`
    (select doc.product_id, doc.category_id, doc.popularity, ${sql.lit(number)} as step
    from search_doc doc
    where ${isSeenIn(vocabulary.language, 'doc')} and ${isWanted(step, vocabulary)} and ${where}
      and ${step.among === 'popular' ? sql`doc.popular` : sql`true`}
      and ${index === 0 ? sql`true` : isNew(step, before)}
    ${order} limit ${sql.lit(MOST_MATCHES)})`;
  const all = index === 0 ? matches : sql`select * from ${before} union all ${matches}`;
  return sql`${sql.ref(`step_${index}`)} as materialized (${all})`;
};

/**
 * Takes the steps, counts what they find and ranks it, the matches of earlier steps and then the most
 * popular ones, all in one statement: the index is read once. `offset 0` keeps the look-ups one by one:
 * PostgreSQL cannot know how few matches there are and would rather read the whole table. `|| ''`
 * unpacks a vector that is too long to be stored as it is once for all its uses.
 */
export const findMatches = async (db: Db, asked: Asked): Promise<Matches> => {
  const { units, words, steps, vocabulary } = asked;
  const isSeen = (alias: string): Condition => isSeenIn(vocabulary.language, alias);
  const texts =
    words === 'head'
      ? sql``
      : sql`cross join lateral (
          select case when pg_column_size(words) < ${sql.lit(STORED_AS_IT_IS)} then words else words || ''::tsvector end as words
          from search_text seen
          where product_id = m.product_id and ${isSeen('seen')} offset 0) text`;
  const { rows } = await sql<{ ranked: [number, number, number][]; others: number[] }>`
    with ${sql.join(steps.map((step, index) => tableOf(step, index, asked)))},
    m as materialized (
      select product_id, category_id, step, row_number() over (order by step, popularity desc, product_id) as place
      from ${sql.ref(`step_${steps.length - 1}`)}
      order by step, popularity desc, product_id limit ${sql.lit(MOST_MATCHES)}),
    best as materialized (
      select case
        when max(step) > 0 then ${sql.lit(RANKED_OF_FEWER_WORDS)}
        when count(*) > ${sql.lit(MANY)} then ${sql.lit(RANKED_OF_MANY)}
        else ${sql.lit(RANKED[words])} end as ranked
      from m),
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
    prepared(db),
  );
  const { ranked = [], others = [] } = rows[0] ?? {};
  return { ranked: ranked.map(([id, category, score]) => ({ id, category, score })), others };
};
