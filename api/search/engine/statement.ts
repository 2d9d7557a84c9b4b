import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { queryCached, slot } from '#db/cached-statement.ts';
import { MATCH_LIMIT } from '#api/search/engine/match-limit.ts';
import { allOf, type QueryTerm } from '#api/search/engine/query-term.ts';
import {
  isCalledSo,
  type Scored,
  scoreOf,
  shapeOf,
  weigh,
  type Words,
} from '#api/search/engine/score.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';
import { opaqueParameter } from '#db/opaque-parameter.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';

export type Condition = RawBuilder<SqlBool>;

/** Matches that are ranked, of more the most popular: it is most of the work, all the more by long texts. */
const RANKED: Record<Words, number> = { head: 1000, text: 400 };
/** Where fewer words had to do, or among so many matches, fewer suffice. */
const RANKED_OF_FEWER_WORDS = 300;
const MANY = 4000;
const RANKED_OF_MANY = 400;

/** A shorter vector is neither compressed nor elsewhere, and quickly read again. */
const STORED_AS_IT_IS = 1000;

export type Ranked = {
  id: number;
  category: number;
  popularity: number;
  score: number;
  /** Its title calls the thing as the query does. */
  isCalledSo: boolean;
  /** Title, brand, category and tags have all words. */
  isInHead: boolean;
};
/** The best ones, and those behind them in no order. */
export type Matches = {
  ranked: Ranked[];
  others: number[];
  /** The first step that has found any; null where none has. */
  firstStep: number | null;
};

/** All that was found, in no order, and what was ranked of it, the best first: a list per column. */
type Answer = {
  found: number[];
  ids: number[];
  categories: number[];
  popularities: number[];
  scores: number[];
  called: boolean[];
  heads: boolean[];
  firstStep: number | null;
};

const matchesOf = (answer: Answer | undefined): Matches => {
  if (!answer) return { ranked: [], others: [], firstStep: null };
  const { found, ids, categories, popularities, scores, called, heads, firstStep } = answer;
  const isRanked = new Set(ids);
  return {
    ranked: ids.map((id, at) => ({
      id,
      category: categories[at] ?? 0,
      popularity: popularities[at] ?? 0,
      score: scores[at] ?? 0,
      isCalledSo: called[at] ?? false,
      isInHead: heads[at] ?? false,
    })),
    others: found.length > ids.length ? found.filter((id) => !isRanked.has(id)) : [],
    firstStep,
  };
};

/**
 * A step: documents for whose head one of these tsqueries holds, or this one for all of their texts.
 * It is taken only where the steps before it have found less than a page.
 */
export type Step = {
  queries: string[];
  inTexts?: string;
  /**
   * Only popular products; or only others, for which there is room until the list is full; or more of
   * the same by all texts, where heads have filled a page but few.
   */
  among?: 'popular' | 'others' | 'texts';
};

/** So many matches fill the first page; relaxing the query further would only add noise. */
export const ENOUGH = 24;
/** Texts are looked through for words of which one is in so few heads: PostgreSQL skips along the rarest. */
const RARE = 2_000;
/** Heads that have all words in so few products are not all that has them. */
const FEW = 96;

const inHeads = (step: number): Condition =>
  sql`doc.words @@ any (${opaqueParameter(
    slot(({ steps }: Input) => steps[step]?.queries),
    'tsquery[]',
  )})`;

/** As an array, which can share a bitmap with the other conditions; a sub-select would cost a scan. */
const inTexts = (
  step: number,
  { language }: Vocabulary,
): Condition => sql`doc.product_id = any (array(
  select product_id from search_text seen
  where ${isSeenIn(language, 'seen')} and words @@ ${opaqueParameter(
    slot(({ steps }: Input) => steps[step]?.inTexts),
    'tsquery',
  )} limit 2000))`;

const isWanted = (step: Step, index: number, vocabulary: Vocabulary): Condition => {
  if (step.inTexts === undefined) return inHeads(index);
  if (step.among === 'texts') return inTexts(index, vocabulary);
  return sql`(${inHeads(index)} or ${inTexts(index, vocabulary)})`;
};

type Search = {
  units: QueryTerm[];
  words: Words;
  steps: Step[];
  /** A further condition on `doc`; undefined: none. */
  where: Condition | undefined;
  vocabulary: Vocabulary;
};

/** What the slots of a search read. */
type Input = Scored & { steps: Step[]; all: string };

/** In a shop of so many products the most popular matches are found by putting all in order. */
const QUICKLY_ORDERED = 100_000;

/**
 * What a heads' search looks up, so that of too many matches the most popular are listed: in a large
 * shop those among its popular products (db/search/popular.ts) come first.
 */
const popularFirst = (queries: string[], { documents }: Vocabulary): Step[] =>
  documents <= QUICKLY_ORDERED
    ? [{ queries }]
    : [
        { queries, among: 'popular' },
        { queries, among: 'others' },
      ];

/** What has all words in the head; behind it, where that is little, what has them anywhere. */
export const stepsForAll = (units: readonly QueryTerm[], vocabulary: Vocabulary): Step[] => {
  const all = allOf(units);
  const heads = popularFirst([all], vocabulary);
  const rarest = Math.min(...units.map(({ df }) => df));
  return rarest > RARE ? heads : [...heads, { queries: [], inTexts: all, among: 'texts' }];
};

/** All that these steps have found. */
const foundBy = (steps: readonly Step[], columns: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql.join(
    steps.map((_, index) => sql`select ${columns} from ${sql.ref(`step_${index}`)}`),
    sql` union all `,
  );

/** How many the steps before have found. */
const countOf = (steps: readonly Step[]): RawBuilder<number> =>
  sql`(select count(*) from (${foundBy(steps, sql`1`)}) found)`;

/** What a step leaves out, of what the steps before it have found. */
const isNew = ({ among }: Step, before: readonly Step[]): Condition => {
  if (among === 'others') return sql`not doc.popular`;
  const isRoom =
    among === 'texts'
      ? sql`${countOf(before)} between ${sql.lit(ENOUGH)} and ${sql.lit(FEW)}`
      : sql`${countOf(before)} < ${sql.lit(ENOUGH)}`;
  return sql`${isRoom} and doc.product_id <> all (array(${foundBy(before, sql`product_id`)}))`;
};

/**
 * The matches of one step, as the common table `step_n`, with all that they are ranked by: to look up
 * each of them once more takes longer than to carry its words along.
 */
const tableOf = (step: Step, index: number, { steps, where, vocabulary }: Search) => {
  const before = steps.slice(0, index);
  const number = step.among === undefined ? index : 0;
  const order =
    vocabulary.documents <= QUICKLY_ORDERED ? sql`order by popularity desc, product_id` : sql``;
  const room =
    step.among === 'others' || step.among === 'texts'
      ? sql`${sql.lit(MATCH_LIMIT)} - ${countOf(before)}`
      : sql.lit(MATCH_LIMIT);
  return sql`${sql.ref(`step_${index}`)} as materialized (
    select doc.product_id, doc.category_id, doc.popularity, doc.title_words, doc.in_stock, doc.words,
      ${sql.lit(number)} as step
    from search_doc doc
    where ${isSeenIn(vocabulary.language, 'doc')} and ${isWanted(step, index, vocabulary)} and ${where ?? sql`true`}
      and ${step.among === 'popular' ? sql`doc.popular` : sql`true`}
      and ${index === 0 ? sql`true` : isNew(step, before)}
    ${order} limit ${room})`;
};

/** What all texts of `doc` say, as `text`. */
export const textsOf = ({ language }: Vocabulary): RawBuilder<unknown> => sql`(
  select case when pg_column_size(words) < ${sql.lit(STORED_AS_IT_IS)} then words else words || ''::tsvector end as words
  from search_text seen
  where product_id = doc.product_id and ${isSeenIn(language, 'seen')} offset 0) text`;

const statementOf = (search: Search): RawBuilder<Answer> => {
  const { units, words, steps, vocabulary } = search;
  const texts = words === 'head' ? sql`` : sql`cross join lateral ${textsOf(vocabulary)}`;
  return sql`
    with ${sql.join(steps.map((step, index) => tableOf(step, index, search)))},
    counted as materialized (
      select json_agg(product_id) as found, count(*) as matches, min(step) as first, max(step) as last
      from (${foundBy(steps, sql`product_id, step`)}) found),
    top as (
      select doc.product_id, doc.category_id, doc.popularity, ${scoreOf(units, words)} as score, ${isCalledSo()} as called,
        doc.words @@ ${slot(({ all }: Input) => all)}::tsquery as in_head
      from (
        select * from (${foundBy(steps, sql`*`)}) found
        order by step, popularity desc, product_id
        limit (
          select case
            when last > 0 then ${sql.lit(RANKED_OF_FEWER_WORDS)}
            when matches > ${sql.lit(MANY)} then ${sql.lit(RANKED_OF_MANY)}
            else ${sql.lit(RANKED[words])} end
          from counted)) doc
      ${texts}
      order by score desc, doc.popularity desc, doc.product_id)
    select
      coalesce((select found from counted), '[]') as found, (select first from counted) as "firstStep",
      coalesce(json_agg(product_id), '[]') as ids, coalesce(json_agg(category_id), '[]') as categories,
      coalesce(json_agg(popularity), '[]') as popularities,
      coalesce(json_agg(score), '[]') as scores, coalesce(json_agg(called), '[]') as called,
      coalesce(json_agg(in_head), '[]') as heads
    from top`;
};

/** What the text of a search depends on; a further condition makes one of its own. */
const shapeOfSearch = ({ units, words, steps, where, vocabulary }: Search): string | undefined => {
  if (where) return undefined;
  const kinds = steps.map(({ among, inTexts: query }) => among ?? (query ? 'texts' : 'heads'));
  const size = vocabulary.documents <= QUICKLY_ORDERED ? 'small' : 'large';
  return [words, vocabulary.language, size, ...kinds, shapeOf(units)].join(' ');
};

/**
 * Takes the steps, counts what they find and ranks it, the matches of earlier steps and then the most
 * popular ones, all in one statement: the index is read once. `offset 0` keeps the look-ups one by one:
 * PostgreSQL cannot know how few matches there are and would rather read the whole table. `|| ''`
 * unpacks a vector that is too long to be stored as it is once for all its uses.
 */
export const findMatches = async (db: Db, search: Search): Promise<Matches> => {
  const { units, steps, vocabulary } = search;
  const input: Input = { ...weigh(units, vocabulary), steps, all: allOf(units) };
  const [answer] = await queryCached(db, input, shapeOfSearch(search), () => statementOf(search));
  return matchesOf(answer);
};
