import { execFile } from 'node:child_process';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listProducts } from '#contract/catalogue/listing.ts';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { listPaymentMethods } from '#contract/orders/payment.ts';
import { callerOf } from '#test/app.ts';
import { freePort } from '#test/free-port.ts';
import { refusedStart, root, startShop, testFolder, type RunningShop } from '#test/shop.ts';
import { given, Shopper } from '#test/shopper.ts';

const SIMULATED = 'test/simulators/open-shop.ts';

const shopperAt = ({ url }: RunningShop): Shopper =>
  new Shopper(callerOf((path, init) => fetch(`${url}/api/v1${path}`, init)));

const methodsOf = async (shop: RunningShop): Promise<number[]> => {
  const { methods } = given(await shopperAt(shop).ask(listPaymentMethods, {}));
  return methods.map(({ code }) => code).toSorted();
};

/** Orders one simple product of the demo; the order, and the address of the page to pay it on. */
const orderBy = async (shopper: Shopper, method: number) => {
  const { products } = given(await shopper.ask(listProducts, { query: {} }));
  const simple = products.result.find((card) => card.in_stock && !card.has_variants);
  await shopper.fill([Number(simple?.inventory_id), 1]);
  const { order, payment } = given(await shopper.order({ method }));
  if (payment.kind !== 'redirect') throw new Error('there is no page to pay on');
  return { order, page: payment.url };
};

/** Presses the button on that page; where the browser is led to. */
const payOn = async (page: string): Promise<string | null> => {
  const body = new URLSearchParams({ outcome: 'pay' });
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location');
};

const expectPaid = async (shopper: Shopper, { id }: Order): Promise<void> => {
  const see = async () => given(await shopper.ask(getOrders, { json: { order_id: id } })).order;
  await expect.poll(see, { timeout: 30_000 }).toMatchObject({ payment_status: 1, status: 2 });
};

/** What `npm run shop -- payments …` says. */
const paymentsOf = async (env: Record<string, string>, ...args: string[]): Promise<string> => {
  const command = ['cli/shop.ts', 'payments', ...args];
  return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout;
};

test('the demo opens with simulators of all providers, and without them the next time', async () => {
  const port = await freePort();
  const env = { SHOP_DEMO: '1', DATA_DIR: await testFolder(), PORT: String(port) };
  const open = () => startShop({ ...env, PAYMENT_SIM: '1' }, root, SIMULATED);
  const shop = await open();
  // Razorpay, cash, Stripe, PayPal, Flutterwave and Iyzico; UPI wants rupees.
  expect(await methodsOf(shop)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(shop.said()).toContain(`Codes of UPI are paid at http://127.0.0.1:${port + 14}/upi`);

  const shopper = shopperAt(shop);
  const byPaypal = await orderBy(shopper, 4);
  const page = await (await fetch(byPaypal.page)).text();
  expect(page).toContain('This is a simulation of PayPal on this machine. No money moves.');
  const back = `http://localhost:${port}/user/order/payment/${byPaypal.order.id}`;
  expect(await payOn(byPaypal.page)).toContain(back);
  await expectPaid(shopper, byPaypal.order);

  // Its commands know the simulators, as long as it is open.
  const { number } = byPaypal.order;
  expect(await paymentsOf(env, 'doctor')).toContain('Nothing is wrong.');
  expect(await paymentsOf(env, 'refund', number, '--amount', '1.00')).toContain(
    'paypal is to give',
  );
  const see = () => paymentsOf(env, 'show', number);
  await expect.poll(see, { timeout: 30_000, interval: 1_000 }).toContain('1.00 USD back');

  const byStripe = await orderBy(shopper, 3);
  expect(await shop.end('SIGTERM')).toBe(0);
  const again = await open();
  await payOn(byStripe.page);
  await expectPaid(shopper, byStripe.order);
  await again.end('SIGTERM');

  await expect(access(join(env.DATA_DIR, 'simulated-payments.json'))).rejects.toThrow('ENOENT');
  const plain = await startShop(env);
  expect(await methodsOf(plain)).toEqual([2]);
  expect(await paymentsOf(env, 'doctor')).toContain('No provider is switched on');
  await plain.end('SIGTERM');
});

test('no real shop is opened with simulators', async () => {
  const dataDir = await testFolder();
  const refuse = async (env: Record<string, string>, script = SIMULATED): Promise<string> => {
    const demo = { SHOP_DEMO: '1', PORT: '3000', DATA_DIR: dataDir, PAYMENT_SIM: '1' };
    const { said, code } = await refusedStart({ ...demo, ...env }, root, script);
    expect(code).toBe(1);
    return said.trim();
  };
  const alone = 'PAYMENT_SIM=1 is for the demo shop alone:';
  expect(await refuse({}, 'scripts/start.mjs')).toBe(`${alone} NODE_ENV is production.`);
  const because = async (env: Record<string, string>, reason: string) =>
    expect(await refuse(env)).toBe(`Souk cannot start: ${alone} ${reason}.`);
  await because({ SHOP_DEMO: '0' }, 'SHOP_DEMO is 0');
  const own = 'postgres://souk:secret@db.example.com/souk';
  await because({ DATABASE_URL: own }, 'this shop has a database of its own');
  const address = 'https://shop.example.com';
  await because({ PUBLIC_URL: address }, `PUBLIC_URL is ${address}`);
  await because({ STRIPE_SECRET_KEY: 'sk_live_secret' }, 'STRIPE_SECRET_KEY is set');
  await because({ PORT: '0' }, 'it wants to know its PORT, which is 0');
  const configuration = `import { defineShop } from 'souk';\nexport default defineShop({ payments: [] });\n`;
  await writeFile(join(dataDir, 'souk.config.ts'), configuration);
  await because({}, 'souk.config.ts has ways to pay of its own');
  // As in a .env, which `npm start` does not look into.
  expect(await refuse({}, 'server/main.ts')).toContain('PAYMENT_SIM is no setting of a shop');
});
