import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { withIdempotency } from './idempotency.ts';
import { ok, refuse, type Reply } from './reply.ts';
import { transact } from './transaction.ts';

const db = await testDatabase();
const now = new Date('2026-06-15T12:00:00Z');

/** Stands for the order: a row that must be written once. */
const countTags = async (): Promise<number> =>
  (await db.selectFrom('tag').select('id').execute()).length;

type Order = { id: number };
type Attempt = {
  key?: string | undefined;
  body?: unknown;
  owner?: string;
  before?: () => Promise<void>;
  end?: (order: Order) => Reply<Order>;
};

let slugs = 0;

const order = ({ key, body = { method: 2 }, owner = 'guest-1', before, end = ok }: Attempt) =>
  transact(db, (trx) =>
    withIdempotency(trx, { owner, key, body, now }, async () => {
      await before?.();
      slugs += 1;
      const made = await trx
        .insertInto('tag')
        .values({ slug: { en: `order-${slugs}` }, title: { en: 'Order' } })
        .returning('id')
        .executeTakeFirstOrThrow();
      return end(made);
    }),
  );

test('the same key with the same body answers the first answer again, and does nothing twice', async () => {
  const before = await countTags();
  const first = await order({ key: 'a' });
  expect(first.kind).toBe('ok');
  expect(await order({ key: 'a' })).toEqual(first);
  expect(await countTags()).toBe(before + 1);
});

test('the same key with another body is a conflict', async () => {
  await order({ key: 'b' });
  expect(await order({ key: 'b', body: { method: 3 } })).toMatchObject({
    kind: 'failed',
    status: 409,
  });
});

test('two shoppers may use the same key', async () => {
  const before = await countTags();
  await order({ key: 'c' });
  await order({ key: 'c', owner: 'guest-2' });
  expect(await countTags()).toBe(before + 2);
});

test('without a key every call is a new one', async () => {
  const before = await countTags();
  await order({});
  await order({});
  expect(await countTags()).toBe(before + 2);
});

test('of many at once one does the work, and all get its answer', async () => {
  const before = await countTags();
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => order({ key: 'd', before: () => wait(40) })),
  );
  expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
  expect(await countTags()).toBe(before + 1);
});

test('a refusal keeps nothing: neither the work nor the key', async () => {
  const before = await countTags();
  const refused = await order({ key: 'e', end: () => refuse('api.failed') });
  expect(refused.kind).toBe('refused');
  expect(await countTags()).toBe(before);
  expect((await order({ key: 'e', body: { method: 3 } })).kind).toBe('ok');
});

test('an answer that was expected is repeated as it was given, whether it came so or not', async () => {
  const expected = ok({ id: 7 }, 'order.placed');
  const ask = (key: string, id: number) =>
    transact(db, (trx) =>
      withIdempotency(trx, { owner: 'guest-1', key, body: {}, expected, now }, async () =>
        ok({ id }, 'order.placed'),
      ),
    );
  expect(await ask('g', 7)).toMatchObject({ data: { id: 7 } });
  expect(await ask('g', 8)).toMatchObject({ data: { id: 7 } });
  expect(await ask('h', 8)).toMatchObject({ data: { id: 8 } });
  expect(await ask('h', 7)).toMatchObject({ data: { id: 8 } });
});

test('a crash keeps nothing, and whoever waited on the key does the work', async () => {
  const before = await countTags();
  const crash = order({
    key: 'f',
    before: async () => {
      await wait(60);
      throw new Error('the power is gone');
    },
  });
  const waiting = wait(20).then(() => order({ key: 'f' }));
  await expect(crash).rejects.toThrow('the power is gone');
  expect((await waiting).kind).toBe('ok');
  expect(await countTags()).toBe(before + 1);
});
