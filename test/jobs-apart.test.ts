import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { callerOf } from '#test/app.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { startJobWorker, startShop, testFolder } from '#test/shop.ts';
import { PARIS, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';

const connection = await testConnection();
const db = createDb(connection);
const kettle = await addOne(db, 'Kettle', { quantity: 50 });

const PATIENCE = { timeout: 60_000, interval: 100 };

/** Those that are whole: until then a mail has another name. */
const listMails = async (dataDir: string): Promise<string[]> =>
  (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'));

const orderAt = async (url: string): Promise<string> => {
  const shopper = new Shopper(callerOf((path, init) => fetch(`${url}/api/v1${path}`, init)));
  await shopper.fill([kettle, 1]);
  return (await shopper.ordered()).number;
};

test('a shop without a mail server says where its mails are, and writes them', async () => {
  const dataDir = await testFolder();
  const shop = await startShop({ DATABASE_URL: addressOf(connection), DATA_DIR: dataDir });
  await expect
    .poll(shop.said, PATIENCE)
    .toContain(`Mails are kept in ${join(dataDir, 'outbox')}; SMTP_URL would send them.`);
  const number = await orderAt(shop.url);
  await expect.poll(() => listMails(dataDir), PATIENCE).toHaveLength(1);
  const [file = ''] = await listMails(dataDir);
  const mail = await PostalMime.parse(await readFile(join(dataDir, 'outbox', file)));
  expect(mail.to).toEqual([{ name: '', address: PARIS.email }]);
  expect(mail.subject).toContain(number);
  expect(mail.text).toContain(`${shop.url}/track-order?token=`);
  expect(await shop.end('SIGTERM')).toBe(0);
});

test('with WORKER=0 jobs wait for a worker of their own', async () => {
  const dataDir = await testFolder();
  const env = { DATABASE_URL: addressOf(connection), DATA_DIR: dataDir };
  const shop = await startShop({ ...env, WORKER: '0' });
  await expect.poll(shop.said, PATIENCE).toContain('Jobs wait for `npm run worker`');
  await orderAt(shop.url);
  expect(await listMails(dataDir)).toEqual([]);
  const worker = startJobWorker(env);
  await expect.poll(() => listMails(dataDir), PATIENCE).toHaveLength(1);
  worker.kill('SIGTERM');
  await expect.poll(() => worker.exitCode, PATIENCE).toBe(0);
  expect(await shop.end('SIGTERM')).toBe(0);
  await db.destroy();
});
