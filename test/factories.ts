import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Db } from '#db/client.ts';
import { refreshSearchDocuments } from '#db/search/documents.ts';
import type { DB, Texts } from '#db/types.ts';
import { insertShopper, makeShopper } from '#api/http/session.ts';
import { openSession } from '#api/identity/open-session.ts';
import { NOON } from '#test/app.ts';

type Row<Table extends keyof DB> = Partial<Insertable<DB[Table]>>;
/** A text for every language, or English alone. */
type Words = string | Texts;

const textsFrom = (words: Words): Texts => (typeof words === 'string' ? { en: words } : words);

const slugFrom = (words: Words): Texts =>
  Object.fromEntries(
    Object.entries(textsFrom(words)).map(([language, text]) => [
      language,
      text
        .toLowerCase()
        .trim()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
    ]),
  ) as Texts;

export const DAY_MS = 86_400_000;
/** So many days after the tests' noon; before it where negative. */
export const inDays = (days: number): Date => new Date(NOON.getTime() + days * DAY_MS);

const idOf = async (query: { executeTakeFirstOrThrow: () => Promise<{ id: number }> }) =>
  (await query.executeTakeFirstOrThrow()).id;

type AccountRow = Partial<Row<'account'>> & { userAgent?: string };

/** A person with an account who is signed in: ids, and the token of their session. */
export const addAccount = async (
  db: Db,
  { userAgent, ...row }: AccountRow = {},
): Promise<{ id: string; shopperId: string; token: string }> => {
  const { id: shopperId } = await db
    .insertInto('shopper')
    .values({ created_at: NOON, seen_at: NOON })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('account')
    .values({
      shopper_id: shopperId,
      name: 'Marie Curie',
      email: `${shopperId}@example.org`,
      email_verified_at: NOON,
      language: 'en',
      created_at: NOON,
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { token } = await openSession(db, { accountId: id, shopperId, userAgent, now: NOON });
  return { id, shopperId, token };
};

/** A guest; the token that they ask with. */
export const addGuest = async (db: Db): Promise<string> => {
  const made = makeShopper('en', NOON);
  await insertShopper(db, made);
  return made.token;
};

export const addTaxRate = (db: Db, basisPoints = 2000): Promise<number> =>
  idOf(
    db
      .insertInto('tax_rate')
      .values({ title: { en: 'VAT' }, basis_points: basisPoints })
      .returning('id'),
  );

export const addStore = (db: Db, name: Words = 'Corner Shop', row: Row<'store'> = {}) =>
  idOf(
    db
      .insertInto('store')
      .values({
        slug: slugFrom(name),
        name: textsFrom(name),
        country: 'FR',
        joined_at: inDays(-400),
        ...row,
      })
      .returning('id'),
  );

export const addCategory = (db: Db, title: Words = 'Kitchen', row: Row<'category'> = {}) =>
  idOf(
    db
      .insertInto('category')
      .values({ slug: slugFrom(title), title: textsFrom(title), image: 'category.webp', ...row })
      .returning('id'),
  );

export const addBrand = (db: Db, title: Words, row: Row<'brand'> = {}) =>
  idOf(
    db
      .insertInto('brand')
      .values({ slug: slugFrom(title), title: textsFrom(title), image: 'brand.webp', ...row })
      .returning('id'),
  );

export const addTag = (db: Db, title: Words) =>
  idOf(
    db
      .insertInto('tag')
      .values({ slug: slugFrom(title), title: textsFrom(title) })
      .returning('id'),
  );

type Place = Omit<Row<'shipping_place'>, 'rule_id'>;

/** Without places: delivered everywhere for 5.00 in 2 to 4 days. */
export const addShippingRule = async (
  db: Db,
  { store_id = null, free_above = null, places = [{}] as Place[] } = {} as {
    store_id?: number | null;
    free_above?: number | null;
    places?: Place[];
  },
): Promise<number> => {
  const id = await idOf(
    db
      .insertInto('shipping_rule')
      .values({ store_id, title: { en: 'Standard delivery' }, free_above })
      .returning('id'),
  );
  await db
    .insertInto('shipping_place')
    .values(
      places.map((place) => ({
        type: 1,
        price: 500,
        days_min: 2,
        days_max: 4,
        ...place,
        rule_id: id,
      })),
    )
    .execute();
  return id;
};

/** `addAttribute(db, 'Colour', ['Blue', 'Red'])`: its id and the ids of its values, in order. */
export const addAttribute = async (db: Db, title: Words, values: Words[]) => {
  const id = await idOf(
    db
      .insertInto('attribute')
      .values({ title: textsFrom(title) })
      .returning('id'),
  );
  const rows = await db
    .insertInto('attribute_value')
    .values(
      values.map((value, position) => ({
        attribute_id: id,
        title: textsFrom(value),
        position,
      })),
    )
    .returning('id')
    .execute();
  return { id, values: rows.map((row) => row.id) };
};

type Variant = Omit<Row<'inventory'>, 'product_id'> & {
  /** Attribute id -> value id. */
  values?: Record<number, number>;
};

type ProductParts = Row<'product'> & {
  images?: string[];
  /** Without variants: one inventory with `quantity` in stock. */
  variants?: Variant[];
  quantity?: number;
  tags?: number[];
};

let made = 0;

const requireOne = async (
  db: Db,
  table: 'store' | 'category' | 'shipping_rule',
  add: (db: Db) => Promise<number>,
): Promise<number> => {
  const row = await db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirst();
  return row?.id ?? add(db);
};

const addInventory = async (db: Db, productId: number, variant: Variant, position: number) => {
  const { values = {}, ...row } = variant;
  const id = await idOf(
    db
      .insertInto('inventory')
      .values({
        sku: `SKU-${productId}-${position}`,
        quantity: 10,
        position,
        ...row,
        product_id: productId,
      })
      .returning('id'),
  );
  const chosen = Object.entries(values).map(([attribute, value]) => ({
    inventory_id: id,
    attribute_id: Number(attribute),
    value_id: value,
  }));
  if (chosen.length > 0) await db.insertInto('inventory_value').values(chosen).execute();
  return id;
};

/** Brings card and search words of the products up to date, as every write of the catalogue does. */
export const refreshProducts = async (db: Db, ids: number[]): Promise<void> => {
  await sql`select refresh_product_cards(${ids}::bigint[], ${NOON})`.execute(db);
  await refreshSearchDocuments(db, ids, NOON);
};

/**
 * A product that can be bought: for 20.00, in stock, in the first store and category of the shop
 * (made where there is none yet).
 */
export const addProduct = async (db: Db, title: Words = 'Kettle', parts: ProductParts = {}) => {
  const {
    images = ['front.webp', 'back.webp'],
    variants,
    quantity = 10,
    tags = [],
    ...row
  } = parts;
  made += 1;
  const id = await idOf(
    db
      .insertInto('product')
      .values({
        store_id: row.store_id ?? (await requireOne(db, 'store', addStore)),
        category_id: row.category_id ?? (await requireOne(db, 'category', addCategory)),
        shipping_rule_id:
          row.shipping_rule_id ?? (await requireOne(db, 'shipping_rule', addShippingRule)),
        slug: slugFrom(title),
        title: textsFrom(title),
        description: { en: '<p>Made to last.</p>' },
        selling: 2000,
        created_at: new Date(inDays(-30).getTime() + made * 1000),
        ...row,
      })
      .returning('id'),
  );
  await db
    .insertInto('product_image')
    .values(images.map((image, position) => ({ product_id: id, position, image })))
    .execute();
  const inventories: number[] = [];
  for (const [position, variant] of (variants ?? [{ quantity }]).entries())
    inventories.push(await addInventory(db, id, variant, position));
  for (const tag_id of tags)
    await db.insertInto('product_tag').values({ product_id: id, tag_id }).execute();
  await refreshProducts(db, [id]);
  return { id, inventories };
};

/** A flash sale from yesterday to tomorrow: product id -> price. */
export const addFlashSale = async (
  db: Db,
  prices: Record<number, number>,
  row: Row<'flash_sale'> = {},
): Promise<number> => {
  const id = await idOf(
    db
      .insertInto('flash_sale')
      .values({ title: { en: 'Flash sale' }, starts_at: inDays(-1), ends_at: inDays(1), ...row })
      .returning('id'),
  );
  const products = Object.keys(prices).map(Number);
  await db
    .insertInto('flash_sale_product')
    .values(
      products.map((product_id) => ({
        flash_sale_id: id,
        product_id,
        price: prices[product_id] ?? 1,
      })),
    )
    .execute();
  await refreshProducts(db, products);
  return id;
};

export const addReview = async (db: Db, product_id: number, row: Row<'review'> = {}) => {
  const id = await idOf(
    db
      .insertInto('review')
      .values({
        rating: 5,
        language: 'en',
        name: 'Ada',
        body: 'Very good.',
        created_at: inDays(-1),
        ...row,
        product_id,
      })
      .returning('id'),
  );
  await refreshProducts(db, [product_id]);
  return id;
};

export const addVoucher = (db: Db, code: string, row: Row<'voucher'> = {}) =>
  idOf(
    db
      .insertInto('voucher')
      .values({
        code,
        title: { en: code },
        price_type: 1,
        value: 500,
        starts_at: inDays(-1),
        ends_at: inDays(30),
        ...row,
      })
      .returning('id'),
  );

/** A bundle of these products: `kind: 'set'` at a fixed price, else buy so many, get so many free. */
export const addBundle = async (db: Db, products: number[], row: Row<'bundle_deal'>) => {
  const id = await idOf(
    db
      .insertInto('bundle_deal')
      .values({ kind: 'set', title: { en: 'Bought together' }, ...row })
      .returning('id'),
  );
  await db
    .insertInto('bundle_product')
    .values(products.map((product_id, position) => ({ bundle_deal_id: id, product_id, position })))
    .execute();
  await refreshProducts(db, products);
  return id;
};
