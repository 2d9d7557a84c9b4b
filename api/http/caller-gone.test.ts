import { expect, test } from 'vitest';
import type { ApiRequest } from '#contract/api-request.ts';
import { callerOf, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const { request, api } = testApp(db);
const signal = AbortSignal.abort();

const countForeignWords = async (): Promise<number> =>
  (await db.selectFrom('shopper').select('id').execute()).length;

test('nothing is put in the cart of a shopper who has left before it was looked at', async () => {
  const { inventories } = await addProduct(db);
  const inventory = inventories[0] ?? 0;
  const before = await countForeignWords();
  const gone = new Shopper(callerOf((path, init) => request(path, init, { signal })));
  expect(await gone.add(inventory)).toMatchObject({ status: 503 });
  expect(await countForeignWords()).toBe(before);
  expect(await new Shopper(callerOf(request)).add(inventory)).toMatchObject({ status: 200 });
  expect(await countForeignWords()).toBe(before + 1);
});

test('a page that nobody waits for any more is told nothing', async () => {
  const { id } = await addProduct(db);
  const question: ApiRequest = {
    method: 'GET',
    path: '/product/{id}',
    language: 'en',
    params: { id: String(id) },
    query: new URLSearchParams(),
    json: undefined,
    token: undefined,
    requestId: undefined,
    idempotencyKey: undefined,
  };
  expect(await api.ask(question, {})).toMatchObject({ status: 200 });
  expect(await api.ask(question, { signal })).toMatchObject({ status: 503, data: null });
});
