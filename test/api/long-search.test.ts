import { beforeAll, expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { PER_PAGE } from '#contract/page-size.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addCategory, addProduct } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

/** More than are ranked where fewer words have to do (api/search/engine/statement.ts). */
const LAMPS = 330;
const popularities = new Map<string, number>();

beforeAll(async () => {
  const home = await addCategory(db, 'Home');
  for (let n = 0; n < LAMPS; n += 1) {
    const popularity = ((n * 7) % 66) / 66;
    const { id } = await addProduct(db, 'Lamp', { category_id: home, popularity });
    popularities.set(String(id), popularity);
  }
  const { id } = await addProduct(db, 'Trivet', { category_id: home, popularity: 0 });
  popularities.set(String(id), 0);
  await rebuildSearch(db);
}, 60_000);

const listPages = async (q: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let page = 1; page <= Math.ceil((LAMPS + 1) / PER_PAGE); page += 1) {
    const { data } = await shop.call(getListing, { query: { q, page } });
    expect(data.products.total).toBe(LAMPS + 1);
    ids.push(...data.products.result.map((card) => card.id));
  }
  return ids;
};

test('all products are counted where many are as popular as others', async () => {
  const { documents } = await db
    .selectFrom('search_language')
    .select('documents')
    .where('language', '=', 'en')
    .executeTakeFirstOrThrow();
  expect(documents).toBe(LAMPS + 1);
});

test('in a large shop every match is on one page, the best first and the least popular last', async () => {
  // In a smaller one PostgreSQL puts all of them in order.
  await db.updateTable('search_language').set({ documents: 1_000_000 }).execute();
  const ids = await listPages('trivet lamp');
  expect(new Set(ids).size).toBe(LAMPS + 1);
  expect(ids).toHaveLength(LAMPS + 1);
  const least = ids.slice(-30).map((id) => popularities.get(id) ?? NaN);
  expect(least).toEqual(least.toSorted((a, b) => b - a));
  expect(least[0]).toBeGreaterThan(0);
});
