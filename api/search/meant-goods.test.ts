import { beforeAll, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { addSynonyms } from '#db/search/synonyms.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addCategory, addProduct, refreshProducts } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const find = async (q: string, language: LanguageCode = 'en'): Promise<string[]> => {
  const { data } = await shop.call(getListing, { query: { q }, language });
  return data.products.result.map(({ title }) => title.replace(/,? (?:no|رقم) \d+$/, ''));
};

const add = async (title: string, category: number, arabic?: string): Promise<void> => {
  for (let at = 1; at <= 3; at += 1) {
    const { id } = await addProduct(db, `${title}, no ${at}`, {
      category_id: category,
      ...(arabic && { title: { en: `${title}, no ${at}`, ar: `${arabic} رقم ${at}` } }),
    });
    await refreshProducts(db, [id]);
  }
};

beforeAll(async () => {
  const phones = await addCategory(db, 'Phones');
  const computers = await addCategory(db, 'Computers');
  const bags = await addCategory(db, 'Bags');
  const games = await addCategory(db, 'Toys and games');
  const sound = await addCategory(db, 'Sound');
  const clothes = await addCategory(db, 'Clothes');
  await add('Landline phone', phones, 'هاتف مكتبي');
  await add('Slim smartphone', phones, 'هاتف ذكي');
  await add('Laptop', computers);
  await add('Laptop backpack', bags);
  await add('Scooter', games);
  await add('Rabbit', games);
  await add('Puzzle', games);
  await add('Wireless headphones', sound);
  await add('Two-head lamp', sound);
  await add('Cotton T-shirt', clothes);
  for (const [en, fr] of [
    ['Torch', 'Lampe torche'],
    ['Pendant', 'Suspension en papier'],
    ['LED globe', 'Ampoule LED'],
  ] as const)
    for (let at = 1; at <= 3; at += 1) {
      const title = { en: `${en}, no ${at}`, fr: `${fr}, no ${at}` };
      const { id } = await addProduct(db, title.en, { category_id: sound, title });
      await refreshProducts(db, [id]);
    }
  await addSynonyms(db, 'en', ['t shirt', 'tshirt']);
  await rebuildSearch(db);
}, 60_000);

test('a phone is a smartphone first, and any other phone behind', async () => {
  const titles = await find('phone');
  expect(titles.slice(0, 3)).toEqual(Array(3).fill('Slim smartphone'));
  expect(titles).toContain('Landline phone');
  const arabic = await find('هاتف', 'ar');
  expect(arabic.slice(0, 3)).toEqual(Array(3).fill('هاتف ذكي'));
  expect(arabic).toContain('هاتف مكتبي');
});

test('a landline phone is what it says', async () => {
  expect((await find('landline phone'))[0]).toBe('Landline phone');
});

test('while one types phone, smartphones are offered first', async () => {
  const { data } = await shop.call(getSuggestions, { query: { q: 'phone' } });
  expect(data.product[0]?.title).toContain('smartphone');
});

test('a cheap laptop is a laptop, however cheap a backpack for one is', async () => {
  expect((await find('cheap laptop')).slice(0, 3)).toEqual(Array(3).fill('Laptop'));
});

test('toys of several kinds come in turn', async () => {
  expect(new Set((await find('toys')).slice(0, 3))).toEqual(
    new Set(['Scooter', 'Rabbit', 'Puzzle']),
  );
});

test('what is the beginning of what goods are called finds them, and says that nothing is called so', async () => {
  const { data } = await shop.call(getListing, { query: { q: 'head' } });
  expect(data.products.result[0]?.title).toContain('headphones');
  expect(data).toMatchObject({ comes_near_to: ['head'], suggestions: ['headphones'] });
});

test('a slip in what shoppers call a T-shirt is mended', async () => {
  const { data } = await shop.call(getListing, { query: { q: 'tshrt' } });
  expect(data.corrected).toBe('tshirt');
  expect(data.products.result).toHaveLength(3);
});

test('in French a lamp lights a room first, then a torch is one, then a bulb goes into it', async () => {
  const found = (await find('lampe', 'fr')).filter((title) => !title.endsWith('lamp'));
  expect([...new Set(found)]).toEqual(['Suspension en papier', 'Lampe torche', 'Ampoule LED']);
});
