import type { Db } from '#db/client.ts';
import { runExclusively, LOCKS } from '#db/locks.ts';
import { decayPopularity } from '#jobs/maintenance/decay-popularity.ts';
import { countSales } from '#jobs/maintenance/count-sales.ts';
import { deleteExpiredRows } from '#jobs/maintenance/delete-expired.ts';
import { listStaleCards } from '#jobs/maintenance/stale-cards.ts';
import { refreshAllProducts } from '#db/refresh-products.ts';

/**
 * Updates what depends on the time and on orders: cards when sales and vouchers begin or end, units
 * sold, popularity; and deletes expired data. Only one process does it at a time; false where
 * another is doing it.
 */
export const runMaintenance = (db: Db, at: Date, signal: AbortSignal): Promise<boolean> =>
  runExclusively(db, LOCKS.maintenance, async () => {
    await refreshAllProducts(db, await listStaleCards(db, at), at, signal);
    await countSales(db, at, signal);
    if (!signal.aborted) await decayPopularity(db, at);
    if (!signal.aborted) await deleteExpiredRows(db, at);
    return true;
  });
