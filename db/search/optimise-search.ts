import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { updatePopularDocuments } from '#db/search/popular.ts';

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
