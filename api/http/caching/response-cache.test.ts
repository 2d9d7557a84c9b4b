import { gunzipSync } from 'node:zlib';
import type { KyselyPlugin } from 'kysely';
import { expect, test } from 'vitest';
import { writeSetting } from '#db/settings.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';

const db = await testDatabase();

/** A shop that counts how often it asks the database, with announcements in our hand. */
const openShop = () => {
  let statements = 0;
  let isListening = true;
  const listeners: ((tags?: string[]) => void)[] = [];
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const app = testApp(db.withPlugin(counting), {
    changes: { isListening: () => isListening, onChange: (hear) => void listeners.push(hear) },
  });
  return {
    ...app,
    statementsOf: async (path: string): Promise<number> => {
      statements = 0;
      await app.request(path);
      return statements;
    },
    announce: (...tags: string[]) => listeners.forEach((hear) => hear(tags)),
    stopListening: () => void (isListening = false),
  };
};

test('what the shop says to everybody is read again when something changes, and not before', async () => {
  const shop = openShop();
  await shop.request('/common');
  expect(await shop.statementsOf('/common')).toBe(0);
  // Whatever somebody hangs on the address.
  expect(await shop.statementsOf('/common?utm_source=letter')).toBe(0);
  shop.announce('product:7');
  expect(await shop.statementsOf('/common')).toBe(0);

  await writeSetting(db, 'phone', '+33 1 23 45 67 89');
  shop.announce('catalogue');
  expect(await (await shop.request('/common')).text()).toContain('+33 1 23 45 67 89');
  shop.setNow(new Date(NOON.getTime() + 10_000));
  expect(await shop.statementsOf('/common')).toBeGreaterThan(0);
  shop.stopListening();
  expect(await shop.statementsOf('/common')).toBeGreaterThan(0);
  expect(await shop.statementsOf('/common')).toBeGreaterThan(0);
});

test('pages are given the same answer as the network, and the same one again while it says the same', async () => {
  const shop = openShop();
  const ask = async () => {
    const query = new URLSearchParams();
    const question = { method: 'GET', path: '/common', language: 'en', params: {}, query } as const;
    const none = { json: undefined, token: undefined, requestId: undefined };
    return (await shop.api.ask({ ...question, ...none, idempotencyKey: undefined }, {})).data;
  };
  await shop.request('/common');
  const first = await ask();
  shop.setNow(new Date(NOON.getTime() + 20_000));
  expect(await shop.statementsOf('/common')).toBeGreaterThan(0);
  expect(await ask()).toBe(first);
  await writeSetting(db, 'phone', '+33 9 87 65 43 21');
  shop.announce('catalogue');
  expect(await ask()).toMatchObject({ setting: { phone: '+33 9 87 65 43 21' } });
});

test('every language and every page of the home page has an answer of its own', async () => {
  const shop = openShop();
  const ask = async (path: string, language: string) => {
    const answer = await shop.request(path, { headers: { language } });
    return { language: answer.headers.get('content-language'), text: await answer.text() };
  };
  const english = await ask('/home', 'en');
  const french = await ask('/home', 'fr');
  expect([english.language, french.language]).toEqual(['en', 'fr']);
  const second = await ask('/home?page=2', 'en');
  expect(JSON.parse(second.text).data.products.page).toBe(2);
  expect(await ask('/home', 'en')).toEqual(english);
});

test('an answer that was asked for before a change is given to nobody who asks after it', async () => {
  const shop = openShop();
  await shop.request('/home');
  shop.announce('catalogue');
  const before = shop.request('/home');
  shop.announce('catalogue');
  await before;
  await addProduct(db, 'Newest kettle');
  expect(await (await shop.request('/home')).text()).toContain('Newest kettle');
});

test('an answer travels compressed to who takes it so, with the same words and a tag of its own', async () => {
  for (const title of ['Kettle', 'Jug', 'Bowl']) await addProduct(db, title);
  const { api } = openShop();
  const ask = (path: string, init: RequestInit = {}) => api.request(`/api/v1${path}`, init);
  const plain = await ask('/home');
  const text = await plain.text();
  const packed = await ask('/home', { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('vary')).toContain('Accept-Encoding');
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
  const etag = packed.headers.get('etag') ?? '';
  expect(etag).toBe(`W/${plain.headers.get('etag')}`);
  const headers = { 'accept-encoding': 'gzip', 'if-none-match': etag };
  const unchanged = await ask('/home', { headers });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
});
