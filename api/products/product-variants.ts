import { sql, type RawBuilder } from 'kysely';
import type { Minor } from '#contract/money.ts';
import type { Attribute, Inventory } from '#contract/catalogue/product.ts';
import { countedLowest } from '#api/cards/lowest-prices.ts';
import {
  findFlashPrice,
  variantPrice,
  type LowestPrices,
  type PriceFields,
} from '#api/pricing/product-price.ts';
import { findUnitPrice, OF_EACH_PIECE, type Stated } from './unit-price.ts';

export type VariantRow = {
  id: number;
  sku: string;
  gtin: string | null;
  price: Minor | null;
  list_price: Minor | null;
  quantity: number;
  image: string | null;
  /** Where reductions are measured so. */
  lowest: LowestPrices | null;
  /** The same in every shop, to be told beside a reduction. */
  lowestPrices: LowestPrices | null;
};

/** A value of a variant, with its attribute. */
export type ValueRow = {
  inventory_id: number;
  attribute_id: number;
  attribute_title: string;
  value_id: number;
  title: string;
  color: string | null;
  /** The same in English, by which it is measured. */
  english: Stated;
};

/** Sub-select: the variants of the product, as a JSON list of `VariantRow`. */
export const variantRows = (
  productId: RawBuilder<unknown>,
  flashStartsAt: RawBuilder<unknown>,
): RawBuilder<VariantRow[]> => sql`(
  select coalesce(json_agg(variant), '[]')
  from (
    select id, sku, gtin, price, list_price, quantity, image, ${countedLowest(sql`id`, flashStartsAt)} as lowest,
      case when list_price > price or card.offered > 0 or ${flashStartsAt} is not null
        then lowest_prices(id, ${flashStartsAt}) end as "lowestPrices"
    from inventory
    where product_id = ${productId} order by position, id) variant)`;

/** Sub-select: the values of these variants, as a JSON list of `ValueRow`. */
export const valueRows = (
  productId: RawBuilder<unknown>,
  language: RawBuilder<string>,
): RawBuilder<ValueRow[]> => sql`(
  select coalesce(json_agg(chosen), '[]')
  from (
    select i.id as inventory_id, a.id as attribute_id, in_language(a.title, ${language}) as attribute_title,
      v.id as value_id, in_language(v.title, ${language}) as title, v.color,
      json_build_object('label', in_language(a.title, 'en'), 'value', in_language(v.title, 'en')) as english
    from inventory i
      join inventory_value iv on iv.inventory_id = i.id
      join attribute a on a.id = iv.attribute_id
      join attribute_value v on v.id = iv.value_id
    where i.product_id = ${productId}
    order by a.position, a.id, v.position, v.id) chosen)`;

const attributesOf = (rows: readonly ValueRow[]): Attribute[] => {
  const attributes = new Map<number, Attribute>();
  for (const { attribute_id, attribute_title, value_id, title, color } of rows) {
    const attribute = attributes.get(attribute_id) ?? {
      id: String(attribute_id),
      title: attribute_title,
      values: [],
    };
    attributes.set(attribute_id, attribute);
    const id = String(value_id);
    if (!attribute.values.some((value) => value.id === id))
      attribute.values.push({ id, title, color });
  }
  return [...attributes.values()];
};

/** The lowest price before the price that it has now, or before its flash sale. */
const lowestPriceAt = ({ lowestPrices }: VariantRow, isFlash: boolean): Minor | null =>
  (isFlash ? lowestPrices?.flash : lowestPrices?.regular) ?? null;

type ProductVariants = {
  variants: readonly VariantRow[];
  values: readonly ValueRow[];
  /** How much is in the pack, where that cannot be chosen; or in each piece of it. */
  content: Stated | null;
};

/** What a shopper can choose from, and every variant with its price at that moment. */
export const presentVariants = (
  { variants, values, content }: ProductVariants,
  product: PriceFields,
  at: Date,
): { attributes: Attribute[]; inventory: Inventory[] } => {
  const byInventory = Map.groupBy(values, ({ inventory_id }) => inventory_id);
  const isFlash = findFlashPrice(product, at) !== undefined;
  const piece = content?.label.toLowerCase() === OF_EACH_PIECE ? content : null;
  const inventory = variants.map((row) => {
    const { current, previous, reduction } = variantPrice(row, product, at);
    const chosen = byInventory.get(row.id) ?? [];
    // Beside a choice it may be that of one piece of several.
    const stated =
      chosen.length === 0 && content ? [content] : chosen.map(({ english }) => english);
    return {
      id: String(row.id),
      sku: row.sku,
      gtin: row.gtin,
      price: current,
      previous,
      reduction,
      lowest: reduction === null ? null : lowestPriceAt(row, isFlash),
      quantity: row.quantity,
      image: row.image,
      unit_price: findUnitPrice(current, stated, piece),
      inventory_attributes: chosen.map(({ attribute_id, value_id }) => ({
        attribute_id: String(attribute_id),
        value_id: String(value_id),
      })),
    };
  });
  return { attributes: attributesOf(values), inventory };
};
