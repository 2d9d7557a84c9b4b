// node bench/payments.ts [--seconds 10] [--warmup 8] [--buyers 16] [--rate 8]
//
// Opens the built demo shop (npm run build before) with Stripe's simulator in this process, and has buyers place orders and
// pay them, over HTTP: each a new visitor with an address of their own, a cart of one unit, an order, a press on the provider's page, and the
// webhook by which the shop learns of it. Prints paid orders a second, how long webhooks took to be answered, and what an
// order costs the shop and PostgreSQL until its last job is done, its mail included, and buyers and provider beside them. An
// order counts where the shop has written within the time that it is paid. Twice: at a rate that is below what the machine
// can do, where times are not those of a queue, and by buyers who each begin anew as soon as the shop has asked the provider
// about their payment, which is all that the machine can do. Shop, PostgreSQL, simulator and buyers share the machine.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
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
    warmup: { type: 'string', default: '8' },
    buyers: { type: 'string', default: '16' },
    rate: { type: 'string', default: '8' },
  },
});
const buyers = Number(values.buyers);
const WEBHOOK = '/payment/webhook/';
/** Mails are written at a pace of their own. */
const DRAIN_MS = 300_000;

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

const { stripe } = providers.simulators;
if (!stripe) throw new Error('Stripe has a simulator');

/** What is called when the shop has asked the provider how a payment stands, by the provider's reference. */
const awaited = new Map<string, () => void>();
const LOOK_MS = 2;
const watching = new AbortController();
const watchCalls = async (): Promise<void> => {
  for (let seen = 0; !watching.signal.aborted; await wait(LOOK_MS))
    for (const calls = stripe.calls(); seen < calls.length; seen += 1) {
      const { operation, reference = '' } = calls[seen] ?? {};
      if (operation === 'find') awaited.get(reference)?.();
    }
};
void watchCalls();

/** Orders one unit, pays it on the page of the provider, and waits until its webhook has made the shop ask about it. */
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
  const reference = new URL(payment.url).pathname.split('/').at(-1) ?? '';
  const asked = new Promise<void>((resolve) => void awaited.set(reference, resolve));
  await stripe.act(reference, 'pay');
  await asked;
  awaited.delete(reference);
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
const buyNext = (turn: number): Promise<number> => buy(variants[turn % variants.length] ?? '');

const countPaid = async (from: Date, until: Date): Promise<number> => {
  const paid = await database.query<{ n: string }>(
    `select count(*) as n from payment_attempt where status = 'paid' and settled_at between $1 and $2`,
    [from, until],
  );
  return Number(paid.rows[0]?.n);
};

/** Waits until there is no such row any more; the milliseconds that it took. */
const none = async (rows: string, what: string): Promise<number> => {
  const begun = Date.now();
  while ((await database.query(`select from ${rows} limit 1`)).rowCount !== 0) {
    if (Date.now() > begun + DRAIN_MS) throw new Error(`${what} after minutes`);
    await wait(100);
  }
  return Date.now() - begun;
};
/** Of this bench: a customer of the demo leaves an order unpaid, with no payment begun. */
const UNPAID = "payment_attempt where status in ('created', 'redirected', 'processing')";
const JOBS = 'graphile_worker.jobs where run_at <= now()';

/** The processes whose time an order costs: all of the shop, and PostgreSQL with its connections. */
const postgres = await database.query<{ pid: number }>(
  `select split_part(pg_read_file('postmaster.pid'), chr(10), 1)::int as pid`,
);
const readCosts = (): [shop: number, postgres: number, others: number] => {
  const { user, system } = process.cpuUsage();
  const ofPostgres = readCpuTimeOfTree(postgres.rows[0]?.pid ?? 0);
  return [readCpuTime(shop.pid), ofPostgres, (user + system) / 1000];
};

/** The times that half, 95 and 99 % did not take longer than. */
const sharesOf = (of: Figures): string =>
  [0.5, 0.95, 0.99].map((share) => percentile(of, share).toFixed(1)).join(' / ');

/** Has orders placed and paid, after so many seconds that warm up, and prints what came of it. */
const measure = async (name: string, load: (seconds: number) => Promise<Figures>) => {
  const costs = readCosts();
  const warming = await load(Number(values.warmup));
  webhooks.length = 0;
  const begun = new Date();
  const figures = await load(Number(values.seconds));
  const paid = await countPaid(begun, new Date());
  const told = { ...figures, sorted: Float64Array.from(webhooks).toSorted() };
  const behind = await none(UNPAID, 'an order was not paid');
  await none(JOBS, 'a job was not done');
  const orders = warming.count + figures.count;
  const [ofShop, ofPostgres, ofOthers] = readCosts().map(
    (after, at) => (after - (costs[at] ?? 0)) / orders,
  ) as [number, number, number];
  const alone = (availableParallelism() * 1000) / (ofShop + ofPostgres);
  const [load1 = '?'] = readFileSync('/proc/loadavg', 'utf8').split(' ');
  process.stdout.write(
    `${name}: ${(figures.count / figures.seconds).toFixed(0)} orders a second, ` +
      `${(paid / figures.seconds).toFixed(0)} paid a second, the last ${behind} ms later\n` +
      `  from the cart to being asked about: p50 / p95 / p99 ${sharesOf(figures)} ms\n` +
      `  webhooks answered: p50 / p95 / p99 ${sharesOf(told)} ms (${told.sorted.length})\n` +
      `  CPU of an order, shop + PostgreSQL: ${ofShop.toFixed(1)} + ${ofPostgres.toFixed(1)} ms, ` +
      `buyers and provider ${ofOthers.toFixed(1)} ms; without these the machine has time for ` +
      `${alone.toFixed(0)} a second; its load ${load1}\n`,
  );
};

await measure(`${values.rate} a second`, (seconds) =>
  repeatAtRate(Number(values.rate), seconds, buyNext),
);
await measure(`${buyers} buyers`, (seconds) => repeat(buyers, seconds, buyNext));

watching.abort();
client.close();
await database.end();
await shop.close();
await providers.close();
await rm(dataDir, { recursive: true });
