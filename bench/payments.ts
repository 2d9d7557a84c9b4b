// node bench/payments.ts [--seconds 10] [--warmup 10] [--buyers 16] [--rate 10]
//
// Opens the built demo shop (npm run build before) with Stripe's simulator in this process, and has buyers place orders and
// pay them, over HTTP: each a new visitor with an address of their own, a cart of one unit, an order, a press on the provider's page, and the
// webhook by which the shop learns of it. Prints paid orders a second, how long webhooks took to be answered, and what an
// order costs the shop and PostgreSQL until its last job is done, its mail included. An order counts where the shop
// has written within the time that it is paid. Twice: by buyers who each begin anew when they have paid, which is all that
// the machine can do, and at a rate that is below that, where times are not those of a queue. Shop, PostgreSQL, simulator and buyers share the machine.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PAYMENT_METHOD } from '#contract/order-codes.ts';
import { freePort } from '#test/free-port.ts';
import { PARIS } from '#test/shopper.ts';
import { openSimulators } from '#test/simulators/open-all.ts';
import { connect } from './http/database.ts';
import { openClient, percentile, repeat, repeatAtRate, type Figures } from './http/load.ts';
import { untilIdle, openShop } from './http/open-shop.ts';
import { readCpuTimeOfTree, readCpuTime } from './http/cpu-time.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    warmup: { type: 'string', default: '10' },
    buyers: { type: 'string', default: '16' },
    rate: { type: 'string', default: '10' },
  },
});
const buyers = Number(values.buyers);
const WEBHOOK = '/payment/webhook/';
const DRAIN_MS = 60_000;

/** The times of all webhooks that the simulator has sent, milliseconds. */
const webhooks: number[] = [];
const plainFetch = globalThis.fetch;
globalThis.fetch = async (...args: Parameters<typeof fetch>): Promise<Response> => {
  const start = performance.now();
  const answer = await plainFetch(...args);
  if (String(args[0]).includes(WEBHOOK)) webhooks.push(performance.now() - start);
  return answer;
};

const dataDir = await mkdtemp(join(tmpdir(), 'souk-bench-'));
await chmod(dataDir, 0o711);
const port = await freePort();
const providers = await openSimulators(`http://localhost:${port}`);
const shop = await openShop(dataDir, {
  ...providers.environment,
  PAYMENT_SIM: '1',
  PORT: String(port),
});
await untilIdle(shop);
const database = await connect({ data: dataDir });
const client = openClient(shop.url, buyers);

type Envelope<Data> = { status: number; data: Data };

const askFor = async <Data>(
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Data> => {
  const { status, text } = await client.ask({
    method: 'POST',
    path: `/api/v1${path}`,
    headers,
    body,
  });
  const envelope = JSON.parse(text) as Envelope<Data>;
  if (envelope.status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 500)}`);
  return envelope.data;
};

/** Orders one unit and pays it on the page of the provider, whose webhook is not waited for. */
const buy = async (inventoryId: string): Promise<number> => {
  const { user_token: token } = await askFor<{ user_token: string }>('/cart/action', {
    inventory_id: inventoryId,
    quantity: 1,
  });
  const { payment } = await askFor<{ payment: { url: string } }>(
    '/order/action',
    { method: PAYMENT_METHOD.stripe, address: { ...PARIS, email: `${randomUUID()}@example.com` } },
    { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
  );
  const { pathname } = new URL(payment.url);
  await providers.simulators['stripe']?.act(pathname.split('/').at(-1) ?? '', 'pay');
  return 0;
};

const { rows } = await database.query<{ id: string }>(
  `update inventory set quantity = 1000000 where id in (
     select min(i.id) from inventory i join product p on p.id = i.product_id
     where exists (select from shipping_place s where s.rule_id = p.shipping_rule_id and s.country is null)
     group by i.product_id order by i.product_id limit 20)
   returning id`,
);
const variants = rows.map(({ id }) => String(id));
const shopFor = (seconds: number) =>
  repeat(buyers, seconds, (turn) => buy(variants[turn % variants.length] ?? ''));

const countPaid = async (until: Date): Promise<number> => {
  const paid = await database.query<{ n: string }>(
    `select count(*) as n from payment_attempt where status = 'paid' and settled_at <= $1`,
    [until],
  );
  return Number(paid.rows[0]?.n);
};

/** Waits until there is no such row any more; the milliseconds that it took. */
const none = async (rows: string, what: string): Promise<number> => {
  const begun = Date.now();
  while ((await database.query(`select from ${rows} limit 1`)).rowCount !== 0) {
    if (Date.now() > begun + DRAIN_MS) throw new Error(`${what} after a minute`);
    await wait(100);
  }
  return Date.now() - begun;
};
const UNPAID = '"order" where not paid';
const JOBS = 'graphile_worker.jobs where run_at <= now()';

/** The processes whose time an order costs: all of the shop, and PostgreSQL with its connections. */
const postgres = await database.query<{ pid: number }>(
  `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
);
const readCosts = () => [readCpuTime(shop.pid), readCpuTimeOfTree(postgres.rows[0]?.pid ?? 0)];

/** The times that half, 95 and 99 % did not take longer than. */
const sharesOf = (of: Figures): string =>
  [0.5, 0.95, 0.99].map((share) => percentile(of, share).toFixed(1)).join(' / ');

/** Has orders placed and paid, and prints what came of it. */
const measure = async (name: string, load: () => Promise<Figures>): Promise<void> => {
  const before = await countPaid(new Date());
  webhooks.length = 0;
  const costs = readCosts();
  const figures = await load();
  const inTime = (await countPaid(new Date())) - before;
  const behind = await none(UNPAID, 'an order was not paid');
  await none(JOBS, 'a job was not done');
  const [ofShop, ofPostgres] = readCosts().map((after, at) =>
    ((after - (costs[at] ?? 0)) / figures.count).toFixed(1),
  );
  const told = { ...figures, sorted: Float64Array.from(webhooks).toSorted() };
  const [load1 = '?'] = readFileSync('/proc/loadavg', 'utf8').split(' ');
  process.stdout.write(
    `${name}: ${(figures.count / figures.seconds).toFixed(0)} orders a second, ` +
      `${(inTime / figures.seconds).toFixed(0)} paid a second, the last ${behind} ms later\n` +
      `  from the cart to the press: p50 / p95 / p99 ${sharesOf(figures)} ms\n` +
      `  webhooks answered: p50 / p95 / p99 ${sharesOf(told)} ms (${told.sorted.length})\n` +
      `  CPU of an order, shop + PostgreSQL: ${ofShop} + ${ofPostgres} ms; load of the machine ${load1}\n`,
  );
};

await shopFor(Number(values.warmup));
await none(JOBS, 'a job was not done');
const seconds = Number(values.seconds);
const rate = Number(values.rate);
await measure(`${buyers} buyers`, () => shopFor(seconds));
await measure(`${rate} a second`, () =>
  repeatAtRate(rate, seconds, (turn) => buy(variants[turn % variants.length] ?? '')),
);

client.close();
await database.end();
await shop.close();
await providers.close();
await rm(dataDir, { recursive: true });
