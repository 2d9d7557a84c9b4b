import type { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ADDRESS_REFUSALS, addressInput } from '#contract/addresses/address.ts';
import { listCategories } from '#contract/catalogue/category.ts';
import { getCommon } from '#contract/shop/common.ts';
import { getPage } from '#contract/shop/content.ts';
import { endpoint } from '#contract/endpoint.ts';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { languageCodes } from '#i18n/languages.ts';
import { translator } from '#i18n/messages.ts';
import type { ApiEnv } from '#api/http/env.ts';
import { implement } from '#api/http/implement.ts';
import { createLimiter } from '#api/http/limits/rate-limit.ts';
import { ok, refuse } from '#api/http/reply.ts';
import { testApp } from '#test/app.ts';
import { bareApp } from '#test/bare-app.ts';
import { testDatabase } from '#test/database.ts';
import { addCategory, addGuest } from '#test/factories.ts';

const db = await testDatabase();
await addCategory(db, { en: 'Kitchen', fr: 'Cuisine', ar: 'المطبخ' });

const body = async (response: Response) =>
  (await response.json()) as { status: number; message: string; data: unknown };

const echo = endpoint({
  method: 'POST',
  path: '/echo',
  summary: 'For this test',
  json: z.object({ address: addressInput.optional(), note: z.string().max(5).optional() }),
  refusals: { 201: [...ADDRESS_REFUSALS, 'api.notFound'] },
  data: z.object({ echoed: z.boolean() }),
});

type Echo = Parameters<typeof implement<typeof echo>>;

/** An API with that one call, for what no real call shows yet. */
const echoing = (handler: Echo[3], options?: Echo[4]) => {
  const { app, deps } = bareApp(db);
  implement(app, deps, echo, handler, options);
  return app;
};

test('the language comes from the header, then the cookie, else it is English', async () => {
  const shop = testApp(db);
  const languageOf = async (headers: Record<string, string>) =>
    (await shop.request('/common', { headers })).headers.get('content-language');
  expect(await languageOf({ language: 'ar', cookie: 'currentLanguage=fr' })).toBe('ar');
  expect(await languageOf({ cookie: 'a=b; currentLanguage=fr' })).toBe('fr');
  expect(await languageOf({ language: 'xx', cookie: 'currentLanguage=fr' })).toBe('en');
  expect(await languageOf({})).toBe('en');
});

test('texts are in the asked language, and in English where a translation is missing', async () => {
  const shop = testApp(db);
  const titleIn = async (language: (typeof languageCodes)[number]) =>
    (await shop.call(listCategories, { query: {}, language })).data.result[0]?.title;
  expect(await titleIn('ar')).toBe('المطبخ');
  expect(await titleIn('fr')).toBe('Cuisine');
  expect(await titleIn('hi')).toBe('Kitchen');
});

test('a public answer can be kept by caches, and is not sent again to who has it', async () => {
  const shop = testApp(db);
  const first = await shop.request('/common', { headers: { language: 'fr' } });
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toContain('public');
  expect(first.headers.get('vary')).toBe('language, Accept-Encoding');
  const again = await shop.request('/common', {
    headers: { language: 'fr', 'if-none-match': `"other", W/${etag}` },
  });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  const arabic = await shop.request('/common', {
    headers: { language: 'ar', 'if-none-match': etag },
  });
  expect(arabic.status).toBe(200);
});

test('HEAD answers as GET does, without the body', async () => {
  const response = await testApp(db).request('/common', { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBeTruthy();
  expect(await response.text()).toBe('');
});

test('an unknown path is 404, a wrong method 405 with the right ones, both in words', async () => {
  const shop = testApp(db);
  const unknown = await shop.request('/nothing-here', { headers: { language: 'tr' } });
  expect(unknown.status).toBe(404);
  expect((await body(unknown)).message).toBe(translator('tr')('api.notFound'));
  const wrong = await shop.request('/cart/action');
  expect(wrong.status).toBe(405);
  expect(wrong.headers.get('allow')).toBe('POST');
  const readOnly = await shop.request('/common', { method: 'DELETE' });
  expect(readOnly.headers.get('allow')).toBe('GET, HEAD');
});

test('a call that needs a token refuses without one, with a made-up one and with a used-up scheme', async () => {
  const shop = testApp(db);
  const change = (authorization?: string) =>
    shop.request('/cart/change', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
      body: '{}',
    });
  for (const made of [undefined, 'Bearer abcdefghijklmnopqr', 'Bearer', 'Basic YTpi', 'Bearer x y'])
    expect((await change(made)).status, made).toBe(401);
  const token = await addGuest(db);
  expect((await change(`Bearer ${token}`)).status).toBe(200);
});

test('a guest’s token is 18 characters, and only its hash is kept', async () => {
  const tokens = new Set<string>();
  for (let n = 0; n < 20; n += 1) tokens.add(await addGuest(db));
  expect(tokens.size).toBe(20);
  for (const token of tokens) expect(token).toMatch(/^[0-9A-Za-z]{18}$/);
  const rows = await db.selectFrom('shopper').selectAll().execute();
  const stored = JSON.stringify(rows);
  for (const token of tokens) expect(stored).not.toContain(token);
});

test('every answer names its request, and never sniffs or keeps what is personal', async () => {
  const shop = testApp(db);
  const sent = await shop.request('/cart/by-user', { headers: { 'x-request-id': 'abcdef-12345' } });
  expect(sent.headers.get('x-request-id')).toBe('abcdef-12345');
  expect(sent.headers.get('cache-control')).toBe('no-store');
  const odd = await shop.request('/common', { headers: { 'x-request-id': 'no good!' } });
  expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

const post = (app: Hono<ApiEnv>, json: unknown, headers: Record<string, string> = {}) =>
  app.request('/echo', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });

test('a form that a shopper filled in wrongly is refused in their words, field by field', async () => {
  const app = echoing(async () => ok({ echoed: true }));
  // Fields that were left out; what is wrong with one that is there, each handler says.
  const address = { country: 'FR', city: 'Paris', address_1: 'Rue 1' };
  const response = await post(app, { address }, { language: 'fr' });
  expect(response.status).toBe(200);
  const { status, data } = await body(response);
  expect(status).toBe(201);
  const t = translator('fr');
  expect(data).toEqual({
    form: [t('address.nameRequired'), t('address.emailInvalid'), t('address.phoneInvalid')],
    fields: {
      'address.name': t('address.nameRequired'),
      'address.email': t('address.emailInvalid'),
      'address.phone': t('address.phoneInvalid'),
    },
  });
});

test('what a client got wrong is 400 and names the field', async () => {
  const app = echoing(async () => ok({ echoed: true }));
  for (const json of [{ note: 'too long' }, { note: 5 }]) {
    const response = await post(app, json);
    expect(response.status).toBe(400);
    expect((await body(response)).message).toContain('note');
  }
  expect((await post(app, [])).status).toBe(400);
  expect((await post(app, { note: 'ok', unknown: true })).status).toBe(200);
});

test('a handler refuses with a message key, and the shopper reads it in their language', async () => {
  const app = echoing(async () => refuse('api.notFound', undefined, 'note'));
  const { status, message, data } = await body(await post(app, {}, { language: 'hi' }));
  expect(status).toBe(201);
  expect(message).toBe(translator('hi')('api.notFound'));
  expect(data).toEqual({ form: [message], fields: { note: message } });
});

test('too many calls of one asker are 429 with the time to wait; another asker is not slowed', async () => {
  const app = echoing(async () => ok({ echoed: true }), {
    limiters: [createLimiter({ of: 'address', calls: 3, seconds: 60 })],
  });
  const ask = (clientAddress?: string) =>
    app.request(
      '/echo',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
      clientAddress === undefined ? {} : { clientAddress },
    );
  for (let n = 0; n < 3; n += 1) {
    const response = await ask('203.0.113.7');
    expect(response.status).toBe(200);
    expect(response.headers.get('ratelimit-remaining')).toBe(String(2 - n));
  }
  const refused = await ask('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('20');
  expect((await ask('203.0.113.8')).status).toBe(200);
  expect((await ask()).headers.has('ratelimit-limit')).toBe(false);
});

test('a failing call is 500 in words, logged once with its request, and tells nothing of the inside', async () => {
  const shop = testApp(db);
  vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw new Error('select secret from table_with_a_secret');
  });
  const response = await shop.request('/common', { headers: { language: 'fr' } });
  expect(response.status).toBe(500);
  const text = await response.text();
  expect(text).toContain(translator('fr')('api.failed'));
  expect(text).not.toContain('secret');
  expect(shop.errors).toHaveLength(1);
  expect(shop.errors[0]?.fields).toMatchObject({ requestId: response.headers.get('x-request-id') });
});

test('while the database cannot be reached the answer is 503 and says when to come back', async () => {
  const shop = testApp(db);
  vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  });
  const response = await shop.request('/common');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect((await body(response)).message).toBe('API is down.');
});

test('a page that does not exist is 404', async () => {
  const { status, data } = await testApp(db).call(getPage, { params: { slug: 'nowhere' } });
  expect(status).toBe(404);
  expect(data).toBeNull();
});

test('common data holds what every page needs, with defaults for an empty shop', async () => {
  const { data } = await testApp(db).call(getCommon);
  expect(Object.keys(data.languages)).toEqual([...languageCodes]);
  expect(data.languages['ar']).toMatchObject({ iso: 'ar', direction: 'rtl', dir: 'rtl' });
  expect(data.setting).toMatchObject({ currency: 'USD', currency_position: 1 });
  expect(data.site_setting.primary_color).toBe('#470096');
  expect(data.location).toEqual({ country: 'IN', region: 'DL' });
});

test('suggestions are in the language of the query, else in that of the header', async () => {
  const { call } = testApp(db);
  const titleFor = async (q: string, language?: string) => {
    const { data } = await call(getSuggestions, { query: { q, language }, language: 'en' });
    return data.category[0]?.title;
  };
  expect(await titleFor('kitchen')).toBe('Kitchen');
  expect(await titleFor('cuisine', 'fr')).toBe('Cuisine');
  expect(await titleFor('kitchen', 'xx')).toBe('Kitchen');
});

test('a setting that makes no sense has its default instead of closing the shop', async () => {
  await db
    .insertInto('setting')
    .values([
      { key: 'currency', value: JSON.stringify('dollars') },
      { key: 'primary_color', value: JSON.stringify('red;}body{display:none') },
      { key: 'site_name', value: JSON.stringify({ en: 'Bazaar', fr: 'Le Bazar' }) },
    ])
    .execute();
  const { data } = await testApp(db).call(getCommon, { language: 'fr' });
  expect(data.setting.currency).toBe('USD');
  expect(data.site_setting.primary_color).toBe('#470096');
  expect(data.site_setting.site_name).toBe('Le Bazar');
});
