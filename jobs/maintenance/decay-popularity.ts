import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { refreshProducts } from '#db/refresh-products.ts';

/** A popularity older than this is recalculated; by then it has decayed by 15 %. */
const OLD_MS = 7 * 86_400_000;
/** Products per run; with a run each minute a million products take two days. */
const MOST = 400;

/**
 * Recalculates the decaying popularity of products that have not been bought for a while, the
 * oldest first.
 */
export const decayPopularity = async (db: Db, at: Date): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      with old as (
        select id from product
        where popularity > 0 and popularity_at <= ${new Date(at.getTime() - OLD_MS)}
        order by popularity_at
        limit ${MOST}
        for no key update skip locked)
      update product p
      set popularity = popularity_after(p.popularity, ${at} - p.popularity_at, 0), popularity_at = ${at}
      from old where p.id = old.id
      returning p.id`.execute(trx);
    await refreshProducts(
      trx,
      rows.map(({ id }) => id),
      at,
    );
  });
};
