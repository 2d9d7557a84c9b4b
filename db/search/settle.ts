import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { drawPopularLine } from '#db/search/popular.ts';

/**
 * After many writes: the line of the popular products is drawn anew, words that wait go into the
 * indexes, and PostgreSQL learns the new sizes.
 */
export const settleSearch = async (db: Db | Trx): Promise<void> => {
  await drawPopularLine(db);
  await sql`
    select gin_clean_pending_list(inhrelid) from pg_inherits
    where inhparent in ('search_doc_words'::regclass, 'search_text_words'::regclass)`.execute(db);
  await sql`analyze search_doc, search_text, search_df, suggest`.execute(db);
};
