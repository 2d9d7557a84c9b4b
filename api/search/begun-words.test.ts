import { beforeAll, expect, test } from 'vitest';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addBrand, addProduct, refreshProducts } from '#test/factories.ts';
import { beginningsNear } from './engine/mended-beginning.ts';

const db = await testDatabase();
const shop = testApp(db);

const offered = async (q: string) => {
  const { data } = await shop.call(getSuggestions, { query: { q } });
  return {
    words: data.suggested.map(({ title }) => title),
    products: data.product.map(({ title }) => title),
    search: data.search,
  };
};

beforeAll(async () => {
  const brand_id = await addBrand(db, 'Tempo');
  for (const line of ['Tempo', 'Alma', 'Riva']) {
    for (const thing of ['plush elephant', 'porcelain teapot', 'paper pendant lamp']) {
      const { id } = await addProduct(db, `${line} ${thing}`, line === 'Tempo' ? { brand_id } : {});
      await refreshProducts(db, [id]);
    }
  }
  await rebuildSearch(db);
}, 60_000);

test('a slip in a word that is not typed whole leads to goods before a brand', async () => {
  const { words, products } = await offered('teepo');
  expect(words).toContain('teapot');
  expect(words).not.toContain('tempo');
  expect(products.every((title) => title.endsWith('porcelain teapot'))).toBe(true);
  expect((await offered('lmap')).words).toContain('lamp');
});

test('a brand that is typed as it is written stays one', async () => {
  expect((await offered('temp')).products).toContain('Tempo plush elephant');
});

test('beside a word that goods are called by stands what they are called in full', async () => {
  expect((await offered('lam')).words).toEqual(['lamp', 'paper pendant lamp']);
});

test('all results are those of the word that a text will probably become', async () => {
  expect((await offered('lam')).search).toBe('lamp');
  expect((await offered('teepo')).search).toBe('teapot');
  expect((await offered('Riva porc')).search).toBe('Riva porc');
});

test('one letter is wrong, missing, too many or in the place of its neighbour, in any script', () => {
  for (const [slip, meant] of [
    ['teepo', 'teapo'],
    ['tapo', 'teapo'],
    ['teaapo', 'teapo'],
    ['tepao', 'teapo'],
    ['مصبخ', 'مصبح'],
  ] as const)
    expect(beginningsNear(slip)).toContain(meant);
});
