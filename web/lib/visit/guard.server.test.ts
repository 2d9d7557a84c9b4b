import { RouterContextProvider, type MiddlewareFunction } from 'react-router';
import { expect, test } from 'vitest';
import type { Profile } from '#contract/account/account.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { guard, guardPage } from './guard.server.ts';

const PROFILE: Profile = {
  is_logged_in: true,
  cart_count: 0,
  name: 'Ada',
  email: null,
  phone: null,
  image: null,
  language: 'fr',
  wished: [],
  compared: [],
  followed: [],
  has_ordered: false,
};

const pass = async (
  middleware: MiddlewareFunction<Response>,
  path: string,
  signedIn: boolean,
  pattern = '',
) => {
  const context = new RouterContextProvider();
  context.set(visitContext, {
    language: 'fr',
    guestToken: undefined,
    sessionToken: undefined,
    profile: signedIn ? PROFILE : undefined,
    userAgent: undefined,
    hasOrdered: false,
    secure: false,
    answerHeaders: new Headers(),
  });
  const url = new URL(path, 'https://shop.example');
  const request = new Request(url);
  try {
    await middleware({ request, url, context, params: {}, pattern }, async () => new Response());
  } catch (stopped) {
    return stopped instanceof Response ? stopped.headers.get('location') : stopped;
  }
  return 'passed';
};

test('a signed-in shopper has no use for the sign-in pages', async () => {
  expect(await pass(guard('non-logged-in'), '/fr/login', true)).toBe('/fr');
  expect(await pass(guard('non-logged-in'), '/fr/login', false)).toBe('passed');
});

test('a visitor is asked to sign in, and comes back', async () => {
  expect(await pass(guard('logged-in'), '/fr/user/orders?page=2', false)).toBe(
    '/fr/login?redirect=%2Ffr%2Fuser%2Forders%3Fpage%3D2',
  );
  expect(await pass(guard('logged-in'), '/fr/user/orders', true)).toBe('passed');
});

test('an unknown guard is a fault of ours', async () => {
  expect(await pass(guard('no-such-guard'), '/fr', false)).toMatchObject({ init: { status: 500 } });
});

test('who may see a page stands in the table of pages', async () => {
  const profile = ':lang?/user/profile';
  expect(await pass(guardPage, '/fr/user/profile', false, profile)).toContain('/fr/login?');
  expect(await pass(guardPage, '/fr/user/profile', true, profile)).toBe('passed');
  expect(await pass(guardPage, '/fr/login', true, ':lang?/login')).toBe('/fr');
  // A guest has orders too.
  expect(await pass(guardPage, '/fr/user/orders', false, ':lang?/user/orders')).toBe('passed');
});
