import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDb, poolConfig } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { writeSetting } from '#db/settings.ts';
import { startTemporaryPostgres } from '#db/temporary-postgres.ts';
import { freePort } from '#test/free-port.ts';
import { openSimulators } from '#test/simulators/open-all.ts';
import { addProduct } from '#test/factories.ts';
import { test as base } from './test.ts';

const PATIENCE_MS = 60_000;
const root = resolve(import.meta.dirname, '../..');

/** An empty database, with the currency of the shop and one thing to buy. */
const fillDatabase = async (currency: string) => {
  const { connection, stop } = await startTemporaryPostgres();
  await migrate(connection);
  const db = createDb(connection);
  await writeSetting(db, 'currency', currency);
  const { id, inventories } = await addProduct(db, 'Kettle', { quantity: 10_000 });
  await db.destroy();
  const { host, port = 5432, user, database } = poolConfig(connection);
  const address = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}`;
  // As the form of a product's page names it.
  const kettle = { product_id: String(id), inventory_id: String(inventories[0]) };
  return { address, kettle, stop };
};

/** Starts the shop as `npm start` does, and waits until it is open. */
const startShop = async (url: string, env: Record<string, string>) => {
  const shop = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    // It ends when the channel to this process does.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const until = Date.now() + PATIENCE_MS;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (shop.exitCode !== null || Date.now() > until) throw new Error('The shop does not open.');
    await new Promise((done) => setTimeout(done, 50));
  }
  return async (): Promise<void> => {
    const ended = once(shop, 'exit');
    shop.kill('SIGTERM');
    await ended;
  };
};

const openPayingShop = async (currency: string) => {
  const url = `http://localhost:${await freePort()}`;
  const [database, payments, dataDir] = await Promise.all([
    fillDatabase(currency),
    openSimulators(url),
    mkdtemp(join(tmpdir(), 'souk-paying-')),
  ]);
  const close = await startShop(url, {
    ...payments.environment,
    PAYMENT_SIM: '1',
    PORT: new URL(url).port,
    DATABASE_URL: database.address,
    DATA_DIR: dataDir,
    SHOP_DEMO: '0',
    RATE_LIMITS: '0',
  });
  return {
    url,
    kettle: database.kettle,
    /** What all providers hold for the shop, in minor units. */
    held: (): number =>
      Object.values(payments.simulators)
        .flatMap((simulator) => simulator.movements())
        .reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : -amount), 0),
    /** Where an app for UPI is played. */
    upiApp: payments.upiApp,
    close: async () => {
      await close();
      await payments.close();
      await database.stop();
      await rm(dataDir, { recursive: true });
    },
  };
};

export type PayingShop = Awaited<ReturnType<typeof openPayingShop>>;

/** Journeys in a shop of their own, whose payment providers are simulated: the shared one takes cash alone. */
export const test = base.extend<object, { currency: string; shop: PayingShop }>({
  currency: ['USD', { scope: 'worker', option: true }],
  shop: [
    async ({ currency }, give) => {
      const shop = await openPayingShop(currency);
      await give(shop);
      await shop.close();
    },
    { scope: 'worker', timeout: 2 * PATIENCE_MS },
  ],
  baseURL: async ({ shop }, give) => give(shop.url),
});
