import { afterAll, expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { isRecountDue } from '#jobs/recount-words/due.ts';
import { recountIfDue } from '#jobs/recount-words/start.ts';
import { NOON } from '#test/app.ts';
import { testConnection } from '#test/database.ts';
import { addProduct, inDays, refreshProducts } from '#test/factories.ts';

const connection = await testConnection();
const db = createDb(connection);
afterAll(() => db.destroy());
const { signal } = new AbortController();

const listWords = async (): Promise<string[]> => {
  const rows = await db.selectFrom('search_df').select('word').execute();
  return rows.map(({ word }) => word);
};

test('an empty shop has no words to count', async () => {
  expect(await isRecountDue(db, NOON)).toBe(false);
});

test('words are counted once a day, by one process', { timeout: 60_000 }, async () => {
  await addProduct(db, 'Copper kettle');
  await rebuildSearch(db, NOON);
  expect(await isRecountDue(db, NOON)).toBe(false);

  const { id } = await addProduct(db, 'Walnut stool');
  await db
    .updateTable('product')
    .set({ title: { en: 'Maple stool' } })
    .where('id', '=', id)
    .execute();
  await refreshProducts(db, [id]);
  expect(await listWords()).toContain('walnut');
  const tomorrow = { db, connection, now: () => inDays(1) };
  const done = await Promise.all([recountIfDue(tomorrow, signal), recountIfDue(tomorrow, signal)]);
  expect(done.filter(Boolean)).toHaveLength(1);
  expect(await listWords()).not.toContain('walnut');
  expect(await listWords()).toContain('maple');
  expect(await recountIfDue(tomorrow, signal)).toBe(false);
});
