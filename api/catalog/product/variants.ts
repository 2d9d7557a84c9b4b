import type { Attribute, Inventory } from '#contract/product.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { variantPrice, type PriceFields } from '#api/catalog/pricing.ts';

const listRows = (db: Db, productId: number) =>
  db
    .selectFrom('inventory')
    .select(['id', 'sku', 'price', 'list_price', 'quantity', 'image'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();

const listValues = (db: Db, productId: number) =>
  db
    .selectFrom('inventory as i')
    .innerJoin('inventory_value as iv', 'iv.inventory_id', 'i.id')
    .innerJoin('attribute as a', 'a.id', 'iv.attribute_id')
    .innerJoin('attribute_value as v', 'v.id', 'iv.value_id')
    .select(['i.id as inventory_id', 'a.id as attribute_id', 'a.title as attribute_title'])
    .select(['v.id as value_id', 'v.title', 'v.color'])
    .where('i.product_id', '=', productId)
    .orderBy('a.position')
    .orderBy('a.id')
    .orderBy('v.position')
    .orderBy('v.id')
    .execute();

type ValueRow = Awaited<ReturnType<typeof listValues>>[number];

const attributesOf = (rows: ValueRow[], language: LanguageCode): Attribute[] => {
  const attributes = new Map<number, Attribute>();
  for (const { attribute_id, attribute_title, value_id, title, color } of rows) {
    const attribute = attributes.get(attribute_id) ?? {
      id: String(attribute_id),
      title: inLanguage(attribute_title, language),
      values: [],
    };
    attributes.set(attribute_id, attribute);
    const id = String(value_id);
    if (!attribute.values.some((value) => value.id === id))
      attribute.values.push({ id, title: inLanguage(title, language), color });
  }
  return [...attributes.values()];
};

/** What a shopper can choose from, and every variant with its price at that moment. */
export const listVariants = async (
  db: Db,
  productId: number,
  product: PriceFields,
  language: LanguageCode,
  at: Date,
): Promise<{ attributes: Attribute[]; inventory: Inventory[] }> => {
  const [rows, values] = await Promise.all([listRows(db, productId), listValues(db, productId)]);
  const byInventory = Map.groupBy(values, ({ inventory_id }) => inventory_id);
  const inventory = rows.map((row) => {
    const { current, previous, reduction } = variantPrice(row, product, at);
    return {
      id: String(row.id),
      sku: row.sku,
      price: current,
      previous,
      reduction,
      quantity: row.quantity,
      image: row.image,
      inventory_attributes: (byInventory.get(row.id) ?? []).map(({ attribute_id, value_id }) => ({
        attribute_id: String(attribute_id),
        value_id: String(value_id),
      })),
    };
  });
  return { attributes: attributesOf(values, language), inventory };
};
