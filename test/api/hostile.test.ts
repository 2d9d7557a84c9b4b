import { expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#contract/all.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addGuest, addProduct } from '#test/factories.ts';
import { HOSTILE_SEGMENTS } from '#test/fuzz/hostile-values.ts';

const db = await testDatabase();
const shop = testApp(db);
const { id, inventories } = await addProduct(db);
const token = await addGuest(db);

const JSON_TYPE = { 'content-type': 'application/json' };
const LONG = 'x'.repeat(5000);
const DEEP = '['.repeat(200_000) + ']'.repeat(200_000);
const BAD_UTF8 = Uint8Array.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]);

/** What a raw call is sent is its provider's alone to judge; it answers by statuses (api/orders/payment). */
const paths = Object.values(ENDPOINTS).filter(({ raw }) => !raw);
const fill = (path: string, value: string): string => path.replaceAll(/\{\w+\}/g, value);

/** Nothing the caller sends may look like a fault of the shop, or go unexplained. */
const requireCalm = async (response: Response, what: string): Promise<number> => {
  expect(response.status, what).toBeLessThan(500);
  expect(response.headers.get('content-type'), what).toContain('application/json');
  const { status, message } = (await response.json()) as { status: number; message: string };
  expect(typeof message, what).toBe('string');
  expect(message, what).not.toMatch(/^api\.|select \w+ from|zod|postgres/i);
  expect(shop.errors, what).toEqual([]);
  return status;
};

const PARAMS = [...HOSTILE_SEGMENTS, LONG, '999999999999999999999', '%F0%9F%98%80'];

test.each(PARAMS)('the parameter %s in every path', async (param) => {
  for (const { method, path } of paths.filter((one) => one.path.includes('{'))) {
    const response = await shop.request(fill(path, param), { method });
    const status = await requireCalm(response, `${method} ${path} ${param}`);
    expect(status).toBeGreaterThanOrEqual(400);
  }
});

const QUERIES = [
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e999',
  'page=NaN',
  'page=99999999999999999999',
  'page=10000',
  'page=1&page=2',
  'page[]=1',
  'page[a]=1',
  'q=%00',
  'q=%ff',
  'q=%zz',
  'q=%',
  `q=${'a%20'.repeat(2000)}`,
  `q=${encodeURIComponent("' | '':* & ! <-> \\ \"")}`,
  `q=${encodeURIComponent('\u202e\u0000a')}`,
  `q=${'%F0%9F%98%80'.repeat(10)}`,
  'q=a&q=b',
  'min=-5',
  'min=9e99',
  'max=1e12',
  'min=5&max=1',
  'min=0x10',
  'rating=6',
  'rating=5.5',
  'brand=a',
  'brand=99999999999999999999',
  `brand=${LONG}`,
  Array.from({ length: 100 }, (_, n) => `brand=${n}`).join('&'),
  'tag=%27%3B--',
  'attribute=1&attribute=x',
  'collection=abc',
  'category=',
  `category=${LONG}`,
  'category=%22%3A%7B%7D',
  'sub_category=%5C',
  'store=%F0%9F%98%80',
  'shipping=slow',
  'shipping=free&shipping=free&shipping=free',
  'in_stock=yes',
  'sort=price_asc;drop',
  'sort=constructor',
  'home_spm=banner-0',
  'home_spm=slide-99999999999999999999',
  'home_spm=site-1',
  '__proto__=1',
  'constructor[prototype]=1',
  'locale_code=../../etc/passwd',
  'locale_code=__proto__',
  'with_images=2',
  'id=1',
  'id=%00',
  '&&&===',
];

const asking = paths.filter(({ query }) => !(query instanceof z.ZodUndefined));

test.each(QUERIES)('the query %s on every call that takes one', async (query) => {
  for (const { method, path } of asking) {
    const response = await shop.request(`${fill(path, String(id))}?${query}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await requireCalm(response, `${method} ${path}?${query}`)).toBeGreaterThanOrEqual(200);
  }
});

const line = { product_id: String(id), inventory_id: String(inventories[0]), quantity: 1 };
const address = {
  name: 'Ada Lovelace',
  email: 'ada@shop.test',
  phone: '+33612345678',
  country: 'FR',
  city: 'Paris',
  zip: '75001',
  address_1: '1 rue de la Paix',
};

const BODIES: [name: string, body: string | Uint8Array<ArrayBuffer>][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a number', '5'],
  ['a text', '"x"'],
  ['a list', '[]'],
  ['half an object', '{"a":'],
  ['a comment', '{/* */}'],
  ['a trailing comma', '{"a":1,}'],
  ['single quotes', "{'a':1}"],
  ['NaN', '{"quantity":NaN}'],
  ['broken UTF-8', BAD_UTF8],
  ['a NUL', '{"note":"a\\u0000b"}'],
  ['a NUL in a key', '{"a\\u0000":1}'],
  ['a raw NUL', '{"a":"\0"}'],
  ['half a surrogate pair', '{"note":"\\ud800"}'],
  ['deep nesting', DEEP],
  ['deep nesting of objects', '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)],
  ['a prototype', '{"__proto__":{"quantity":1},"constructor":{"prototype":1}}'],
  ['a huge number', `{"quantity":1e400,"product_id":"${id}"}`],
  ['a huge quantity', JSON.stringify({ ...line, quantity: 2_147_483_648 })],
  ['a fraction', JSON.stringify({ ...line, quantity: 1.5 })],
  ['a negative quantity', JSON.stringify({ ...line, quantity: -1 })],
  ['a text as quantity', JSON.stringify({ ...line, quantity: '1' })],
  ['an object as id', JSON.stringify({ product_id: {}, inventory_id: [], quantity: 1 })],
  ['a huge id', JSON.stringify({ ...line, product_id: '9223372036854775808' })],
  ['a number as id', JSON.stringify({ ...line, product_id: 9_007_199_254_740_991 })],
  ['a fraction as id', JSON.stringify({ ...line, product_id: 0.5 })],
  ['an id that is none', JSON.stringify({ ...line, inventory_id: "1' or 1=1" })],
  ['lines that are none', JSON.stringify({ checked: ['x', ''], unchecked: [LONG] })],
  ['many lines', JSON.stringify({ checked: Array(501).fill('x') })],
  ['a line id that is no uuid', JSON.stringify({ id: 'x', checked: ['x'], order_id: 'x' })],
  [
    'a nil uuid',
    JSON.stringify({
      id: '00000000-0000-0000-0000-000000000000',
      checked: ['00000000-0000-0000-0000-000000000000'],
    }),
  ],
  [
    'places that are none',
    JSON.stringify({ lines: { x: { type: 1, place: '1' }, __proto__: { type: 3 } } }),
  ],
  ['an unknown payment method', JSON.stringify({ method: 99, address })],
  ['another payment method', JSON.stringify({ method: 1, address })],
  ['an address of nowhere', JSON.stringify({ method: 2, address: { ...address, country: 'ZZ' } })],
  [
    'an address of signs',
    JSON.stringify({ method: 2, address: { ...address, zip: '%_\\', state: '"' } }),
  ],
  ['an overlong address', JSON.stringify({ method: 2, address: { ...address, name: LONG } })],
  ['a strange phone', JSON.stringify({ method: 2, address: { ...address, phone: '+++++++' } })],
  ['an address that is a list', JSON.stringify({ method: 2, address: [] })],
  ['vouchers of all kinds', JSON.stringify({ method: 2, address, voucher: ["'; --", '', '%'] })],
  ['an order page', JSON.stringify({ page: 1e9, status: 9, q: LONG })],
  ['a search of signs', JSON.stringify({ q: '%_\\', page: 10_000, status: 5 })],
];

const writing = paths.filter(({ method }) => method !== 'GET');

test.each(BODIES)('a body of %s on every call that takes one', async (name, body) => {
  for (const { method, path } of writing)
    for (const authorization of ['', `Bearer ${token}`]) {
      const response = await shop.request(path, {
        method,
        body,
        headers: { ...JSON_TYPE, ...(authorization && { authorization }) },
      });
      const status = await requireCalm(response, `${method} ${path}: ${name}`);
      expect(status).toBeGreaterThanOrEqual(200);
    }
});

/** Calls that read a body; who is not signed in is told so before an account's call does. */
const posts = writing.filter(
  ({ method, json, audience }) =>
    method === 'POST' && !(json instanceof z.ZodUndefined) && audience !== 'account',
);

const statusOf = async (path: string, init: RequestInit, what: string): Promise<number> => {
  const headers = { ...JSON_TYPE, authorization: `Bearer ${token}`, ...init.headers };
  return requireCalm(await shop.request(path, { method: 'POST', ...init, headers }), what);
};

test('a body over one megabyte is 413, told or not how long it is', async () => {
  const huge = JSON.stringify({ note: 'x'.repeat(1_000_001) });
  for (const { path } of posts) {
    expect(await statusOf(path, { body: huge }, path)).toBe(413);
    const stream = new Blob([huge]).stream();
    const init = { body: stream, duplex: 'half' } as RequestInit;
    expect(await statusOf(path, init, path)).toBe(413);
  }
});

test('a body that is not JSON in UTF-8 is 415', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=latin1',
    'application/jsonp',
    'application/xml',
    'x',
  ])
    for (const { path, files } of posts) {
      const init = { body: '{}', headers: { 'content-type': type } };
      // A call that takes files reads such a form, and this is none.
      const status = files && type.startsWith('multipart') ? 400 : 415;
      expect(await statusOf(path, init, `${path} ${type}`)).toBe(status);
    }
});

test('broken JSON, broken UTF-8 and NUL are 400', async () => {
  for (const body of ['{"a":', BAD_UTF8, '{"note":"\\u0000"}', '{"note":"\\ud800"}'])
    for (const { path } of posts) expect(await statusOf(path, { body }, path)).toBe(400);
});

const HEADERS: Record<string, string>[] = [
  { language: '' },
  { language: '../../etc/passwd' },
  { language: 'x'.repeat(5000) },
  { language: '__proto__' },
  { cookie: 'currentLanguage=%00; currentLanguage=' },
  { cookie: '=;;;==' },
  { authorization: `Bearer ${LONG}` },
  { authorization: "Bearer ' or 1=1 --------" },
  { authorization: 'Bearer' },
  { authorization: 'Basic Og==' },
  { 'if-none-match': '"' },
  { 'if-none-match': '*' },
  { 'if-none-match': LONG },
  { 'idempotency-key': LONG },
  { 'idempotency-key': ' ' },
  { 'idempotency-key': 'a b' },
  { 'x-request-id': '<script>' },
  { 'sec-purpose': 'prefetch' },
  { accept: 'text/html' },
  { range: 'bytes=0-1' },
];

test.each(HEADERS)('the header %o on every call', async (headers) => {
  for (const { method, path } of paths) {
    const response = await shop.request(fill(path, String(id)), {
      method,
      headers: { ...JSON_TYPE, ...headers },
      ...(method === 'POST' && { body: '{}' }),
    });
    if (response.status === 304) continue;
    expect(
      await requireCalm(response, `${method} ${path} ${JSON.stringify(headers).slice(0, 60)}`),
    ).toBeGreaterThanOrEqual(200);
  }
});

test('methods that no call has are 405 or 404, never a fault', async () => {
  for (const { path } of paths)
    for (const method of ['PUT', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const response = await shop.request(fill(path, '1'), { method });
      expect([404, 405]).toContain(await requireCalm(response, `${method} ${path}`));
    }
});

test.each(PARAMS)('the provider %s of a webhook or callback', async (param) => {
  for (const { method, path } of Object.values(ENDPOINTS).filter(({ raw }) => raw)) {
    const response = await shop.request(fill(path, param), { method, body: BAD_UTF8 });
    expect(response.status, path).toBeGreaterThanOrEqual(300);
    expect(response.status, path).toBeLessThan(500);
    expect(response.headers.get('location') ?? 'http://localhost:3000/', path).toMatch(
      /^http:\/\/localhost:3000\//,
    );
    expect(shop.errors, path).toEqual([]);
  }
});
