import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import type { Wanted } from './quantity-limit.ts';
import type { Variant } from './variant.ts';

/** The lines of a cart, bare, as changes to it need them. */
export const listKeptLines = (trx: Trx, cartId: string) =>
  trx
    .selectFrom('cart_line as l')
    .innerJoin('inventory as i', 'i.id', 'l.inventory_id')
    .where('l.cart_id', '=', cartId)
    .select([
      'l.id',
      'l.inventory_id as inventoryId',
      'i.product_id as productId',
      'l.bundle_deal_id as setId',
      'l.quantity',
      'l.selected',
    ])
    .execute();

export type KeptLine = Awaited<ReturnType<typeof listKeptLines>>[number];

const units = (lines: readonly KeptLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** What the lines take of the variant and of its product. */
export const takenOf = (lines: readonly KeptLine[], variant: Variant): Wanted => ({
  ofVariant: units(lines.filter((line) => line.inventoryId === variant.inventoryId)),
  ofProduct: units(lines.filter((line) => line.productId === variant.productId)),
});

/** So much more of the variant than is taken already. */
export const more = (taken: Wanted, quantity: number): Wanted => ({
  ofVariant: taken.ofVariant + quantity,
  ofProduct: taken.ofProduct + quantity,
});

type Added = {
  cartId: string;
  variant: Variant;
  setId: number | null;
  quantity: number;
  now: Date;
};

/** Adds units to the variant's line (made where there is none), which becomes selected. */
export const addUnits = (trx: Trx, { cartId, variant, setId, quantity, now }: Added) =>
  trx
    .insertInto('cart_line')
    .values({
      cart_id: cartId,
      inventory_id: variant.inventoryId,
      bundle_deal_id: setId,
      quantity,
      seen_price: variant.unitPrice,
      added_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'inventory_id', 'bundle_deal_id']).doUpdateSet({
        quantity: sql`cart_line.quantity + excluded.quantity`,
        seen_price: sql`excluded.seen_price`,
        selected: true,
      }),
    )
    .returning(['id', 'quantity'])
    .executeTakeFirstOrThrow();

/** Sets the quantity of a line; the shopper has now seen this price. */
export const setUnits = async (
  trx: Trx,
  lineId: string,
  { quantity, unitPrice }: { quantity: number; unitPrice: number },
): Promise<void> => {
  await trx
    .updateTable('cart_line')
    .set({ quantity, seen_price: unitPrice })
    .where('id', '=', lineId)
    .execute();
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
