import { expect, test } from 'vitest';
import type { Method } from '#contract/endpoint.ts';
import { keepAnswers } from './kept-answers.ts';

const FRESH_MS = 5_000;

/** Answers with how often it was asked, with a clock in our hand. */
const openApi = () => {
  let now = 0;
  let asked = 0;
  let status = 200;
  let hears = true;
  let pause: Promise<void> = Promise.resolve();
  const answers = keepAnswers({
    ask: async () => {
      asked += 1;
      const told = { status, data: asked, message: '', retryAfter: undefined };
      await pause;
      return told;
    },
    clock: () => now,
    hearsChanges: () => hears,
  });
  const ask = async (
    path = '/common',
    method: Method = 'GET',
    language = 'en',
    params: Record<string, string> = {},
  ) => {
    const question = {
      method,
      path,
      language,
      params,
      query: new URLSearchParams(),
      json: undefined,
      token: undefined,
      requestId: undefined,
      idempotencyKey: undefined,
    };
    return (await answers.ask(question, {})).data;
  };
  return {
    ask,
    drop: answers.drop,
    wait: (ms: number) => void (now += ms),
    refuse: (code: number) => void (status = code),
    deafen: () => void (hears = false),
    hold: () => {
      let release = () => {};
      pause = new Promise((resolve) => (release = resolve));
      return () => release();
    },
  };
};

test('what every page asks for is asked once, per language, until something changes', async () => {
  const api = openApi();
  expect([await api.ask(), await api.ask()]).toEqual([1, 1]);
  expect(await api.ask('/common', 'GET', 'fr')).toBe(2);
  api.drop();
  expect([await api.ask(), await api.ask()]).toEqual([3, 3]);
  api.wait(2 * FRESH_MS);
  expect(await api.ask()).toBe(4);
});

/** An API whose first answer stands in for the second, which is held back. */
const openStandingIn = async () => {
  const api = openApi();
  await api.ask();
  api.wait(FRESH_MS);
  const release = api.hold();
  expect([await api.ask(), await api.ask()]).toEqual([1, 1]);
  return { ...api, release };
};

test('an answer that is a few seconds old is given while the next one is on its way', async () => {
  const api = await openStandingIn();
  api.release();
  await expect.poll(() => api.ask()).toBe(2);
});

test('what has changed is waited for, even while an older answer stands in', async () => {
  const api = await openStandingIn();
  api.drop();
  const next = api.ask();
  api.release();
  expect(await next).toBe(3);
});

test('a few seconds without an answer, and it is waited for', async () => {
  const api = await openStandingIn();
  api.wait(FRESH_MS);
  const next = api.ask();
  api.release();
  expect(await next).toBe(3);
});

test('an answer that was on its way when something changed is for those alone who wait for it', async () => {
  const api = openApi();
  const release = api.hold();
  const waiting = api.ask();
  api.drop();
  const next = api.ask();
  release();
  expect([await waiting, await next, await api.ask()]).toEqual([1, 2, 2]);
});

test('nothing else is kept: other calls, writes, refusals, and nothing while changes go unheard', async () => {
  const api = openApi();
  expect([await api.ask('/listing'), await api.ask('/listing')]).toEqual([1, 2]);
  expect([await api.ask('/common', 'POST'), await api.ask()]).toEqual([3, 4]);
  api.drop();
  api.refuse(503);
  expect([await api.ask(), await api.ask()]).toEqual([5, 6]);
  api.refuse(200);
  api.deafen();
  expect([await api.ask(), await api.ask()]).toEqual([7, 8]);
});

test('what few pages show is asked for each time', async () => {
  const api = openApi();
  const ask = () => api.ask('/product/{id}', 'GET', 'en', { id: '1' });
  expect([await ask(), await ask()]).toEqual([1, 2]);
});

test('what is the same as before stays the same object, so that what was drawn of it is used again', async () => {
  let now = 0;
  let price = 100;
  const tell = async () => ({
    status: 200,
    message: '',
    data: { products: { title: 'Kettle', price }, now },
    retryAfter: undefined,
  });
  const answers = keepAnswers({ ask: tell, clock: () => now, hearsChanges: () => true });
  const question = {
    method: 'GET' as const,
    path: '/home',
    language: 'en',
    params: {},
    query: new URLSearchParams(),
    json: undefined,
    token: undefined,
    requestId: undefined,
    idempotencyKey: undefined,
  };
  const ask = async () => (await answers.ask(question, {})).data as Record<string, unknown>;
  const first = await ask();
  answers.drop();
  now += FRESH_MS;
  const second = await ask();
  expect(second['products']).toBe(first['products']);
  expect(second['now']).toBe(FRESH_MS);
  price = 90;
  answers.drop();
  expect((await ask())['products']).toEqual({ title: 'Kettle', price: 90 });
});
