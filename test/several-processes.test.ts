import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createDb } from '#db/client.ts';
import { callerOf } from '#test/app.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { startShop, testFolder, workersOf } from '#test/shop.ts';
import type { RunningShop } from '#test/shop.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';

const TOKEN = 'figures-of-all-processes';
const KILLS = 2;
const BUYERS = 4;

const connection = await testConnection();
const db = createDb(connection);
const last = await addProduct(db, 'Kettle', { quantity: 1 });
const many = await addProduct(db, 'Spoon', { quantity: 10_000 });

const openShop = async (): Promise<RunningShop> =>
  startShop({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: await testFolder(),
    METRICS_TOKEN: TOKEN,
    WEB_CONCURRENCY: '2',
  });

/** Asks over a connection of this agent; without one over a new connection. */
const ask = (url: string, init: RequestInit = {}, agent?: Agent): Promise<Response> =>
  new Promise((resolve, reject) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const options = { method: init.method ?? 'GET', headers, agent: agent ?? false };
    const asked = request(url, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve(new Response(Buffer.concat(chunks).toString(), { status: answer.statusCode ?? 0 })),
      );
    });
    asked.on('error', reject);
    asked.end(init.body);
  });

const readFigures = async (shop: RunningShop): Promise<string> => {
  const headers = { authorization: `Bearer ${TOKEN}` };
  return (await ask(`${shop.url}/metrics`, { headers })).text();
};

/** Pages that each process has sent. */
const sentPages = async (shop: RunningShop): Promise<Map<string, number>> => {
  const counts = (await readFigures(shop)).matchAll(
    /^souk_requests_total\{process="(\d)",kind="page",status="200"\} (\d+)$/gm,
  );
  return new Map([...counts].map(([, number = '', count]) => [number, Number(count)]));
};

/** A connection to each process, which keeps it. */
const agentsOf = async (shop: RunningShop, path: string): Promise<Agent[]> => {
  const agents = new Map<string, Agent>();
  for (let attempt = 0; agents.size < 2 && attempt < 200; attempt += 1) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const before = await sentPages(shop);
    await ask(shop.url + path, {}, agent);
    const after = await sentPages(shop);
    const [number = ''] = [...after].find(([one, count]) => count > (before.get(one) ?? 0)) ?? [];
    if (agents.has(number)) agent.destroy();
    else agents.set(number, agent);
  }
  onTestFinished(() => agents.forEach((agent) => agent.destroy()));
  return [...agents.values()];
};

/** As if attempts to pay had ended, in processes that may be gone. */
const endAttempts = (attempts: number) =>
  db
    .insertInto('payment_end_count')
    .values({ provider: 'stripe', status: 'paid', share: 3, attempts })
    .execute();

test('what is sold by one process is sold out on the pages of the other within two seconds', async () => {
  const shop = await openShop();
  const path = `/kettle/product/${last.id}`;
  const [one, other] = await agentsOf(shop, path);
  if (!one || !other) throw new Error('Only one process answers.');
  const read = async (agent: Agent) => (await ask(shop.url + path, {}, agent)).text();
  for (const agent of [one, other]) expect(await read(agent)).toContain('schema.org/InStock');

  const shopper = new Shopper(
    callerOf((call, init) => ask(`${shop.url}/api/v1${call}`, init, one)),
  );
  await shopper.fill([last.inventories[0] ?? 0, 1]);
  await shopper.ordered();
  for (const agent of [one, other])
    await expect
      .poll(() => read(agent), { timeout: 2_000, interval: 100 })
      .toContain('schema.org/OutOfStock');

  await endAttempts(7);
  // What the database counts for the whole shop is told once, whichever process answers.
  for (let look = 0; look < 4; look += 1)
    expect((await readFigures(shop)).match(/^souk_payment_attempts_total.*$/gm)).toEqual([
      'souk_payment_attempts_total{provider="stripe",end="paid"} 7',
    ]);
  expect(await shop.end('SIGTERM')).toBe(0);
});

/** Asks once more where there is no answer: a process that is killed gives none to those it served. */
const persist = (url: string, init?: RequestInit): Promise<Response> =>
  ask(url, init).catch(() => ask(url, init));

/** How many processes can serve: those that hold connections to the database. */
const servingProcesses = async (shop: RunningShop): Promise<number> =>
  new Set((await readFigures(shop)).match(/^souk_database_waiting\{process="\d"\}/gm)).size;

test('a process that is killed loses no order and doubles none, the others go on, and it comes back', async () => {
  const shop = await openShop();
  const pids = new Set(workersOf(shop));
  expect(pids.size).toBe(2);
  const caller = callerOf((path, init) => persist(`${shop.url}/api/v1${path}`, init));
  const told: string[] = [];
  let isOver = false;
  const buyer = async (): Promise<void> => {
    while (!isOver) {
      const shopper = new Shopper(caller);
      const address = { ...PARIS, email: `${randomUUID()}@example.org` };
      await shopper.fill([many.inventories[0] ?? 0, 1]);
      const answer = await shopper.order({ address }, { idempotencyKey: randomUUID() });
      told.push(given(answer).order.id);
    }
  };
  const buyers = Array.from({ length: BUYERS }, buyer);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const enough = told.length + 5;
    await expect.poll(() => told.length, { timeout: 30_000 }).toBeGreaterThan(enough);
    const [victim = 0] = workersOf(shop);
    process.kill(victim, 'SIGKILL');
    const isGone = () => !workersOf(shop).includes(victim);
    await expect.poll(isGone, { timeout: 30_000 }).toBe(true);
    await expect.poll(() => servingProcesses(shop), { timeout: 30_000 }).toBe(2);
    for (const pid of workersOf(shop)) pids.add(pid);
  }
  isOver = true;
  await Promise.all(buyers);

  expect(pids.size).toBe(2 + KILLS);
  const orders = await db
    .selectFrom('order')
    .select('id')
    .where('email', '!=', PARIS.email)
    .execute();
  expect(new Set(orders.map(({ id }) => id))).toEqual(new Set(told));
  expect(orders).toHaveLength(told.length);
  expect(await shop.end('SIGTERM')).toBe(0);
  await db.destroy();
});
