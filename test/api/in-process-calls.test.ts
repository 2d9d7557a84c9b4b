import { expect, test } from 'vitest';
import { getCommon } from '#contract/shop/common.ts';
import { getCart } from '#contract/cart/cart.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getListing } from '#contract/catalogue/listing.ts';
import { placeOrder } from '#contract/orders/order.ts';
import { getProduct } from '#contract/catalogue/product.ts';
import type { ApiRequest } from '#contract/api-request.ts';
import { listReviews } from '#contract/reviews/review.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const shop = testApp(db);
const kettle = await addProduct(db, { en: 'Kettle', fr: 'Bouilloire' });
const id = String(kettle.id);

const question = ({ method, path }: Endpoint, parts: Partial<ApiRequest> = {}): ApiRequest => ({
  method,
  path,
  params: {},
  query: new URLSearchParams(),
  json: undefined,
  language: 'fr',
  token: undefined,
  requestId: undefined,
  idempotencyKey: undefined,
  ...parts,
});

const overTheNetwork = async (asked: ApiRequest): Promise<unknown> => {
  const path = asked.path.replace('{id}', encodeURIComponent(asked.params['id'] ?? ''));
  const response = await shop.request(asked.query.size > 0 ? `${path}?${asked.query}` : path, {
    method: asked.method,
    headers: {
      language: asked.language,
      'content-type': 'application/json',
      ...(asked.token && { authorization: `Bearer ${asked.token}` }),
    },
    body: asked.json === undefined ? null : JSON.stringify(asked.json),
  });
  return response.json();
};

const shopper = new Shopper(shop);
await shopper.add(kettle.inventories[0] ?? 0);
const { token } = shopper;

test.each([
  ['what all pages share', question(getCommon)],
  ['a product', question(getProduct, { params: { id } })],
  ['its reviews', question(listReviews, { params: { id } })],
  ['a search', question(getListing, { query: new URLSearchParams('q=bouilloire&sort=newest') })],
  ['the cart of a guest', question(getCart, { token })],
  ['the cart of who has none', question(getCart, { token: 'not a token' })],
  ['a missing product', question(getProduct, { params: { id: '999' } })],
  ['a wrong filter', question(getListing, { query: new URLSearchParams('rating=9') })],
  ['an order that is no order', question(placeOrder, { token, json: { method: 'x' } })],
  ['an order of a stranger', question(placeOrder, { json: { method: 2 } })],
  ['a text that nobody can keep', question(getListing, { query: new URLSearchParams('q=a%00b') })],
])('who asks in the same process for %s is told what the network is told', async (_, asked) => {
  const { retryAfter: _wait, ...told } = await shop.api.ask(asked, {});
  // As JSON: what is undefined would not travel.
  expect(JSON.parse(JSON.stringify(told))).toEqual(await overTheNetwork(asked));
});

test('in the same process too, an address with an empty part is none, and a body has its limit', async () => {
  const empty = await shop.api.ask(question(getProduct, { params: { id: '' } }), {});
  expect(empty.status).toBe(404);
  const json = { method: 2, note: 'x'.repeat(1_000_001) };
  expect((await shop.api.ask(question(placeOrder, { token, json }), {})).status).toBe(413);
});

test('what fails in the same process is logged under its id, and told without internals', async () => {
  const broken = testApp(db, {
    now: () => {
      throw new Error('the clock has stopped');
    },
  });
  const told = await broken.api.ask(question(getCommon, { requestId: 'request-1' }), {});
  expect([told.status, told.data]).toEqual([500, null]);
  expect(told.message).not.toContain('clock');
  expect(broken.errors.at(-1)?.fields).toMatchObject({ requestId: 'request-1', path: '/common' });
});
