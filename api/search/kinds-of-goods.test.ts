import { beforeAll, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addCategory, addProduct } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const listCategories = async (q: string): Promise<string[]> => {
  const { data } = await shop.call(getSuggestions, { query: { q } });
  return [...data.category, ...data.sub_category].map(({ title }) => title).toSorted();
};

const find = async (q: string): Promise<string[]> => {
  const { data } = await shop.call(getListing, { query: { q } });
  return data.products.result.map(({ title }) => title).toSorted();
};

beforeAll(async () => {
  const computers = await addCategory(db, 'Computers');
  const paper = await addCategory(db, 'Paper goods');
  const screens = await addCategory(db, 'Screens');
  for (const title of ['Light laptop', 'Matte laptop', 'Silver laptop', 'Office notebook'])
    await addProduct(db, title, { category_id: computers });
  for (const title of ['Lined notebook', 'Dotted notebook'])
    await addProduct(db, title, { category_id: paper });
  const house = await addCategory(db, 'House');
  const lighting = await addCategory(db, 'Lighting', { parent_id: house });
  const seats = await addCategory(db, 'Seats', { parent_id: house });
  await addProduct(db, 'Pendant lamp', { category_id: lighting });
  await addProduct(db, 'Walnut lantern', { category_id: lighting });
  await addProduct(db, 'Walnut stool', { category_id: seats });
  await addProduct(db, 'Small tv', { category_id: screens });
  await addProduct(db, 'Smart television', { category_id: paper });
  await rebuildSearch(db);
});

test('a laptop finds notebooks that are computers, and none of paper', async () => {
  expect(await find('laptop')).toEqual([
    'Light laptop',
    'Matte laptop',
    'Office notebook',
    'Silver laptop',
  ]);
});

test('where hardly anything is called as was typed, what means the same is found everywhere', async () => {
  expect(await find('tv')).toEqual(['Small tv', 'Smart television']);
});

test('while one types, a category above another is offered where several below it have the goods', async () => {
  expect(await listCategories('lamp')).toEqual(['Lighting']);
  expect(await listCategories('walnut')).toEqual(['House', 'Lighting', 'Seats']);
});
