import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { changeCart } from '#contract/cart/cart.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { trackOrder } from '#contract/orders/track-order.ts';
import { getListing } from '#contract/catalogue/listing.ts';
import { placeOrder } from '#contract/orders/order.ts';
import { translator } from '#i18n/messages.ts';
import type { Deps } from '#api/deps.ts';
import { listZeroResults } from '#api/search/zero-results.ts';
import { builtPages } from '#server/build.ts';
import { createStorefront, responseOf } from '#server/storefront.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { root } from '#test/shop.ts';
import { Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const kettle = (await addProduct(db, 'Kettle', { quantity: 5 })).inventories[0] ?? 0;

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root });
  if (status !== 0) throw new Error(stderr.toString());
});

type Sent = { from?: string; token?: string | undefined; language?: string };

/** A shop that sees where its visitors come from. */
const openShop = (overrides: Partial<Deps> = {}) => {
  const app = testApp(db, overrides);
  const send = ({ path }: Endpoint, json: object, { from, token, language }: Sent = {}) => {
    const headers = {
      'content-type': 'application/json',
      language: language ?? 'en',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(json) };
    return app.request(path, init, from === undefined ? {} : { clientAddress: from });
  };
  const add = (from?: string, token?: string) =>
    send(changeCart, { inventory_id: kettle, quantity: 1 }, { from, token });
  return { app, send, add };
};

const statuses = async (times: number, ask: () => Promise<Response>): Promise<number[]> => {
  const seen: number[] = [];
  for (let n = 0; n < times; n += 1) seen.push((await ask()).status);
  return seen;
};

const times = (count: number, status: number): number[] =>
  Array.from({ length: count }, () => status);

test('who orders again and again is told to wait, in words and seconds; others are not', async () => {
  const { app, send, add } = openShop({ limitsTimes: 0.1 });
  const [one, other] = [new Shopper(app), new Shopper(app)];
  for (const shopper of [one, other]) await shopper.add(kettle);
  const order = ({ token }: Shopper) =>
    send(placeOrder, { method: 2 }, { token, from: '192.0.2.1', language: 'hi' });
  // Without an address each is refused, and each is counted.
  expect(await statuses(3, () => order(one))).toEqual(times(3, 200));
  const refused = await order(one);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '200']);
  expect(await refused.json()).toMatchObject({ message: translator('hi')('api.tooMany') });
  expect((await order(other)).status).toBe(200);
  expect((await add('192.0.2.1')).status).toBe(200);

  app.setNow(new Date(NOON.getTime() + 200_000));
  expect((await order(one)).status).toBe(200);
  expect((await order(one)).status).toBe(429);
});

test('an address makes so many guests and no more; theirs go on', async () => {
  const { app, add } = openShop({ limitsTimes: 0.005 });
  const guests = async () => (await db.selectFrom('shopper').select('id').execute()).length;
  const before = await guests();
  const known = new Shopper(app);
  await known.add(kettle);
  expect(await statuses(7, () => add('192.0.2.1'))).toEqual([...times(5, 200), 429, 429]);
  expect((await guests()) - before).toBe(6);
  expect((await add('192.0.2.1', known.token)).status).toBe(200);

  expect((await add('192.0.2.2')).status).toBe(200);
  expect((await add('::ffff:192.0.2.1')).status).toBe(429);
  // All of a home's IPv6 addresses are one, and no neighbour's.
  for (const end of ['1', 'ffff:1', 'a:b:c:d'])
    expect((await add(`2001:db8::${end}`)).status).toBe(200);
  expect(await statuses(3, () => add('2001:db8:0:0:9::1'))).toEqual([200, 200, 429]);
  expect((await add('2001:db8:0:1::1')).status).toBe(200);
});

test('without limits nobody is counted, nor is who comes from nowhere', async () => {
  const open = openShop({ limitsTimes: 0 });
  expect(await statuses(3, () => open.add('192.0.2.1'))).toEqual(times(3, 200));
  const tight = openShop({ limitsTimes: 0.001 });
  expect(await statuses(3, () => tight.add())).toEqual(times(3, 200));
});

test('who knows the number of an order is not kept waiting by having looked often', async () => {
  const { app, send } = openShop();
  const shopper = new Shopper(app);
  await shopper.fill([kettle, 1]);
  const { number, address } = await shopper.ordered();
  const track = (email: string) => send(trackOrder, { number, email }, { from: '192.0.2.1' });
  expect(await statuses(7, () => track(address.email))).toEqual(times(7, 200));
  expect(await statuses(5, () => track('wrong@example.org'))).toEqual(times(5, 200));
  expect((await track('wrong@example.org')).status).toBe(429);
});

test('guesses that come all at once are no more than those one after another', async () => {
  const { send } = openShop();
  const guess = (n: number) =>
    send(trackOrder, { number: `SK-AAAA-${n}`, email: 'a@b.org' }, { from: '192.0.2.1' });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => guess(1000 + n)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('made-up searches are answered, but only so many are noted', async () => {
  const { app } = openShop({ limitsTimes: 0.05 });
  for (let n = 0; n < 6; n += 1) {
    const path = `${getListing.path}?q=${'qwxz'.repeat(n + 1)}`;
    expect((await app.request(path, {}, { clientAddress: '192.0.2.1' })).status).toBe(200);
  }
  expect(await listZeroResults(db, 10)).toHaveLength(3);
});

test('a form that is sent too often without scripts is a page that says so', async () => {
  const { app } = openShop();
  const storefront = createStorefront(builtPages, app.api.ask);
  const send = async () => {
    const body = new URLSearchParams({ number: 'SK-AAAA-AAAA', contact: 'a@b.org' });
    const url = 'http://shop.test/fr/track-order';
    const request = new Request(url, { method: 'POST', body });
    return responseOf(await storefront(request, { clientAddress: '192.0.2.1' }));
  };
  expect(await statuses(5, send)).toEqual(times(5, 200));
  const refused = await send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '180']);
  const html = await refused.text();
  expect(html).toContain(translator('fr')('api.tooMany'));
  expect(html).toContain('value="SK-AAAA-AAAA"');
});

test('a page that is asked for too often is an error page that says so', async () => {
  const { app } = openShop({ limitsTimes: 0.01 });
  const storefront = createStorefront(builtPages, app.api.ask);
  const search = async () => {
    const request = new Request('http://shop.test/tr/search?q=kettle');
    return responseOf(await storefront(request, { clientAddress: '192.0.2.1' }));
  };
  expect(await statuses(3, search)).toEqual(times(3, 200));
  const refused = await search();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '20']);
  expect(await refused.text()).toContain(translator('tr')('api.tooMany'));
});
