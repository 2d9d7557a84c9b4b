import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ApiEnv } from '#api/http/env.ts';
import type { Page } from '#contract/pages.ts';
import { LIMITS } from '#server/connection-limits.ts';
import { formBytesIn, guardForms } from '#server/form-guard.ts';
import { createShop } from '#server/shop.ts';

const shop = createShop({
  api: () => new Response('called'),
  media: new Hono(),
  shopIcons: new Hono(),
  themeFiles: new Hono(),
  files: (_, next) => next(),
  storefront: async (request) => new Response(`took ${(await request.text()).length}`),
});

type Sent = { headers?: Record<string, string>; body?: RequestInit['body']; at?: string };

const send = (method: string, { headers = {}, body = 'intent=buy-now', at }: Sent = {}) =>
  shop(
    new Request(at ?? 'https://shop.test/cart', {
      method,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      ...(method !== 'GET' && { body, duplex: 'half' }),
    }),
    {},
  );

const OWN: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin', origin: 'https://shop.test' },
  { 'sec-fetch-site': 'none' },
  // Over plain http browsers say no more than this.
  { origin: 'https://shop.test' },
  // No browser at all.
  {},
];

test.each(OWN)('a form of the shop itself is taken: %o', async (headers) => {
  expect(await (await send('POST', { headers })).text()).toBe('took 14');
});

const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://shop.test' },
  { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.test' },
  { 'sec-fetch-site': 'same-origin, cross-site' },
  { origin: 'https://evil.test' },
  { origin: 'https://shop.test.evil.test' },
  { origin: 'https://shop.test:8443' },
  { origin: 'https://shop.test@evil.test' },
  { origin: 'null' },
  { origin: '' },
  { origin: 'shop.test' },
  { origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' },
];

test.each(FOREIGN)('a form that another site makes a browser send is not: %o', async (headers) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const refused = await send(method, { headers: { ...headers, cookie: 'currentLanguage=tr' } });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toMatch(/başka bir siteden/);
  }
  expect((await send('GET', { headers })).status).toBe(200);
});

const MISCONFIGURED: Record<string, string>[] = [
  // Ends TLS and does not say so; with what browsers of today send, and without.
  { origin: 'https://shop.test' },
  { origin: 'https://shop.test', 'sec-fetch-site': 'same-origin' },
  // Puts another host in the place of the shop's own.
  { origin: 'https://www.shop.test', 'sec-fetch-site': 'same-origin' },
];

test.each(MISCONFIGURED)(
  'a proxy that hides the address is not called another site: %o',
  async (sent) => {
    const headers = { ...sent, cookie: 'currentLanguage=tr' };
    const refused = await send('POST', { at: 'http://shop.test/cart', headers });
    expect(refused.status).toBe(403);
    expect(await refused.text()).toMatch(/^Sitenin web adresi/);
  },
);

test('the port of the shop belongs to it, and calls of the API ask nothing of the sort', async () => {
  const at = 'http://shop.test:3000/cart';
  expect((await send('POST', { at, headers: { origin: 'http://shop.test:3000' } })).status).toBe(
    200,
  );
  expect((await send('POST', { at, headers: { origin: 'http://shop.test' } })).status).toBe(403);
  const headers = { 'sec-fetch-site': 'cross-site' };
  const call = await send('POST', { at: 'https://shop.test/api/v1/cart/action', headers });
  expect(await call.text()).toBe('called');
});

test('a form beyond all measure is 413, told or not how long it is', async () => {
  const huge = 'x'.repeat(LIMITS.form + 1);
  expect((await send('POST', { body: huge })).status).toBe(413);
  const stream = new Blob([huge]).stream();
  expect((await send('POST', { body: stream })).status).toBe(413);
  expect(await (await send('POST', { body: huge.slice(1) })).text()).toBe(`took ${LIMITS.form}`);
});

test('what is no form, or half of one, is 400', async () => {
  const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
  expect((await send('POST', { headers: multipart, body: '--b' })).status).toBe(400);
  expect((await send('POST', { headers: { 'content-type': 'text/plain' } })).status).toBe(400);
  const whole = '--b\r\ncontent-disposition: form-data; name="id"\r\n\r\n1\r\n--b--\r\n';
  expect((await send('POST', { headers: multipart, body: whole })).status).toBe(200);
});

const PAGES_WITH_FILES: Record<string, Page> = {
  profile: { path: 'user/profile', kind: 'personal', formBytes: 1_000_000 },
  review: { path: 'user/review/:id?', kind: 'personal', formBytes: 9_000_000 },
  cart: { path: 'cart', kind: 'personal' },
};

const pages = new Hono<ApiEnv>();
pages.use(...guardForms(formBytesIn(PAGES_WITH_FILES)));
pages.post('*', async (c) => {
  const sent = (await c.req.raw.formData()).get('image');
  return c.text(sent instanceof File ? `got ${sent.size}` : 'got none');
});

const upload = async (size: number, at: string) => {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(size)]), 'a.png');
  const request = new Request(`https://shop.test${at}`, { method: 'POST', body: form });
  const response = await pages.fetch(request, { clientAddress: '192.0.2.1' });
  return [response.status, await response.text()];
};

test('files are let through for the pages that declare how much, and for no other', async () => {
  for (const at of ['/user/profile', '/fr/user/profile', '/ar/user/profile.data', '/user/profile/'])
    expect(await upload(900_000, at)).toEqual([200, 'got 900000']);
  expect((await upload(1_000_000, '/user/profile'))[0]).toBe(413);
  expect((await upload(10, '/cart'))[0]).toBe(400);
  expect((await upload(900_000, '/cart'))[0]).toBe(413);
  // A field for files that was left empty is no file.
  expect(await upload(0, '/cart')).toEqual([200, 'got 0']);
  expect(await upload(1_000_000, '/user/review/5')).toEqual([200, 'got 1000000']);
});

test('forms with files that come at once wait for their turn', async () => {
  const five = Array.from({ length: 5 }, () => upload(8_500_000, '/user/review'));
  for (const taken of await Promise.all(five)) expect(taken).toEqual([200, 'got 8500000']);
});

test('an address with a line end in it is 400', async () => {
  for (const path of ['%09/evil.test', '%0d%0a', 'a%00', '%1b', '%7F'])
    expect((await send('GET', { at: `https://shop.test/${path}` })).status).toBe(400);
  expect((await send('GET', { at: 'https://shop.test/%E0%A4%B9?q=%0a' })).status).toBe(200);
});
