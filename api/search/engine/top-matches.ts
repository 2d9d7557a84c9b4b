import { sql } from 'kysely';
import { queryCached, slot } from '#db/cached-statement.ts';
import { allOf, type QueryTerm } from '#api/search/engine/query-term.ts';
import { isCalledSo, type Scored, scoreOf, shapeOf, weigh } from '#api/search/engine/score.ts';
import type { Vocabulary } from '#api/search/engine/vocabulary.ts';
import type { Db } from '#db/client.ts';
import { opaqueParameter } from '#db/opaque-parameter.ts';
import { isSeenIn } from '#db/search/covered-languages.ts';
import { POPULAR } from '#db/search/popular.ts';

/** Of so many popular matches the most relevant are taken. */
const CONSIDERED = 48;
/** So many matches among the popular products will do. */
const ENOUGH = 24;

export type Best = { id: number; category: number; parentCategory: number };

/** What the slots of a search for the best read. */
type Input = Scored & { query: string };

/** `offset 0` has the index of the words read, whatever PostgreSQL expects: it counts with too few. */
const listAmong = (
  db: Db,
  which: 'all' | 'popular',
  units: QueryTerm[],
  vocabulary: Vocabulary,
): Promise<Best[]> => {
  const { language } = vocabulary;
  const input: Input = { ...weigh(units, vocabulary), query: allOf(units) };
  const query = slot((one: Input) => one.query);
  const isMeant = units.some(({ meant }) => meant !== undefined);
  return queryCached(
    db,
    input,
    `best ${which} ${isMeant ? 'meant ' : ''}${language} ${shapeOf(units)}`,
    () => sql<Best>`
    select doc.product_id as id, doc.category_id as category, doc.parent_category_id as "parentCategory"
    from (
      select * from (
        select * from search_doc found
        where ${isSeenIn(language, 'found')} and ${which === 'all' ? sql`true` : sql`popular`}
          and words @@ ${opaqueParameter(query, 'tsquery')}
        offset 0) matching
      order by popularity desc, product_id limit ${sql.lit(CONSIDERED)}) doc
    order by ${isMeant ? sql`${isCalledSo()} desc,` : sql``} ${scoreOf(units, 'head')} desc, doc.popularity desc, doc.product_id`,
  );
};

/** Whether any of the words alone leaves a page's worth among the popular products. */
const isFrequent = (units: QueryTerm[], { documents }: Vocabulary): boolean => {
  const share = POPULAR / Math.max(documents, POPULAR);
  return share < 1 && units.every(({ df }) => df * share >= ENOUGH);
};

/**
 * The best products for all of the units, without reading every match: while somebody types, a
 * frequent word must not cost a scan of its whole list. Frequent words are looked up among the
 * popular products first, and among all products where that gives too few.
 */
export const listTopMatches = async (
  db: Db,
  units: QueryTerm[],
  vocabulary: Vocabulary,
  limit: number,
): Promise<Best[]> => {
  const popular = isFrequent(units, vocabulary)
    ? await listAmong(db, 'popular', units, vocabulary)
    : [];
  const best = popular.length >= ENOUGH ? popular : await listAmong(db, 'all', units, vocabulary);
  return best.slice(0, limit);
};
