import { expect, test } from 'vitest';
import { listBrands } from '#contract/catalogue/brand.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addBrand } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

test('the index of brands has a letter for each that begins with it, and its page', async () => {
  await addBrand(db, { en: 'Zen', fr: 'Écume' });
  await addBrand(db, '4711');
  await addBrand(db, 'Hidden', { visible: false });
  for (let at = 0; at < 60; at += 1) await addBrand(db, `Acme ${at}`);

  const { data: first } = await shop.call(listBrands, { query: {} });
  expect(first.letters).toEqual([
    { letter: '#', page: 1 },
    { letter: 'A', page: 1 },
    { letter: 'Z', page: 2 },
  ]);
  expect([first.total, first.result.length, first.last_page]).toEqual([62, 60, 2]);
  expect(first.result[0]).toMatchObject({ title: '4711', letter: '#' });

  const { data: second } = await shop.call(listBrands, { query: { page: 2 } });
  expect(second.letters).toEqual(first.letters);
  expect(second.result.at(-1)).toMatchObject({ title: 'Zen', letter: 'Z' });

  const { data: french } = await shop.call(listBrands, { query: {}, language: 'fr' });
  expect(french.letters.map(({ letter }) => letter)).toEqual(['#', 'A', 'E']);
});

test('a name with an accent stands where one looks for it, not behind z', async () => {
  for (const name of ['Strideo', 'Sève Rare', 'Salvita']) await addBrand(db, name);
  const { data } = await shop.call(listBrands, { query: { page: 2 } });
  const titles = data.result.map(({ title }) => title).filter((title) => title.startsWith('S'));
  expect(titles).toEqual(['Salvita', 'Sève Rare', 'Strideo']);
});
