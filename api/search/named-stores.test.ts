import { beforeAll, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, addStore, refreshProducts } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

beforeAll(async () => {
  const teaHouse = await addStore(db, 'Amber Tea House');
  const other = await addStore(db, 'Lamp');
  await addStore(db, 'Hidden Corner', { visible: false });
  for (const title of ['Copper kettle', 'Glass cup']) {
    const { id } = await addProduct(db, title, { store_id: teaHouse });
    await refreshProducts(db, [id]);
  }
  const { id } = await addProduct(db, 'Reading lamp', { store_id: other });
  await refreshProducts(db, [id]);
  await rebuildSearch(db);
});

const find = async (q: string) => {
  const { data } = await shop.call(getListing, { query: { q } });
  const { corrected, relaxed, subject } = data;
  return {
    stores: data.stores.map(({ title }) => title),
    titles: data.products.result.map(({ title }) => title).toSorted(),
    corrected,
    relaxed,
    kind: subject.kind,
  };
};

test('the name of a store finds it and what it sells', async () => {
  expect(await find('amber tea house')).toEqual({
    stores: ['Amber Tea House'],
    titles: ['Copper kettle', 'Glass cup'],
    corrected: null,
    relaxed: null,
    kind: 'search',
  });
});

test('products that are called as a store is stay what is found', async () => {
  expect(await find('lamp')).toMatchObject({ stores: ['Lamp'], titles: ['Reading lamp'] });
});

test('a part of a name finds no store, nor does the name of a closed one', async () => {
  expect((await find('tea')).stores).toEqual([]);
  expect((await find('hidden corner')).stores).toEqual([]);
});

test('while one types, stores are offered whose names begin so', async () => {
  const listStores = async (q: string) => {
    const { data } = await shop.call(getSuggestions, { query: { q } });
    return data.stores.map(({ title }) => title);
  };
  expect(await listStores('amber te')).toEqual(['Amber Tea House']);
  expect(await listStores('am')).toEqual([]);
  expect(await listStores('tea')).toEqual([]);
});
