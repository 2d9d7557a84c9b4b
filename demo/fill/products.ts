import type { Trx } from '#db/client.ts';
import type { DraftProduct, DraftVariant } from '#demo/products/draft-product.ts';
import { createRandom } from '#demo/random.ts';
import { insertAttributes } from './attributes.ts';
import { getFrom, insertNumbered, insertRows } from './rows.ts';
import type { Ids, Structure } from './structure.ts';

const DAY_MS = 86_400_000;
const LARGE_SECTIONS = new Set(['furniture']);

/** A draft with the ids that it got, those of its variants in their order. */
export type Product = { id: number; draft: DraftProduct; inventory: readonly number[] };

const productRow = (draft: DraftProduct, structure: Structure, shipping: Ids, now: Date) => ({
  store_id: getFrom(structure.stores, draft.store.id),
  brand_id: getFrom(structure.brands, draft.brand.id),
  category_id: getFrom(structure.sections, draft.type.section),
  shipping_rule_id: getFrom(
    shipping,
    LARGE_SECTIONS.has(draft.type.section) ? `${draft.store.id}/large` : draft.store.id,
  ),
  slug: draft.slug,
  title: draft.title,
  description: draft.description,
  selling: draft.selling,
  offered: draft.offered,
  max_per_order: draft.maxPerOrder,
  refundable: draft.returnDays > 0,
  return_days: draft.returnDays,
  warranty: draft.warranty,
  popularity: draft.popularity,
  sold: draft.sold,
  created_at: new Date(now.getTime() - draft.age * DAY_MS),
  updated_at: now,
});

const insertParts = async (
  trx: Trx,
  ids: readonly number[],
  drafts: readonly DraftProduct[],
  structure: Structure,
) => {
  const each = <T>(rows: (draft: DraftProduct, id: number) => T[]): T[] =>
    drafts.flatMap((draft, i) => rows(draft, ids[i] ?? 0));
  await insertRows(
    trx,
    'product_image',
    each(({ images }, id) =>
      images.map((image, position) => ({ product_id: id, position, image })),
    ),
  );
  await insertRows(
    trx,
    'product_tag',
    each(({ tags }, id) =>
      tags.map((tag) => ({ product_id: id, tag_id: getFrom(structure.tags, tag) })),
    ),
  );
  await insertRows(
    trx,
    'specification',
    each(({ specs }, id) =>
      specs.map(({ label, value }, position) => ({ product_id: id, position, label, value })),
    ),
  );
};

type Stocked = { product: number; draft: DraftProduct; variant: DraftVariant; position: number };

const insertInventory = async (trx: Trx, stock: readonly Stocked[]): Promise<number[]> => {
  const attributes = await insertAttributes(trx);
  const ids = await insertNumbered(
    trx,
    'inventory',
    stock.map(({ product, variant, position }) => ({
      product_id: product,
      sku: variant.sku,
      price: variant.price,
      list_price: variant.listPrice,
      quantity: variant.quantity,
      image: variant.image,
      position,
    })),
  );
  await insertRows(
    trx,
    'inventory_value',
    stock.flatMap(({ variant }, i) =>
      variant.choices.map(([axis, { id }]) => ({
        inventory_id: ids[i] ?? 0,
        attribute_id: attributes.attribute(axis),
        value_id: attributes.value(axis, id),
      })),
    ),
  );
  return ids;
};

/** The price from before the last 30 days, sometimes one between, and since when the offer runs. */
const pricesOver = ({ draft, variant }: Stocked, now: Date): { at: Date; price: number }[] => {
  const random = createRandom(`${variant.sku}/prices`);
  const listed = variant.listPrice ?? variant.price ?? draft.selling;
  const current = variant.price ?? (draft.offered || draft.selling);
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const past = [{ at: at(random.whole(40, 90)), price: listed }];
  if (random.chance(0.25))
    past.push({ at: at(random.whole(31, 38)), price: Math.round(listed * 1.04) });
  if (past.length > 1) past.push({ at: at(random.whole(25, 29)), price: listed });
  if (current !== listed) past.push({ at: at(random.whole(1, 20)), price: current });
  return past;
};

/** Writes the products with everything that is theirs alone. */
export const insertProducts = async (
  trx: Trx,
  drafts: readonly DraftProduct[],
  structure: Structure,
  shipping: Ids,
  now: Date,
): Promise<Product[]> => {
  const rows = drafts.map((draft) => productRow(draft, structure, shipping, now));
  const ids = await insertNumbered(trx, 'product', rows);
  await insertParts(trx, ids, drafts, structure);
  const stock = drafts.flatMap((draft, i) =>
    draft.variants.map((variant, position) => ({ product: ids[i] ?? 0, draft, variant, position })),
  );
  const inventory = await insertInventory(trx, stock);
  await insertRows(
    trx,
    'price_history',
    stock.flatMap((one, i) =>
      pricesOver(one, now).map((price) => ({ ...price, inventory_id: inventory[i] ?? 0 })),
    ),
  );
  return drafts.map((draft, i) => ({
    id: ids[i] ?? 0,
    draft,
    inventory: inventory.filter((_, at) => stock[at]?.product === ids[i]),
  }));
};
