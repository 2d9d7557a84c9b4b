import { expect, test } from 'vitest';
import { listSitemapEntries, listSitemapParts, type SitemapKind } from '#contract/shop/sitemap.ts';
import { getStore, listStores } from '#contract/stores/store.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import {
  addAccount,
  addCategory,
  addProduct,
  addReview,
  addStore,
  addVoucher,
  inDays,
} from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const green = await addStore(
  db,
  { en: 'Green House', fr: 'Maison Verte' },
  {
    response_hours: 4,
    logo: 'logo.webp',
    joined_at: inDays(-800),
    description: { en: '<p>Pots that <b>last</b>.</p>' },
  },
);
const blue = await addStore(db, 'Blue Door');
await addStore(db, 'Closed', { visible: false });
const kitchen = await addCategory(db, { en: 'Kitchen', fr: 'Cuisine' });
const kettles = await addCategory(db, { en: 'Kettles', fr: 'Bouilloires' }, { parent_id: kitchen });
const kettle = await addProduct(
  db,
  { en: 'Kettle', fr: 'Bouilloire' },
  { store_id: green, category_id: kettles },
);
await addProduct(db, 'Pan', { store_id: green, selling: 9000, category_id: kitchen });
await addProduct(db, 'Hidden pan', { store_id: green, visible: false });
await addReview(db, kettle.id, { rating: 4 });
await addReview(db, kettle.id, { rating: 5 });

test('the directory shows the open stores by name with what they sell', async () => {
  const { data } = await shop.call(listStores, { query: {} });
  expect(data.result).toMatchObject([
    { name: 'Blue Door', description: null, products: 0, rating: 0, review_count: 0 },
    { name: 'Green House', slug: 'green-house', products: 2, rating: 4.5, review_count: 2 },
  ]);
  expect(data.result[1]?.description).toBe('Pots that last.');
  expect(data.total).toBe(2);
});

test('the directory is ordered by followers, stars or age, and searched by name', async () => {
  const account = await addAccount(db);
  await db
    .insertInto('store_follow')
    .values({ account_id: account.id, store_id: green, followed_at: inDays(-1) })
    .execute();
  const list = async (query: Parameters<typeof shop.call<typeof listStores>>[1]['query']) =>
    (await shop.call(listStores, { query })).data.result.map(({ name }) => name);
  expect(await list({ sort: 'followed' })).toEqual(['Green House', 'Blue Door']);
  expect(await list({ sort: 'rating' })).toEqual(['Green House', 'Blue Door']);
  expect(await list({ sort: 'newest' })).toEqual(['Blue Door', 'Green House']);
  expect(await list({ sort: 'name' })).toEqual(['Blue Door', 'Green House']);
  // Beginnings of words, in any order and language, without their accents and capitals.
  expect(await list({ q: 'hou GREE' })).toEqual(['Green House']);
  expect(await list({ q: 'vérte' })).toEqual(['Green House']);
  expect(await list({ q: ' ' })).toEqual(['Blue Door', 'Green House']);
  for (const q of ['reen', 'closed', '%', '_'.repeat(3)])
    expect([q, await list({ q })]).toEqual([q, []]);
});

test('a store shows itself, the vouchers that can be used in it and its products', async () => {
  await addVoucher(db, 'GREEN', { store_id: green });
  await addVoucher(db, 'ALL', { ends_at: inDays(1) });
  await addVoucher(db, 'BLUE', { store_id: blue });
  const { data } = await shop.call(getStore, {
    params: { slug: 'maison-verte' },
    query: {},
    language: 'fr',
  });
  expect(data.store).toMatchObject({
    name: 'Maison Verte',
    slug: 'maison-verte',
    logo: 'logo.webp',
    response: 4,
    joined: inDays(-800).toISOString(),
    products: 2,
    rating: 4.5,
  });
  // Its own comes first, also where another ends sooner.
  expect(data.vouchers.map(({ code }) => code)).toEqual(['GREEN', 'ALL']);
  expect(data.listing.products.total).toBe(2);
  expect(data.listing.subject.kind).toBe('store');
});

test('the products of a store can be filtered, its figures stay what they are', async () => {
  const { data } = await shop.call(getStore, {
    params: { slug: 'green-house' },
    query: { min: 5000, category: 'kitchen' },
  });
  expect(data.listing.products.result.map(({ title }) => title)).toEqual(['Pan']);
  expect(data.store.products).toBe(2);
});

test('an unknown store and a closed one are not found', async () => {
  for (const slug of ['closed', 'nobody'])
    expect((await shop.call(getStore, { params: { slug }, query: {} })).status).toBe(404);
});

test('search engines are told of every public page and of no hidden one', async () => {
  const { parts } = (await shop.call(listSitemapParts)).data;
  expect(parts.map(({ kind }) => kind)).toEqual(['category', 'store', 'product']);
  const entries = async (kind: SitemapKind, after = 0) =>
    (await shop.call(listSitemapEntries, { params: { kind }, query: { after }, language: 'fr' }))
      .data.entries;
  const product = parts.find(({ kind }) => kind === 'product');
  const products = await entries('product', product?.after);
  expect(products.map(({ slug }) => slug)).toEqual(['bouilloire', 'pan']);
  expect(await entries('product', Number(products[0]?.id))).toHaveLength(1);
  expect(await entries('category')).toMatchObject([
    { slug: 'cuisine', parent_slug: null },
    { slug: 'bouilloires', parent_slug: 'cuisine' },
  ]);
  expect((await entries('store')).map(({ slug }) => slug)).toEqual(['maison-verte', 'blue-door']);
});
