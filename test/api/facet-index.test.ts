import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { getHome } from '#contract/shop/home.ts';
import { getListing } from '#contract/catalogue/listing.ts';
import { createDb } from '#db/client.ts';
import {
  addAttribute,
  addBrand,
  addCategory,
  addFlashSale,
  addProduct,
  inDays,
  refreshProducts,
} from '#test/factories.ts';
import { NOON, testApp } from '#test/app.ts';
import { testConnection, testDatabase } from '#test/database.ts';

const db = await testDatabase();
const shop = testApp(db);

const kitchen = await addCategory(db, 'Kitchen');
const acme = await addBrand(db, 'Acme');
const colour = await addAttribute(db, 'Colour', ['Blue', 'Red']);
const size = await addAttribute(db, 'Size', ['Small', 'Large']);
const [blue = 0, red = 0] = colour.values;
const [small = 0, large = 0] = size.values;

type Query = Parameters<typeof shop.call<typeof getListing>>[1]['query'];

const listFrom = async (from: typeof shop, query: Query = {}) =>
  (await from.call(getListing, { query })).data;
const list = (query: Query = {}) => listFrom(shop, query);
const titlesOf = ({ products }: Awaited<ReturnType<typeof list>>): string[] =>
  products.result.map(({ title }) => title);
const titles = async (query: Query = {}): Promise<string[]> => titlesOf(await list(query));
const counts = (values: { title: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(values.map(({ title, count }) => [title, count]));

const cup = await addProduct(db, 'Blue small cup', {
  category_id: kitchen,
  brand_id: acme,
  selling: 1000,
  variants: [{ values: { [colour.id]: blue, [size.id]: small } }],
});
await addProduct(db, 'Red large cup', {
  category_id: kitchen,
  selling: 2000,
  variants: [{ values: { [colour.id]: red, [size.id]: large } }],
});
await addProduct(db, 'Blue large cup', {
  category_id: kitchen,
  selling: 3000,
  variants: [{ values: { [colour.id]: blue, [size.id]: large } }],
});

test('the values of an attribute count without that attribute, and under all other filters', async () => {
  const { products, facets } = await list({ attribute: [String(blue), String(large)] });
  expect(products.result.map(({ title }) => title)).toEqual(['Blue large cup']);
  const [colours, sizes] = facets.attributes;
  expect(counts(colours?.values ?? [])).toEqual({ Blue: 1, Red: 1 });
  expect(counts(sizes?.values ?? [])).toEqual({ Small: 1, Large: 1 });
});

test('what another process commits is listed at once, in every process, and not before', async () => {
  const other = testApp(db);
  expect(await titles()).toHaveLength(3);
  expect(titlesOf(await listFrom(other))).toHaveLength(3);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('product').set({ visible: false }).where('id', '=', cup.id).execute();
    await refreshProducts(trx, [cup.id]);
    expect(await titles()).toHaveLength(3);
  });
  expect(await titles()).not.toContain('Blue small cup');
  const { facets } = await listFrom(other);
  expect(facets.brands).toEqual([]);
  await db.updateTable('product').set({ visible: true }).where('id', '=', cup.id).execute();
  await refreshProducts(db, [cup.id]);
  for (const one of [shop, other])
    expect(counts((await listFrom(one)).facets.brands)).toEqual({ Acme: 1 });
});

test('a write that began before another one and ends after it is listed too', async () => {
  const slow = await db.startTransaction().execute();
  await slow.updateTable('product').set({ selling: 1500 }).where('id', '=', cup.id).execute();
  await refreshProducts(slow, [cup.id]);
  const later = await addProduct(db, 'Later', { category_id: kitchen, selling: 9000 });
  expect(await titles({ sort: 'price_desc' })).toHaveLength(4);
  await slow.commit().execute();
  expect((await list({ max: 1500 })).products.result).toMatchObject([{ current: 1500 }]);
  await db.deleteFrom('product').where('id', '=', later.id).execute();
  expect(await titles()).toHaveLength(3);
});

test('a flash sale moves filter, order and histogram when it starts and ends, also backwards', async () => {
  const sale = { starts_at: inDays(1), ends_at: inDays(2) };
  await addFlashSale(db, { [cup.id]: 100 }, sale);
  const cheapest = async () => {
    const { products, facets } = await list({ sort: 'price_desc' });
    const found = await titles({ max: 100 });
    return [products.result.at(-1)?.current, facets.price.min, found.length];
  };
  const moments: [Date, unknown[]][] = [
    [NOON, [1500, 1500, 0]],
    [inDays(1), [100, 100, 1]],
    [inDays(2), [1500, 1500, 0]],
    [inDays(1.5), [100, 100, 1]],
    [inDays(0), [1500, 1500, 0]],
  ];
  for (const [moment, seen] of moments) {
    shop.setNow(moment);
    expect(await cheapest(), moment.toISOString()).toEqual(seen);
  }
});

test('a listing follows a collection that is filled, and emptied, by whoever', async () => {
  const { id } = await db
    .insertInto('collection')
    .values({ slug: { en: 'picks' }, title: { en: 'Picks' } })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_collection')
    .values({ collection_id: id, product_id: cup.id, position: 1 })
    .execute();
  expect(await titles({ collection: String(id) })).toEqual(['Blue small cup']);
  expect(counts((await list()).facets.collections)).toEqual({ Picks: 1 });
  await db.deleteFrom('product_collection').execute();
  expect(await titles({ collection: String(id) })).toEqual([]);
});

test('a hidden category or brand is not offered as a filter', async () => {
  await db.updateTable('brand').set({ visible: false }).where('id', '=', acme).execute();
  expect((await list()).facets.brands).toEqual([]);
  await db.updateTable('brand').set({ visible: true }).where('id', '=', acme).execute();
  expect(counts((await list()).facets.brands)).toEqual({ Acme: 1 });
});

test('many requests at once, between writes, all see what was committed before them', async () => {
  for (let selling = 5000; selling < 5010; selling += 1) {
    await db.updateTable('product').set({ selling }).where('id', '=', cup.id).execute();
    const running = list({ min: selling, max: selling });
    await refreshProducts(db, [cup.id]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => list({ min: selling, max: selling })),
    );
    for (const { products } of answers) expect(products.total).toBe(1);
    await running;
  }
});

test('more changes than one reading takes are read in pages', async () => {
  await sql`
    insert into product (store_id, category_id, shipping_rule_id, slug, title, description, selling)
    select store_id, category_id, shipping_rule_id, jsonb_build_object('en', 'copy-' || n), title, description, selling
    from product, generate_series(1, 5000) n where product.id = ${cup.id}`.execute(db);
  await sql`select refresh_product_cards(array(select id from product), ${NOON})`.execute(db);
  expect((await list()).products.total).toBe(5003);
  const home = await shop.call(getHome, { query: {} });
  expect(home.data.products.total).toBe(5003);
  await sql`delete from product where slug ->> 'en' like 'copy-%'`.execute(db);
  expect((await list()).products.total).toBe(3);
});

test('a database that was restored from a dump is listed as it is, and as it changes', async () => {
  const restored = createDb(await testConnection());
  try {
    const mug = await addProduct(restored, 'Mug');
    const gone = await addProduct(restored, 'Gone');
    // Numbers of transactions that this server has yet to give, as a dump of another one brings them.
    await restored.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update product_card set changed_in = '900000000000'`.execute(trx);
      await sql`insert into product_card_removed values (${mug.id}, '900000000000')`.execute(trx);
    });
    const again = testApp(restored);
    expect(titlesOf(await listFrom(again)).toSorted()).toEqual(['Gone', 'Mug']);
    await restored.deleteFrom('product').where('id', '=', gone.id).execute();
    expect(titlesOf(await listFrom(again))).toEqual(['Mug']);
    const { rows } = await sql`
      select from product_card where changed_in >= '900000000000'`.execute(restored);
    expect(rows).toEqual([]);
  } finally {
    await restored.destroy();
  }
});

test('a reading that fails is told to whoever waits for it, and the next one lists again', async () => {
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
  await rename('product_card_removed', 'elsewhere');
  const answers = await Promise.all(Array.from({ length: 3 }, () => shop.request('/all')));
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
  await rename('elsewhere', 'product_card_removed');
  expect(await titles()).toHaveLength(3);
});
