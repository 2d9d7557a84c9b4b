import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { refreshProducts } from '#db/refresh-products.ts';

/** Products that one transaction counts. */
const BATCH = 200;
/**
 * So many views of its page count like one unit sold, and no more than that for one day: anybody may open
 * a page, or say so, and what sells must stay ahead of what is only looked at.
 */
const VIEWS_OF_A_UNIT = 50;

const countBatch = async (trx: Trx, at: Date): Promise<number> => {
  const { rows } = await sql<{ product_id: number }>`
    with due as (
      select product_id, day, seen from product_day
      where not counted and day < ${at.toISOString().slice(0, 10)}::date
      order by day, product_id
      limit ${BATCH}
      for no key update skip locked),
    noted as (
      update product_day d set counted = true
      from due where d.product_id = due.product_id and d.day = due.day),
    viewed as (
      select product_id, sum(least(1, seen::float8 / ${VIEWS_OF_A_UNIT}::float8)) as units
      from due group by product_id),
    locked as (
      select p.id, viewed.units from product p join viewed on viewed.product_id = p.id
      order by p.id
      for no key update of p)
    update product p
    set popularity = popularity_after(p.popularity, ${at} - p.popularity_at, locked.units),
      popularity_at = greatest(p.popularity_at, ${at})
    from locked where p.id = locked.id
    returning p.id as product_id`.execute(trx);
  await refreshProducts(
    trx,
    rows.map(({ product_id: id }) => id),
    at,
  );
  return rows.length;
};

/**
 * Adds the views of the days that are over to the popularity of products, each day once. Best sellers are
 * counted by what was sold alone.
 */
export const addViewsToPopularity = async (
  db: Db,
  at: Date,
  signal: AbortSignal,
): Promise<void> => {
  let counted = BATCH;
  while (counted > 0 && !signal.aborted)
    counted = await db.transaction().execute((trx) => countBatch(trx, at));
};
