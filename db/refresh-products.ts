import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { refreshSearchFacts } from '#db/search/documents.ts';
import { runInTransaction } from '#db/transaction.ts';

/**
 * Cards that one transaction refreshes. Orders that sell out a product wait for at most one such
 * batch.
 */
const BATCH = 200;

/**
 * Refreshes the cards of these products and their price, stock and popularity in the search. Locks
 * the cards in the order of ids, so that orders and maintenance cannot deadlock.
 */
export const refreshProducts = async (
  trx: Trx,
  productIds: readonly number[],
  at: Date,
): Promise<void> => {
  if (productIds.length === 0) return;
  const ids = productIds.toSorted((a, b) => a - b);
  await trx
    .selectFrom('product_card')
    .select('product_id')
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .forUpdate()
    .execute();
  await sql`select refresh_product_cards(${ids}::bigint[], ${at})`.execute(trx);
  await refreshSearchFacts(trx, ids, at);
};

/** As `refreshProducts` for any number of products, in batches that commit; ends early when aborted. */
export const refreshAllProducts = async (
  db: Db,
  productIds: readonly number[],
  at: Date,
  signal: AbortSignal,
): Promise<void> => {
  for (let start = 0; start < productIds.length && !signal.aborted; start += BATCH) {
    const ids = productIds.slice(start, start + BATCH);
    await runInTransaction(db, (trx) => refreshProducts(trx, ids, at));
  }
};
