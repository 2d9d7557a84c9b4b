import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { addCounts } from '#db/search/add-counts.ts';
import { countProduct, type Counts, createCounts } from '#db/search/counts.ts';
import { listDocumentTexts } from '#db/search/document-texts.ts';
import { updatePopularDocuments } from '#db/search/popular.ts';
import { listProductTexts } from '#db/search/product-texts.ts';

/** Texts that one statement reads: visitors have PostgreSQL again after some hundredths of a second. */
const PAGE = 200;

/** Called between two statements to give way to other work. */
export type Throttle = () => Promise<void>;

type Place = { product_id: number; popularity: number };

/**
 * The next products behind one, the most popular first. Those as popular as that one are a list of
 * their own: in a new shop all are, and a test of both at once would read them again for every page.
 */
const listPage = async (db: Db | Trx, after?: Place): Promise<Place[]> => {
  const pageOf = (test: RawBuilder<unknown>): RawBuilder<Place> => sql`(
    select product_id, popularity from product_card where ${test}
    order by popularity desc, product_id limit ${sql.lit(PAGE)})`;
  const page = after
    ? sql<Place>`
        select * from (
          ${pageOf(sql`popularity = ${after.popularity}::real and product_id > ${after.product_id}`)}
          union all ${pageOf(sql`popularity < ${after.popularity}::real`)}) behind
        order by popularity desc, product_id limit ${sql.lit(PAGE)}`
    : pageOf(sql`true`);
  return (await page.execute(db)).rows;
};

/** The most popular products come first: of them all texts are counted. */
const countAllWords = async (db: Db | Trx, throttle: Throttle): Promise<Counts> => {
  const counts = createCounts();
  for (let page = await listPage(db); page.length > 0; page = await listPage(db, page.at(-1))) {
    const ids = page.map((place) => place.product_id);
    for (const product of await listProductTexts(db, ids))
      countProduct(listDocumentTexts(product), counts);
    await throttle();
  }
  return counts;
};

/**
 * Recounts words (their weight in ranking, the vocabulary of corrections) and makes the
 * suggestions. Run it nightly. Searches go on meanwhile; each process takes the new vocabulary within
 * a minute. In a transaction it is part of that. `throttle` is called between its many short statements.
 */
export const rebuildSearch = async (
  db: Db | Trx,
  now: Date = new Date(),
  throttle: Throttle = async () => {},
): Promise<void> => {
  const counts = await countAllWords(db, throttle);
  const write = async (trx: Db | Trx): Promise<void> => {
    for (const table of ['search_df', 'search_language', 'suggest'] as const)
      await trx.deleteFrom(table).execute();
    await addCounts(trx, counts, now);
  };
  await (db.isTransaction ? write(db) : db.transaction().execute(write));
  await optimiseSearch(db);
};

/**
 * After many writes: recalculates the popularity threshold, flushes the pending lists of the
 * indexes and updates the statistics of PostgreSQL.
 */
export const optimiseSearch = async (db: Db | Trx): Promise<void> => {
  await updatePopularDocuments(db);
  await sql`
    select gin_clean_pending_list(inhrelid) from pg_inherits
    where inhparent in ('search_doc_words'::regclass, 'search_text_words'::regclass)`.execute(db);
  await sql`analyze search_doc, search_text, search_df, suggest`.execute(db);
};
