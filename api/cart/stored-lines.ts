import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import type { Wanted } from './quantity-limit.ts';
import type { Variant } from './find-variant.ts';

/**
 * The columns that changes need of a line `l`, in the cart or saved for later, and of its variant
 * `i`.
 */
export const LINE_FIELDS = [
  'l.id',
  'l.inventory_id as inventoryId',
  'i.product_id as productId',
  'l.bundle_deal_id as bundleId',
  'l.quantity',
  'l.selected',
] as const;

/** `select` of the lines of a cart, bare, as changes to it need them. */
export const selectKeptLines = (db: Db, cartId: string) =>
  db
    .selectFrom('cart_line as l')
    .innerJoin('inventory as i', 'i.id', 'l.inventory_id')
    .where('l.cart_id', '=', cartId)
    .select(LINE_FIELDS);

export const listStoredLines = (trx: Trx, cartId: string) => selectKeptLines(trx, cartId).execute();

export type StoredLine = Awaited<ReturnType<typeof listStoredLines>>[number];

/** Units of a variant in the cart, or about to be. */
export type Units = Pick<StoredLine, 'inventoryId' | 'productId' | 'quantity'>;

const sumOf = (units: readonly Units[]): number =>
  units.reduce((sum, { quantity }) => sum + quantity, 0);

/** How much of all this is of the variant, and of its product. */
export const takenOf = (units: readonly Units[], variant: Variant): Wanted => ({
  ofVariant: sumOf(units.filter((one) => one.inventoryId === variant.inventoryId)),
  ofProduct: sumOf(units.filter((one) => one.productId === variant.productId)),
});

/** Units of a variant to add, alone or as part of a bundle. */
export type Added = { variant: Variant; bundleId: number | null; quantity: number };

/** Adds units to the line of each variant (made where there is none), which becomes selected. */
export const addUnits = (
  trx: Trx,
  cart: { id: string },
  added: readonly Added[],
  now: Date,
): Promise<{ id: string; quantity: number }[]> =>
  trx
    .insertInto('cart_line')
    .values(
      added.map(({ variant, bundleId, quantity }) => ({
        cart_id: cart.id,
        inventory_id: variant.inventoryId,
        bundle_deal_id: bundleId,
        quantity,
        seen_price: variant.unitPrice,
        added_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'inventory_id', 'bundle_deal_id']).doUpdateSet({
        quantity: sql`cart_line.quantity + excluded.quantity`,
        selected: true,
      }),
    )
    .returning(['id', 'quantity'])
    .execute();

/**
 * Sets the quantity of the lines. The price that the shopper saw stays the one of the day on which
 * they added it: whoever changes a quantity must still hear that it changed.
 */
export const setUnits = async (
  trx: Trx,
  lines: readonly StoredLine[],
  quantity: number,
): Promise<void> => {
  const ids = lines.map(({ id }) => id);
  await trx.updateTable('cart_line').set({ quantity }).where('id', 'in', ids).execute();
};

/** Selects these lines and no others. */
export const setSelection = async (
  trx: Trx,
  cartId: string,
  selected: ReadonlySet<string>,
): Promise<void> => {
  await trx
    .updateTable('cart_line')
    .set({ selected: sql<boolean>`id = any(${[...selected]}::uuid[])` })
    .where('cart_id', '=', cartId)
    .execute();
};
