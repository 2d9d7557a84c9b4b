import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { agePopularity } from '#jobs/upkeep/age-popularity.ts';
import { countSales } from '#jobs/upkeep/count-sales.ts';
import { forgetOld } from '#jobs/upkeep/forget.ts';
import { listLateCards } from '#jobs/upkeep/late-cards.ts';
import { showAllAnew } from '#db/show-anew.ts';

/** Any number will do, as long as every process of the shop takes the same one. */
const LOCK = 7_685_108;

/**
 * Brings up to date what follows from the clock and from orders: cards at the boundaries of sales
 * and vouchers, units sold, popularity; and forgets what nobody can ask for any more. Of several
 * processes one does it; false where another is at it.
 */
export const runUpkeep = (db: Db, at: Date, signal: AbortSignal): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(${LOCK}) as mine`.execute(connection);
    if (!rows[0]?.mine) return false;
    try {
      await showAllAnew(db, await listLateCards(db, at), at, signal);
      await countSales(db, at, signal);
      if (!signal.aborted) await agePopularity(db, at);
      if (!signal.aborted) await forgetOld(db, at);
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
