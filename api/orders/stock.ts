import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';

/**
 * Locks what is selected in the cart until the transaction ends, always in the order of ids, so
 * that two buyers of the same products wait for each other instead of deadlocking. Whether anything
 * is selected.
 */
export const lockSelectedStock = async (trx: Trx, cartId: string): Promise<boolean> => {
  const locked = await trx
    .selectFrom('inventory')
    .select('id')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('cart_line')
        .select('inventory_id')
        .where('cart_id', '=', cartId)
        .where('selected', '=', true),
    )
    .orderBy('id')
    // Not `for update`: putting such a variant into another cart need not wait.
    .forNoKeyUpdate()
    .execute();
  return locked.length > 0;
};

type Taken = { inventoryId: number; quantity: number };

const distinct = (rows: readonly { product_id: number }[]): number[] => [
  ...new Set(rows.map((row) => row.product_id)),
];

/** Others have taken stock since it was read. */
export class StockTaken extends Error {}

/**
 * Takes units out of stock, never below 0. The products of which a variant has sold out: the caller
 * refreshes their cards. Locks in the order of ids what is not locked yet. Throws StockTaken where
 * there is too little stock: the transaction must then be rolled back.
 */
export const takeStock = async (trx: Trx, lines: readonly Taken[]): Promise<number[]> => {
  const units = new Map<number, number>();
  for (const { inventoryId, quantity } of lines)
    units.set(inventoryId, (units.get(inventoryId) ?? 0) + quantity);
  // The lists stand in a sub-select, or PostgreSQL would make another plan each time by their lengths.
  const { rows } = await sql<{ product_id: number; quantity: number }>`
    with taken as materialized (
      select * from unnest((select ${[...units.keys()]}::bigint[]), (select ${[...units.values()]}::int[])) as t (id, units)),
    locked as materialized (
      select id from inventory where id = any (array(select id from taken)) order by id for no key update)
    update inventory i
    set quantity = i.quantity - taken.units
    from taken join locked on locked.id = taken.id
    where i.id = taken.id and i.quantity >= taken.units
    returning i.product_id, i.quantity`.execute(trx);
  if (rows.length !== units.size) throw new StockTaken('the stock was taken by others');
  return distinct(rows.filter((row) => row.quantity === 0));
};

/**
 * Puts units back into stock. The products of which a variant had sold out: the caller refreshes
 * their cards. Takes the locks itself, in the order of ids. Of variants that the shop no longer
 * has, nothing is kept.
 */
export const restoreStock = async (trx: Trx, lines: readonly Taken[]): Promise<number[]> => {
  if (lines.length === 0) return [];
  const ids = [...new Set(lines.map(({ inventoryId }) => inventoryId))];
  const before = await trx
    .selectFrom('inventory')
    .select(['id', 'product_id', 'quantity'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await sql`
    update inventory i
    set quantity = i.quantity + t.units
    from (
      select id, sum(units) as units
      from unnest(${lines.map(({ inventoryId }) => inventoryId)}::bigint[], ${lines.map(({ quantity }) => quantity)}::int[]) as given (id, units)
      group by id) t
    where i.id = t.id`.execute(trx);
  return distinct(before.filter((row) => row.quantity === 0));
};
