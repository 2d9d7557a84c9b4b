import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { refreshSearchDocuments } from '#db/search/documents.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { readTsv } from './scores.ts';

const BATCH = 1_000;

type Product = {
  /** The id in the folder, kept as the sku. */
  key: string;
  title: string;
  brand: string;
  category: string;
  attributes: string;
  description: string;
  price: number;
};

const asProduct = (line: string[]): Product => {
  const [
    key = '',
    title = '',
    brand = '',
    category = '',
    attributes = '',
    description = '',
    price = '',
  ] = line;
  return {
    key,
    title: title || key,
    brand,
    category,
    attributes,
    description: description || ' ',
    price: Math.max(1, Math.round(Number(price) * 100) || 1_000),
  };
};

const english = (text: string): { en: string } => ({ en: text });

/** Adds the names and returns their ids. */
const addNamed = async (
  db: Db,
  table: 'brand' | 'category',
  names: string[],
): Promise<Map<string, number>> => {
  const distinct = [...new Set(names)];
  const { rows } = await sql<{ id: number; name: string }>`
    insert into ${sql.table(table)} (slug, title, image)
    select jsonb_build_object('en', ${table} || '-' || place), jsonb_build_object('en', name), ''
    from unnest(${distinct}::text[]) with ordinality given (name, place)
    returning id, title ->> 'en' as name`.execute(db);
  return new Map(rows.map(({ id, name }) => [name, id]));
};

const addShop = async (db: Db): Promise<{ store: number; rule: number }> => {
  const store = await db
    .insertInto('store')
    .values({
      slug: english('store'),
      name: english('Store'),
      country: 'DE',
      joined_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rule = await db
    .insertInto('shipping_rule')
    .values({ store_id: store.id, title: english('Delivery') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { store: store.id, rule: rule.id };
};

/** `colour: black | plug and play`: a specification each, one without a value is its own value. */
const specificationsOf = ({ attributes }: Product): [string, string][] =>
  attributes
    .split('|')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const colon = text.indexOf(':');
      return colon < 0 ? [' ', text] : [text.slice(0, colon), text.slice(colon + 1).trim()];
    });

const addSpecifications = async (db: Db, ids: number[], products: Product[]): Promise<void> => {
  const rows = products.flatMap((product, index) =>
    specificationsOf(product).map(([label, value], position) => ({
      id: ids[index] ?? 0,
      position,
      label,
      value,
    })),
  );
  await sql`
    insert into specification (product_id, position, label, value)
    select id, position, jsonb_build_object('en', label), jsonb_build_object('en', value)
    from unnest(${rows.map((row) => row.id)}::bigint[], ${rows.map((row) => row.position)}::int[],
      ${rows.map((row) => row.label)}::text[], ${rows.map((row) => row.value)}::text[]) given (id, position, label, value)`.execute(
    db,
  );
};

/** No category is said as one whose name has no word. */
const NO_CATEGORY = '-';

/** Imports the folder's products as a shop would have them and returns product id by folder id. */
export const importProducts = async (db: Db, folder: string): Promise<Map<number, string>> => {
  const products = (await readTsv(folder, 'products')).map(asProduct);
  const { store, rule } = await addShop(db);
  const brands = await addNamed(
    db,
    'brand',
    products.flatMap(({ brand }) => brand || []),
  );
  const categories = await addNamed(
    db,
    'category',
    products.map(({ category }) => category || NO_CATEGORY),
  );
  const keys = new Map<number, string>();
  for (let start = 0; start < products.length; start += BATCH) {
    const batch = products.slice(start, start + BATCH);
    const { rows } = await sql<{ id: number }>`
      insert into product (store_id, shipping_rule_id, brand_id, category_id, slug, title, description, selling)
      select ${store}, ${rule}, brand, category, jsonb_build_object('en', 'p-' || key), jsonb_build_object('en', title),
        jsonb_build_object('en', description), price
      from unnest(${batch.map(({ brand }) => brands.get(brand) ?? null)}::bigint[],
        ${batch.map(({ category }) => categories.get(category || NO_CATEGORY) ?? null)}::bigint[],
        ${batch.map(({ key }) => key)}::text[], ${batch.map(({ title }) => title)}::text[],
        ${batch.map(({ description }) => description)}::text[], ${batch.map(({ price }) => price)}::bigint[])
        with ordinality given (brand, category, key, title, description, price, place)
      order by place returning id`.execute(db);
    const ids = rows.map(({ id }) => id);
    for (const [index, id] of ids.entries()) keys.set(id, batch[index]?.key ?? '');
    await addSpecifications(db, ids, batch);
    await sql`insert into inventory (product_id, sku, quantity) select id, 'sku-' || id, 10 from unnest(${ids}::bigint[]) id`.execute(
      db,
    );
    await sql`select refresh_product_cards(${ids}::bigint[])`.execute(db);
    await refreshSearchDocuments(db, ids);
  }
  await rebuildSearch(db);
  return keys;
};
