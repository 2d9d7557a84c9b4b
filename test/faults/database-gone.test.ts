import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { startShop, testFolder } from '#test/shop.ts';

const connection = await testConnection();
const database = String(connection.database);

const administer = async (...statements: string[]): Promise<void> => {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`;
const takeAway = () => administer(`alter database ${database} with allow_connections false`, CUT);
const giveBack = () => administer(`alter database ${database} with allow_connections true`);

test('while the database is gone, pages that are ready stay up, others say so, and all heals', async () => {
  const db = createDb(connection);
  const { id } = await addProduct(db, 'Kettle', { selling: 2000 });
  await db.destroy();
  const shop = await startShop({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: await testFolder(),
  });
  const visit = (path: string) => fetch(shop.url + path, { redirect: 'manual' });
  const product = `/fr/kettle/product/${id}`;
  const search = (text: string) => visit(`/fr/search?q=${text}`);

  const warm = await visit(product);
  expect(warm.status).toBe(200);
  const before = await warm.text();
  expect((await search('bouilloire')).status).toBe(200);

  // Connections are lost under load, again and again: the shop goes on.
  for (let time = 0; time < 5; time += 1) {
    const asked = Array.from({ length: 10 }, (_, at) => search(`kettle${time}x${at}`));
    await administer(CUT);
    for (const answer of await Promise.all(asked)) expect([200, 503]).toContain(answer.status);
  }
  await expect.poll(async () => (await search('kettle')).status, { timeout: 10_000 }).toBe(200);

  await takeAway();
  expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
  await expect.poll(async () => (await fetch(`${shop.url}/readyz`)).status).toBe(503);
  const kept = await visit(product);
  expect(kept.status).toBe(200);
  expect((await kept.text()).length).toBe(before.length);
  const down = await search('theiere');
  expect(down.status).toBe(503);
  expect(await down.text()).toContain('Le service est momentanément indisponible');
  const api = await fetch(`${shop.url}/api/v1/all?q=kettle`, { headers: { language: 'tr' } });
  expect(api.status).toBe(503);
  expect(await api.text()).not.toMatch(/postgres|connection|database/i);

  await giveBack();
  await expect.poll(async () => (await search('theiere')).status, { timeout: 10_000 }).toBe(200);
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect(await shop.end('SIGTERM')).toBe(0);
});
