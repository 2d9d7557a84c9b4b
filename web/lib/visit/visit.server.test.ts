import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { sessionContext, visitContext } from '#web/lib/visit/context.server.ts';
import { visitMiddleware } from './visit.server.ts';

type Page = { cookie?: string; newToken?: string; cacheControl?: string; session?: string };

/** What a visitor with these cookies is told to keep by a page. */
const cookiesOf = async (page: Page) => {
  const { cookie = '', newToken, cacheControl = 'private', session } = page;
  const url = new URL('https://shop.example/cart');
  const headers = { cookie: `currentLanguage=en; ${cookie}`, 'sec-fetch-dest': 'document' };
  const context = new RouterContextProvider();
  context.set(sessionContext, async (token) => token === session);
  const args = { request: new Request(url, { headers }), url, context, params: {}, pattern: '' };
  const response = await visitMiddleware(args, async () => {
    if (newToken) context.set(visitContext, { ...context.get(visitContext), token: newToken });
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

test('who is signed in is no guest', async () => {
  const session = 's'.repeat(43);
  const cookie = `frontend_token=${session}; user_token=abcdefghijklmnopqr`;
  expect(await cookiesOf({ cookie, session })).toEqual([]);
  expect(await cookiesOf({ cookie, session, newToken: 'rqponmlkjihgfedcba' })).toEqual([
    KEPT('rqponmlkjihgfedcba'),
  ]);
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
