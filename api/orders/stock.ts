import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';

/** Whether something that is selected in the cart has sold out, as far as is known without locks. */
export const hasSoldOut = async (trx: Trx, cartId: string): Promise<boolean> => {
  const found = await trx
    .selectFrom('cart_line')
    .innerJoin('inventory', 'inventory.id', 'cart_line.inventory_id')
    .select('inventory.id')
    .where('cart_line.cart_id', '=', cartId)
    .where('cart_line.selected', '=', true)
    .where('inventory.quantity', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Locks what is selected in the cart until the transaction ends, always in the order of ids, so two
 * buyers of the same things wait for one another instead of blocking each other for good. Whether
 * anything is selected.
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

/**
 * Takes units out of stock, never below 0. The products of which a variant has sold out: the caller
 * shows them anew. The caller holds the locks and has checked the stock, so anything else than all
 * of it is a bug.
 */
export const takeStock = async (trx: Trx, lines: readonly Taken[]): Promise<number[]> => {
  const units = new Map<number, number>();
  for (const { inventoryId, quantity } of lines)
    units.set(inventoryId, (units.get(inventoryId) ?? 0) + quantity);
  const { rows } = await sql<{ product_id: number; quantity: number }>`
    update inventory i
    set quantity = i.quantity - t.units
    from unnest(${[...units.keys()]}::bigint[], ${[...units.values()]}::int[]) as t (id, units)
    where i.id = t.id and i.quantity >= t.units
    returning i.product_id, i.quantity`.execute(trx);
  if (rows.length !== units.size) throw new Error('stock was taken without its lock');
  return distinct(rows.filter((row) => row.quantity === 0));
};

/**
 * Puts units back into stock. The products of which a variant had sold out: the caller shows them
 * anew. Takes the locks itself, in the order of ids. Of variants that the shop no longer has,
 * nothing is kept.
 */
export const putBackStock = async (trx: Trx, lines: readonly Taken[]): Promise<number[]> => {
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
