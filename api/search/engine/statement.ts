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

/** Among so many matches the best sellers suffice. */
const MANY = 4000;
const RANKED_OF_MANY = 400;

/** A shorter vector is neither compressed nor elsewhere, and quickly read again. */
const STORED_AS_IT_IS = 1000;

export type Ranked = { id: number; category: number; score: number };
/** The best ones, and those behind them by popularity. */
export type Matches = { ranked: Ranked[]; others: number[] };

/** The texts of tsqueries: a match is a document for whose head one of these holds. */
export type Wanted = {
  queries: string[];
  /** Or this one for all of its texts. */
  inTexts?: string;
};

const inHeads = (queries: string[]): Condition =>
  sql`doc.words @@ any (${unseen(queries, 'tsquery[]')})`;

/** As an array, which can share a bitmap with the other conditions; a sub-select would cost a scan. */
const inTexts = (
  query: string,
  { language }: Vocabulary,
): Condition => sql`doc.product_id = any (array(
  select product_id from search_text seen
  where ${isSeenIn(language, 'seen')} and words @@ ${unseen(query, 'tsquery')} limit 2000))`;

const isWanted = (wanted: Wanted, vocabulary: Vocabulary): Condition =>
  wanted.inTexts === undefined
    ? inHeads(wanted.queries)
    : sql`(${inHeads(wanted.queries)} or ${inTexts(wanted.inTexts, vocabulary)})`;

type Step = {
  units: Unit[];
  words: Words;
  wanted: Wanted;
  /** Products that were found before. */
  besides: number[];
  where: Condition;
  vocabulary: Vocabulary;
  /** At most so many are ranked. */
  ranked: number;
};

/**
 * Finds, counts and ranks the documents (`doc`) that are wanted, in one statement: the index is read
 * once. `offset 0` keeps the look-ups one by one: PostgreSQL cannot know how few matches there are and
 * would rather read the whole table. `|| ''` unpacks a vector that is too long to be
 * stored as it is once for all its uses.
 */
export const findMatches = async (
  db: Db,
  { units, words, wanted, besides, where, vocabulary, ranked: toRank }: Step,
): Promise<Matches> => {
  const isSeen = (alias: string): Condition => isSeenIn(vocabulary.language, alias);
  const texts =
    words === 'head'
      ? sql``
      : sql`cross join lateral (
          select case when pg_column_size(words) < ${sql.lit(STORED_AS_IT_IS)} then words else words || ''::tsvector end as words
          from search_text seen
          where product_id = m.product_id and ${isSeen('seen')} offset 0) text`;
  const { rows } = await sql<{ ranked: [number, number, number][]; others: number[] }>`
    with m as materialized (
      select product_id, category_id, row_number() over (order by popularity desc, product_id) as place
      from (
        select doc.product_id, doc.category_id, doc.popularity
        from search_doc doc
        where ${isSeen('doc')} and ${isWanted(wanted, vocabulary)}
          and doc.product_id <> all (${besides}::bigint[]) and ${where}
        limit ${sql.lit(MOST_MATCHES)}) found),
    best as materialized (
      select case when count(*) > ${sql.lit(MANY)} then least(${sql.lit(RANKED_OF_MANY)}, ${toRank}::int) else ${toRank}::int end as ranked from m),
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
