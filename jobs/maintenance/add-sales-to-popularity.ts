import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { refreshProducts } from '#db/refresh-products.ts';

/** Order lines that one transaction counts. */
const BATCH = 500;

type Sold = { product_id: number | null; units: number };

/** Marks lines as counted that have been ordered or cancelled since; the units of each, signed. */
const takeUncounted = async (trx: Trx): Promise<Sold[]> => {
  const { rows } = await sql<Sold>`
    with due as (
      select id, case when cancelled_at is null then quantity else 0 end as counts
      from order_line
      where counted <> case when cancelled_at is null then quantity else 0 end
      order by id
      limit ${BATCH}
      for no key update skip locked),
    before as (
      select l.id, l.product_id, due.counts, due.counts - l.counted as units
      from due join order_line l on l.id = due.id)
    update order_line l set counted = before.counts
    from before where l.id = before.id
    returning before.product_id, before.units`.execute(trx);
  return rows;
};

const addUnits = async (trx: Trx, units: ReadonlyMap<number, number>, at: Date): Promise<void> => {
  const ids = [...units.keys()].toSorted((a, b) => a - b);
  const products = trx.selectFrom('product').select('id').where('id', 'in', ids);
  await products.orderBy('id').forNoKeyUpdate().execute();
  await sql`
    update product p
    set sold = greatest(0, p.sold + given.units),
      popularity = popularity_after(p.popularity, ${at} - p.popularity_at, given.units),
      popularity_at = greatest(p.popularity_at, ${at})
    from unnest(${ids}::bigint[], ${ids.map((id) => units.get(id) ?? 0)}::bigint[]) as given (id, units)
    where p.id = given.id`.execute(trx);
  await refreshProducts(trx, ids, at);
};

const countBatch = async (trx: Trx, at: Date): Promise<number> => {
  const lines = await takeUncounted(trx);
  const units = new Map<number, number>();
  // A product that is gone counts nowhere.
  for (const { product_id: id, units: more } of lines)
    if (id !== null) units.set(id, (units.get(id) ?? 0) + more);
  if (units.size > 0) await addUnits(trx, units, at);
  return lines.length;
};

/**
 * Adds what was ordered since to `sold` and popularity of the products, and takes away what was
 * cancelled. Each line counts once, whatever ends the process between.
 */
export const addSalesToPopularity = async (
  db: Db,
  at: Date,
  signal: AbortSignal,
): Promise<void> => {
  let counted = BATCH;
  while (counted === BATCH && !signal.aborted)
    counted = await db.transaction().execute((trx) => countBatch(trx, at));
};
