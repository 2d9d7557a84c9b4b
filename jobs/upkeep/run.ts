import type { Db } from '#db/client.ts';
import { doIfFree, LOCKS } from '#db/locks.ts';
import { agePopularity } from '#jobs/upkeep/age-popularity.ts';
import { countSales } from '#jobs/upkeep/count-sales.ts';
import { forgetOld } from '#jobs/upkeep/forget.ts';
import { listLateCards } from '#jobs/upkeep/late-cards.ts';
import { showAllAnew } from '#db/show-anew.ts';

/**
 * Brings up to date what follows from the clock and from orders: cards at the boundaries of sales
 * and vouchers, units sold, popularity; and forgets what nobody can ask for any more. Of several
 * processes one does it; false where another is at it.
 */
export const runUpkeep = (db: Db, at: Date, signal: AbortSignal): Promise<boolean> =>
  doIfFree(db, LOCKS.upkeep, async () => {
    await showAllAnew(db, await listLateCards(db, at), at, signal);
    await countSales(db, at, signal);
    if (!signal.aborted) await agePopularity(db, at);
    if (!signal.aborted) await forgetOld(db, at);
    return true;
  });
