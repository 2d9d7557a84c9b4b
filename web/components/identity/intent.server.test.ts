import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { listCompared } from '#contract/compare/compare.ts';
import { listFollowed } from '#contract/stores/store-follow.ts';
import { listWishes } from '#contract/wishlist/wishlist.ts';
import { apiContext, visitContext } from '#web/lib/visit/context.server.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';
import { finishIntent, readIntent } from './intent.server.ts';

const db = await testDatabase();
const app = testApp(db);
const { id: product } = await addProduct(db, 'Kettle');
const store = await db.selectFrom('store').select('id').executeTakeFirstOrThrow();

const argsOf = (sessionToken: string | undefined) => {
  const context = new RouterContextProvider();
  context.set(apiContext, (question) => app.api.ask(question, {}));
  context.set(visitContext, {
    language: 'en',
    guestToken: undefined,
    sessionToken,
    profile: undefined,
    userAgent: undefined,
    hasOrdered: false,
    secure: false,
    answerHeaders: new Headers(),
  });
  return { context };
};

const finish = (sessionToken: string | undefined, query: string) =>
  finishIntent(argsOf(sessionToken), readIntent(new URL(`https://shop.test/login?${query}`)));

test('what was begun before signing in is finished, and said', async () => {
  const member = new Shopper(app);
  const { token } = await addAccount(db);
  member.token = token;
  expect(await finish(token, `intent=compare:${product}`)).toBe('Added to your comparison');
  expect(await finish(token, `intent=wish:${product}`)).toBe('Added to your wishlist');
  expect(await finish(token, `intent=follow:${store.id}`)).toBe('You now follow this store');
  expect(await finish(token, `intent=review:${product}`)).toBeNull();
  expect(given(await member.ask(listCompared)).products).toHaveLength(1);
  expect(given(await member.ask(listWishes, { query: {} })).total).toBe(1);
  expect(given(await member.ask(listFollowed, { query: {} })).total).toBe(1);

  // The same link again takes nothing away.
  expect(await finish(token, `intent=compare:${product}`)).toBe('Added to your comparison');
  expect(given(await member.ask(listCompared)).products).toHaveLength(1);
});

test('a comparison that is full says so, and one is signed in all the same', async () => {
  const { token } = await addAccount(db);
  for (let count = 0; count < 4; count += 1) {
    const { id } = await addProduct(db, `Cup ${count}`);
    await finish(token, `intent=compare:${id}`);
  }
  expect(await finish(token, `intent=compare:${product}`)).toBe(
    'You can compare 4 products at most. Please remove one first.',
  );
});

test('a link does nothing for who has not signed in, and nothing that is not on the list', async () => {
  expect(await finish(undefined, `intent=compare:${product}`)).toBe('Please sign in first.');
  for (const text of ['', 'delete:1', 'compare', 'compare:', 'compare:1:2', 'compare:../1'])
    expect(readIntent(new URL(`https://shop.test/login?intent=${text}`))).toBeUndefined();
  expect(readIntent(new URL('https://shop.test/login'))).toBeUndefined();
});

test('where the API is out of reach, signing in does not fail by it', async () => {
  const args = argsOf('x');
  args.context.set(apiContext, () => Promise.reject(new Error('gone')));
  expect(await finishIntent(args, { kind: 'wish', id: '1' })).toBeNull();
});
