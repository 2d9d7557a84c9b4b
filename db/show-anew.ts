import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { refreshSearchFacts } from '#db/search/documents.ts';
import { runInTransaction } from '#db/transaction.ts';

/** Cards that one transaction draws anew; orders that sell out wait for no longer than that. */
const BATCH = 200;

/**
 * Draws the cards of these products anew and tells the search their price, stock and popularity.
 * Locks the cards in the order of ids, so that orders and the upkeep wait for one another.
 */
export const showAnew = async (
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

/** As `showAnew` for any number of products, in batches that commit; ends early when aborted. */
export const showAllAnew = async (
  db: Db,
  productIds: readonly number[],
  at: Date,
  signal: AbortSignal,
): Promise<void> => {
  for (let start = 0; start < productIds.length && !signal.aborted; start += BATCH) {
    const ids = productIds.slice(start, start + BATCH);
    await runInTransaction(db, (trx) => showAnew(trx, ids, at));
  }
};
