import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { createDb } from '#db/client.ts';
import { callerOf } from '#test/app.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { freePort } from '#test/free-port.ts';
import { sharedFolder, startSharedShop, type RunningShop } from '#test/shop.ts';
import { given, Shopper } from '#test/shopper.ts';
import { openSimulators } from '#test/simulators/open-all.ts';
import { addOne } from '#test/stock.ts';

const connection = await testConnection();
const db = createDb(connection);
afterAll(() => db.destroy());
const kettle = await addOne(db, 'Kettle', { quantity: 100 });

const PATIENCE = { timeout: 60_000, interval: 100 };

const dataDir = await sharedFolder();
let shop: RunningShop;
let open: Awaited<ReturnType<typeof openSimulators>>;

beforeAll(async () => {
  const port = await freePort();
  open = await openSimulators(`http://localhost:${port}`);
  shop = await startSharedShop({
    PORT: String(port),
    DATABASE_URL: addressOf(connection),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://localhost:${port}`,
    PAYMENT_SIM: '1',
    ...open.environment,
  });
});
afterAll(async () => {
  shop.process.kill('SIGKILL');
  await open.close();
});

const METHODS = [
  ['stripe', PAYMENT_METHOD.stripe, {}],
  ['paypal', PAYMENT_METHOD.paypal, {}],
  ['flutterwave', PAYMENT_METHOD.flutterwave, {}],
  ['razorpay', PAYMENT_METHOD.razorpay, {}],
  ['iyzico', PAYMENT_METHOD.cardGateway, { identityNumber: '11111111111' }],
] as const;

test.each(METHODS)(
  'an order that is paid by %s is confirmed by what the provider tells, and given back when it is cancelled',
  async (slug, method, answers) => {
    const shopper = new Shopper(callerOf((path, init) => fetch(`${shop.url}/api/v1${path}`, init)));
    await shopper.fill([kettle, 2]);
    const placed = given(await shopper.order({ method, answers }));
    expect(placed.payment.kind).toBe(slug === 'razorpay' ? 'form' : 'redirect');
    const attempt = await db
      .selectFrom('payment_attempt')
      .select(['id', 'provider_ref'])
      .where('order_id', '=', placed.order.id)
      .executeTakeFirstOrThrow();

    const simulator = open.simulators[slug];
    if (!simulator) throw new Error(`nobody simulates ${slug}`);
    await openPage(placed.payment);
    await simulator.act(attempt.provider_ref ?? '', 'pay');
    const see = async (): Promise<Order | null> =>
      given(await shopper.ask(getOrders, { json: { order_id: placed.order.id } })).order;
    await expect.poll(see, PATIENCE).toMatchObject({ payment_status: 1, status: 2, method });

    const json = { order_id: placed.order.id, kind: 'cancel' as const };
    given(await shopper.ask(askCancellation, { json }));
    await expect.poll(see, PATIENCE).toMatchObject({ refunded_amount: placed.order.amount });
    const moved = simulator.movements().filter(({ attemptId }) => attemptId === attempt.id);
    expect(moved.map(({ kind, amount, currency }) => ({ kind, amount, currency }))).toEqual([
      { kind: 'charge', amount: placed.order.amount, currency: 'USD' },
      { kind: 'refund', amount: placed.order.amount, currency: 'USD' },
    ]);
  },
);

/** What a browser does before the shopper can pay. */
const openPage = async (payment: {
  kind: string;
  url?: string;
  fields?: Record<string, string>;
}): Promise<void> => {
  if (payment.kind !== 'form' || !payment.url) return;
  const body = new URLSearchParams(payment.fields);
  const page = await fetch(payment.url, { method: 'POST', body });
  expect(page.status).toBe(200);
  await page.body?.cancel();
};
