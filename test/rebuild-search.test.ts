import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { isRecountDue, recountIfDue } from '#jobs/rebuild-search/recount.ts';
import { throttleForVisitors } from '#jobs/rebuild-search/throttle.ts';
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

const countActive = async (): Promise<number> => {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'active'`.execute(
    db,
  );
  return rows.length;
};

test('an empty shop has no words to count', async () => {
  expect(await isRecountDue(db, NOON)).toBe(false);
});

test('words are counted once a day', async () => {
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
  expect(await recountIfDue(tomorrow, signal)).toBe(true);
  expect(await listWords()).not.toContain('walnut');
  expect(await listWords()).toContain('maple');
  expect(await recountIfDue(tomorrow, signal)).toBe(false);
});

const listHeads = async (): Promise<Map<number, string>> => {
  const rows = await db.selectFrom('search_doc').select(['product_id', 'words']).execute();
  return new Map(rows.map(({ product_id: id, words }) => [id, words]));
};

test('documents of an older form are written again after an upgrade, on from where it stopped', async () => {
  const { id: done } = await addProduct(db, 'Oak shelf');
  const { id: old } = await addProduct(db, 'Pine shelf');
  await refreshProducts(db, [done, old]);
  await sql`update search_doc set words = '' where product_id in (${done}, ${old})`.execute(db);
  await db.updateTable('search_document_form').set({ form: 0, rewritten_to: done }).execute();

  const parts = { db, connection, now: () => inDays(1) };
  expect(await recountIfDue(parts, signal)).toBe(true);
  const heads = await listHeads();
  expect(heads.get(old)).toContain("'pine'");
  expect(heads.get(done)).toBe('');
  expect(await recountIfDue(parts, signal)).toBe(false);
});

test('counting rests while PostgreSQL works for others, and not for ever', async () => {
  const rest = throttleForVisitors(db);
  let isDone = false;
  const others = sql`select pg_sleep(0.6)`.execute(db).then(() => (isDone = true));
  await expect.poll(() => countActive(), { interval: 10 }).toBe(1);
  await rest();
  expect(isDone).toBe(true);
  await others;

  const endless = sql`select pg_sleep(30)`.execute(db).catch(() => undefined);
  await rest();
  await sql`select pg_cancel_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`.execute(
    db,
  );
  await endless;
});
