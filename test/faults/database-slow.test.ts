import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { isUnreachable } from '#api/http/errors.ts';
import { createDb } from '#db/client.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { startShop, testFolder } from '#test/shop.ts';
import { openLine } from './stalling-line.ts';

const connection = await testConnection();

test('while the database does not answer, pages that are ready stay up, and what waits is answered when it does', async () => {
  const db = createDb(connection);
  const { id } = await addProduct(db, 'Kettle', { selling: 2000 });
  await db.destroy();
  const line = await openLine();
  const shop = await startShop({
    DATABASE_URL: addressOf({ ...connection, host: line.host }),
    DATA_DIR: await testFolder(),
  });
  const visit = (path: string) => fetch(shop.url + path, { redirect: 'manual' });
  const product = `/fr/kettle/product/${id}`;
  const search = (text: string) => visit(`/fr/search?q=${text}`);
  const text = await (await visit(product)).text();
  expect(text).toContain('schema.org/InStock');
  expect((await search('bouilloire')).status).toBe(200);

  line.stall();
  const waiting = [search('theiere'), search('kettle'), search('verre')];
  for (let time = 0; time < 20; time += 1) {
    const kept = await visit(product);
    expect(kept.status).toBe(200);
    expect(await kept.text()).toBe(text);
  }
  expect((await visit('/readyz')).status).toBe(503);
  expect((await visit('/healthz')).status).toBe(200);
  line.flow();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
  expect((await visit('/readyz')).status).toBe(200);

  // A restart under load, as the shop sees it: every connection ends, again and again.
  for (let time = 0; time < 5; time += 1) {
    const asked = Array.from({ length: 10 }, (_, at) => search(`kettle${time}x${at}`));
    line.cut();
    for (const answer of await Promise.all(asked)) expect([200, 503]).toContain(answer.status);
    expect((await visit(product)).status).toBe(200);
  }
  await expect.poll(async () => (await search('kettle')).status).toBe(200);
  expect(await shop.end('SIGTERM')).toBe(0);
});

test('a connection on which nothing comes any more is given up, and the next one serves', async () => {
  const line = await openLine();
  const timeouts = { statementMs: 200, lockMs: 200, idleMs: 200 };
  const db = createDb({ ...connection, host: line.host, max: 1 }, { timeouts });
  onTestFinished(() => db.destroy());
  const ask = () => sql`select 1`.execute(db);
  await ask();
  line.stall();
  const failure = await ask().catch((error: unknown) => error);
  expect(failure instanceof Error && isUnreachable(failure)).toBe(true);
  line.flow();
  await ask();
});
