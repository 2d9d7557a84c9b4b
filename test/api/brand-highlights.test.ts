import { expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addBrand, addProduct, addReview, refreshProducts } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const acme = await addBrand(db, 'Acme');
const small = await addBrand(db, 'Small');
const tiny = await addBrand(db, 'Tiny');

/** Products of a brand, named for their place in its list. */
const addProducts = async (brand_id: number, count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let place = 1; place <= count; place++) {
    const product = await addProduct(db, `Product ${place}`, {
      brand_id,
      popularity: 1 - place / 100,
    });
    ids.push(product.id);
  }
  return ids;
};

const acmes = await addProducts(acme, 13);
await addProducts(small, 11);
await addProducts(tiny, 7);

type Query = Parameters<typeof shop.call<typeof getListing>>[1]['query'];

const list = async (query: Query) => {
  const { data } = await shop.call(getListing, { query });
  const titlesOf = (cards: readonly { title: string }[]) => cards.map(({ title }) => title);
  return { listed: titlesOf(data.products.result), beside: titlesOf(data.highlights) };
};

test('beside a brand stand its best products after those that its list begins with', async () => {
  const { listed, beside } = await list({ brand: String(acme) });
  expect(listed).toHaveLength(13);
  expect(beside).toEqual(['Product 9', 'Product 10', 'Product 11', 'Product 12']);
  expect(listed.slice(0, 8)).not.toEqual(expect.arrayContaining(beside));
});

test('they are the same, whatever the filters', async () => {
  const { listed, beside } = await list({ brand: String(acme), max: 1 });
  expect(listed).toEqual([]);
  expect(beside).toHaveLength(4);
});

test('what is rated poorly stands there only where there are no others', async () => {
  await addReview(db, acmes[9] ?? 0, { rating: 2 });
  await refreshProducts(db, acmes);
  const { beside } = await list({ brand: String(acme) });
  expect(beside).toEqual(['Product 9', 'Product 11', 'Product 12', 'Product 13']);
});

test('a brand with few products repeats none of its first row', async () => {
  const { beside } = await list({ brand: String(small) });
  expect(beside).toEqual(['Product 9', 'Product 10', 'Product 11', 'Product 8']);
  expect((await list({ brand: String(tiny) })).beside).toEqual([]);
});

test('nothing stands beside what is no brand', async () => {
  expect((await list({})).beside).toEqual([]);
});
