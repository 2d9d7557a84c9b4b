import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { getOrders } from '#contract/orders/order.ts';
import { listPaymentMethods } from '#contract/orders/payment.ts';
import { createDb } from '#db/client.ts';
import { callerOf } from '#test/app.ts';
import { addressOf, testConnection } from '#test/database.ts';
import { root, sharedFolder, startSharedShop, type RunningShop } from '#test/shop.ts';
import { given, Shopper } from '#test/shopper.ts';
import { closeServer } from '#test/simulators/simulator.ts';
import { addOne } from '#test/stock.ts';

// The example of docs/extending.md: a provider that Souk does not know, in the configuration of a shop.

const RIVER_PAY = 110;
const [KEY, SECRET] = ['live_river', 'hook_river'];

const connection = await testConnection();
const db = createDb(connection);
const kettle = await addOne(db, 'Kettle', { quantity: 9 });

type Asked = Record<string, string | number>;
type Charge = { id: string; status: string; refunds: number[] } & Asked;

/** The API of River Pay, as far as the example asks it. */
const charges = new Map<string, Charge>();
const byKey = new Map<string, object>();

const answer = (method: string, path: string, body: Asked): object | undefined => {
  const [, id = '', part] = /^\/charges\/([\w-]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const charge = charges.get(id);
  if (method === 'POST' && path === '/charges') {
    const made = { ...body, id: randomUUID(), status: 'open', refunds: [] } as unknown as Charge;
    charges.set(made.id, made);
    return { ...made, page: `https://pay.river-pay.example/${made.id}` };
  }
  if (!charge) return undefined;
  if (part === 'refunds') {
    charge.refunds.push(Number(body['amount']));
    return { id: randomUUID(), status: 'done' };
  }
  if (part === 'expire') charge.status = 'expired';
  return charge;
};

const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  const body = method === 'POST' ? await json(request).catch(() => ({})) : {};
  const key = headers['idempotency-key']?.toString();
  const isAllowed = headers.authorization === `Bearer ${KEY}`;
  const said = (key && byKey.get(key)) || answer(method, url, body as Asked);
  if (key && said) byKey.set(key, said);
  const status = said ? 200 : 404;
  response.writeHead(isAllowed ? status : 401).end(JSON.stringify(said ?? {}));
});

let shop: RunningShop;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dataDir = await sharedFolder();
  await cp(join(root, 'examples/river-pay'), dataDir, { recursive: true });
  shop = await startSharedShop({
    DATABASE_URL: addressOf(connection),
    DATA_DIR: dataDir,
    RIVER_PAY_KEY: KEY,
    RIVER_PAY_WEBHOOK_SECRET: SECRET,
    RIVER_PAY_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  shop.process.kill('SIGKILL');
  await closeServer(server);
  await db.destroy();
});

const tell = async (charge: string, secret = SECRET): Promise<number> => {
  const body = JSON.stringify({ id: randomUUID(), charge });
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'river-signature': signature };
  const address = `${shop.url}/api/v1/payment/webhook/river-pay`;
  return (await fetch(address, { method: 'POST', headers, body })).status;
};

const PATIENCE = { timeout: 60_000, interval: 100 };

test('the example of a provider takes money, hears of it, and gives it back', async () => {
  const shopper = new Shopper(callerOf((path, init) => fetch(`${shop.url}/api/v1${path}`, init)));
  const { methods } = given(await shopper.ask(listPaymentMethods));
  expect(methods.map(({ code, name }) => [code, name])).toContainEqual([RIVER_PAY, 'River Pay']);

  await shopper.fill([kettle, 1]);
  const { order, payment } = given(await shopper.order({ method: RIVER_PAY }));
  const [charge] = charges.values();
  if (!charge) throw new Error('nothing was asked for');
  expect(charge).toMatchObject({ amount: order.amount, currency: 'USD' });
  expect(payment).toMatchObject({ url: `https://pay.river-pay.example/${charge.id}` });

  charge.status = 'paid';
  expect(await tell(charge.id, 'a wrong secret')).toBe(400);
  expect(await tell(charge.id)).toBe(200);
  const see = async () =>
    given(await shopper.ask(getOrders, { json: { order_id: order.id } })).order;
  await expect.poll(see, PATIENCE).toMatchObject({ payment_status: 1, method: RIVER_PAY });

  given(await shopper.ask(askCancellation, { json: { order_id: order.id } }));
  await expect.poll(see, PATIENCE).toMatchObject({ refunded_amount: order.amount });
  expect(charge.refunds).toEqual([order.amount]);
});
