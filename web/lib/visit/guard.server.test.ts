import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { visitContext } from '#web/lib/context.server.ts';
import { guard } from './guard.server.ts';

const pass = async (name: string, path: string, signedIn: boolean) => {
  const context = new RouterContextProvider();
  context.set(visitContext, {
    language: 'fr',
    token: undefined,
    signedIn,
    secure: false,
    answerHeaders: new Headers(),
  });
  const url = new URL(path, 'https://shop.example');
  const request = new Request(url);
  try {
    await guard(name)(
      { request, url, context, params: {}, pattern: '' },
      async () => new Response(),
    );
  } catch (stopped) {
    return stopped instanceof Response ? stopped.headers.get('location') : stopped;
  }
  return 'passed';
};

test('a signed-in shopper has no use for the sign-in pages', async () => {
  expect(await pass('non-logged-in', '/fr/login', true)).toBe('/fr');
  expect(await pass('non-logged-in', '/fr/login', false)).toBe('passed');
});

test('a visitor is asked to sign in, and comes back', async () => {
  expect(await pass('logged-in', '/fr/user/orders?page=2', false)).toBe(
    '/fr/login?redirect=%2Ffr%2Fuser%2Forders%3Fpage%3D2',
  );
  expect(await pass('logged-in', '/fr/user/orders', true)).toBe('passed');
});

test('an unknown guard is a fault of ours', async () => {
  expect(await pass('no-such-guard', '/fr', false)).toMatchObject({ init: { status: 500 } });
});
