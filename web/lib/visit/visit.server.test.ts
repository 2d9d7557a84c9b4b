import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { apiContext, visitContext, type CallApi } from '#web/lib/visit/context.server.ts';
import { learnOrdered } from './session.server.ts';
import { visitMiddleware } from './visit.server.ts';

type Page = {
  cookie?: string;
  newToken?: string;
  cacheControl?: string;
  session?: string;
  ordered?: boolean;
};

/** What a visitor with these cookies is told to keep by a page. */
const cookiesOf = async (page: Page) => {
  const { cookie = '', newToken, cacheControl = 'private', session, ordered } = page;
  const url = new URL('https://shop.example/cart');
  const headers = { cookie: `currentLanguage=en; ${cookie}`, 'sec-fetch-dest': 'document' };
  const context = new RouterContextProvider();
  context.set(apiContext, async ({ token }) => ({
    status: 200,
    message: 'ok',
    data: { is_logged_in: token === session, has_ordered: false },
    retryAfter: undefined,
  }));
  const args = { request: new Request(url, { headers }), url, context, params: {}, pattern: '' };
  const response = await visitMiddleware(args, async () => {
    if (newToken) context.set(visitContext, { ...context.get(visitContext), guestToken: newToken });
    if (ordered !== undefined) learnOrdered({ context }, ordered);
    return new Response('', { headers: { 'cache-control': cacheControl } });
  });
  return response?.headers.getSetCookie();
};

const KEPT = (token: string) =>
  `user_token=${token}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure`;

test('a cart is kept for a year from the last visit', async () => {
  expect(await cookiesOf({ newToken: 'abcdefghijklmnopqr' })).toEqual([KEPT('abcdefghijklmnopqr')]);
  expect(await cookiesOf({ cookie: 'user_token=abcdefghijklmnopqr' })).toEqual([
    KEPT('abcdefghijklmnopqr'),
  ]);
});

test('a page for everybody carries nobody’s cookie', async () => {
  const cookie = 'user_token=abcdefghijklmnopqr';
  expect(await cookiesOf({ cookie, cacheControl: 'public, max-age=0' })).toEqual([]);
  expect(await cookiesOf({})).toEqual([]);
});

test('who has ordered keeps that for pages that are the same for everybody, until it holds no more', async () => {
  const KNOWN = 'ordered=1; Path=/; Max-Age=31536000; SameSite=Lax; Secure';
  expect(await cookiesOf({ ordered: true })).toEqual([KNOWN]);
  expect(await cookiesOf({ ordered: true, cookie: 'ordered=1' })).toEqual([]);
  expect(await cookiesOf({ ordered: false, cookie: 'ordered=1' })).toEqual([
    'ordered=1; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
  expect(await cookiesOf({ ordered: true, cacheControl: 'public, max-age=0' })).toEqual([]);
});

test('what is for everybody is kept by no cache where it tells a visitor to keep a language', async () => {
  const url = new URL('https://shop.example/fr/categories/lists');
  const answerWith = async (cookie: string) => {
    const context = new RouterContextProvider();
    const request = new Request(url, { headers: { cookie } });
    const args = { request, url, context, params: {}, pattern: '' };
    const headers = { 'cache-control': 'public, max-age=60' };
    const response = await visitMiddleware(args, async () => new Response('', { headers }));
    return [response?.headers.get('cache-control'), response?.headers.getSetCookie().length];
  };
  expect(await answerWith('currentLanguage=en')).toEqual(['private, no-cache', 1]);
  expect(await answerWith('currentLanguage=fr')).toEqual(['public, max-age=60', 0]);
});

test('a session that is known is left as it is', async () => {
  const session = 's'.repeat(43);
  expect(await cookiesOf({ cookie: `frontend_token=${session}`, session })).toEqual([]);
});

/** A visit with a session, of which the API says this. */
const visitWith = async (api: CallApi) => {
  const url = new URL('https://shop.example/cart');
  const headers = { cookie: `frontend_token=${'s'.repeat(43)}` };
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  const args = { request: new Request(url, { headers }), url, context, params: {}, pattern: '' };
  return visitMiddleware(args, async () => new Response(''));
};
const answering = (status: number) => async () => ({
  status,
  message: 'm',
  data: null,
  retryAfter: undefined,
});

test('an API that is down or fails signs nobody out', async () => {
  for (const api of [() => Promise.reject(new Error('refused')), answering(500), answering(503)])
    await expect(visitWith(api)).rejects.toMatchObject({ init: { status: 503 } });
});

test('an API that does not let a session in any more signs it out', async () => {
  for (const status of [401, 403]) {
    const cookies = (await visitWith(answering(status)))?.headers.getSetCookie();
    expect(cookies?.[0]).toContain('frontend_token=; Path=/; Max-Age=0');
  }
});

test('who has the token of no session goes on as the guest that they are, without it', async () => {
  const forgotten = 'frontend_token=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly; Secure';
  expect(await cookiesOf({ cookie: 'frontend_token=junk; user_token=abcdefghijklmnopqr' })).toEqual(
    [forgotten, KEPT('abcdefghijklmnopqr')],
  );
  expect(await cookiesOf({ cookie: 'frontend_token=junk' })).toEqual([forgotten]);
  const cacheControl = 'public, max-age=0';
  expect(await cookiesOf({ cookie: 'frontend_token=junk', cacheControl })).toEqual([]);
});
