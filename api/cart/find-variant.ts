import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '#db/client.ts';
import { variantPrice } from '#api/pricing/product-price.ts';
import { selectKeptLines, type StoredLine } from './stored-lines.ts';

/** A variant that can be bought, with what limits it. */
export type Variant = {
  inventoryId: number;
  productId: number;
  stock: number;
  maxPerOrder: number | null;
  unitPrice: number;
};

type FlashSaleFields = {
  flash_price: number;
  flash_starts_at: Date;
  flash_ends_at: Date;
};

/**
 * The flash sale of the product in this column that runs at that moment, or the next one, to join as
 * `flash`: `.leftJoin(flashSaleAt('p.id', now), (join) => join.onTrue())`.
 */
const flashSaleAt = (productId: string, at: Date) =>
  sql<FlashSaleFields>`lateral flash_sale_at(${sql.ref(productId)}, ${at})`.as<'flash'>(sql`flash`);

const select = (db: Db, at: Date) =>
  db
    .selectFrom('inventory as i')
    .innerJoin('product as p', 'p.id', 'i.product_id')
    // Hidden products and those of hidden stores have no card.
    .innerJoin('product_card as card', 'card.product_id', 'p.id')
    .leftJoin(flashSaleAt('p.id', at), (join) => join.onTrue())
    .select([
      'i.id as inventoryId',
      'i.product_id as productId',
      'i.quantity as stock',
      'i.price',
      'i.list_price',
      'p.max_per_order as maxPerOrder',
      'p.selling',
      'p.offered',
      'flash.flash_price',
      'flash.flash_starts_at',
      'flash.flash_ends_at',
      'card.has_variants',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const priced = (row: Row, now: Date): Variant => ({
  inventoryId: row.inventoryId,
  productId: row.productId,
  stock: row.stock,
  maxPerOrder: row.maxPerOrder,
  unitPrice: variantPrice(row, row, now).current,
});

export type VariantInput = { productId: number | undefined; inventoryId: number | undefined };

/**
 * The variant that is meant: the named one, else the only one of its product; with the lines that are
 * in the cart already. 'choose' where the product has several and none was named; undefined where
 * there is no such thing on sale.
 */
export const findVariant = async (
  db: Db,
  { productId, inventoryId }: VariantInput,
  { cartId, now }: { cartId: string; now: Date },
): Promise<{ variant: Variant; lines: StoredLine[] } | 'choose' | undefined> => {
  let query = select(db, now)
    .select(jsonArrayFrom(selectKeptLines(db, cartId)).as('lines'))
    .orderBy('i.position')
    .orderBy('i.id')
    .limit(1);
  if (productId !== undefined) query = query.where('i.product_id', '=', productId);
  if (inventoryId !== undefined) query = query.where('i.id', '=', inventoryId);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  if (row.has_variants && inventoryId === undefined) return 'choose';
  return { variant: priced(row, now), lines: row.lines };
};

/** The variants of these ids that are on sale. */
export const listVariants = async (
  db: Db,
  inventoryIds: readonly number[],
  now: Date,
): Promise<Variant[]> => {
  const rows = await select(db, now).where('i.id', 'in', inventoryIds).execute();
  return rows.map((row) => priced(row, now));
};

/**
 * One variant for each product of a bundle: the chosen one where it belongs to it, else the first in
 * stock. A product that is not on sale is missing from the answer.
 */
export const listBundleVariants = async (
  db: Db,
  productIds: readonly number[],
  chosen: number | undefined,
  now: Date,
): Promise<Variant[]> => {
  const rows = await select(db, now)
    .where('i.product_id', 'in', productIds)
    .orderBy('i.position')
    .orderBy('i.id')
    .execute();
  return productIds.flatMap((productId) => {
    const ofProduct = rows.filter((row) => row.productId === productId);
    const row =
      ofProduct.find(({ inventoryId }) => inventoryId === chosen) ??
      ofProduct.find(({ stock }) => stock > 0) ??
      ofProduct[0];
    return row ? [priced(row, now)] : [];
  });
};
