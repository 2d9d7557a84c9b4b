import { expect, test, vi } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { PER_PAGE } from '#contract/page-size.ts';
import { updatePopularDocuments } from '#db/search/popular.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addBrand, addCategory, addProduct } from '#test/factories.ts';

const LISTED = vi.hoisted(() => 30);
// Ten thousand products would take longer to write than all other tests of the search.
vi.mock(import('#api/search/engine/match-limit.ts'), () => ({ MATCH_LIMIT: LISTED }));

const db = await testDatabase();
const shop = testApp(db);
const lighting = await addCategory(db, 'Lighting');
const acme = await addBrand(db, 'Acme');
const bolt = await addBrand(db, 'Bolt');

// Those of Acme come last, so that a search that lists 30 knows none of them.
for (let n = 0; n < 40; n += 1)
  await addProduct(db, `Lamp ${n}`, { category_id: lighting, brand_id: bolt, popularity: 0.9 });
for (let n = 0; n < PER_PAGE + 3; n += 1)
  await addProduct(db, `Lamp of Acme ${n}`, {
    category_id: lighting,
    brand_id: acme,
    popularity: 0.1,
    selling: 1000 + n,
  });

// The best sellers were written last, so that no index gives them first.
const best: string[] = [];
for (let n = 0; n < 5; n += 1) {
  const { id } = await addProduct(db, `Lamp of the year ${n}`, {
    category_id: lighting,
    brand_id: bolt,
    popularity: 0.95,
  });
  best.push(String(id));
}

const list = async (query: Parameters<typeof shop.call<typeof getListing>>[1]['query']) =>
  (await shop.call(getListing, { query: { q: 'lamp', ...query } })).data;

test('a search with more matches than it lists has all that a filter leaves', async () => {
  expect((await list({})).products.total).toBe(LISTED);
  const first = await list({ brand: [String(acme)] });
  const second = await list({ brand: [String(acme)], page: 2 });
  expect([first.products.total, second.products.total]).toEqual([PER_PAGE + 3, PER_PAGE + 3]);
  const ids = [...first.products.result, ...second.products.result].map(({ id }) => id);
  expect(new Set(ids).size).toBe(PER_PAGE + 3);
  expect(second.products.result).toHaveLength(3);
});

const listAll = async (app: typeof shop): Promise<string[]> => {
  const pages = [1, 2].map((page) => app.call(getListing, { query: { q: 'lamp', page } }));
  return (await Promise.all(pages)).flatMap(({ data }) => data.products.result.map(({ id }) => id));
};

test('of more matches than it lists it lists the most popular', async () => {
  const listed = await listAll(shop);
  expect(listed).toHaveLength(LISTED);
  expect(listed).toEqual(expect.arrayContaining(best));
});

test('so does the search of a large shop, which does not put all of them in order', async () => {
  await rebuildSearch(db);
  await updatePopularDocuments(db, best.length);
  await db.updateTable('search_language').set({ documents: 1_000_000 }).execute();
  const listed = await listAll(testApp(db));
  expect(listed).toHaveLength(LISTED);
  expect(listed).toEqual(expect.arrayContaining(best));
});

test('its other filters narrow that further, and sort it', async () => {
  const { products } = await list({ brand: [String(acme)], max: 1004, sort: 'price_desc' });
  expect(products.result.map(({ current }) => current)).toEqual([1004, 1003, 1002, 1001, 1000]);
  expect(products.total).toBe(5);
});
