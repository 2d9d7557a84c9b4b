import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { advanceOrder } from '#api/orders/advance-order.ts';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import { saveReview } from '#contract/reviews/own-review.ts';
import type { Hooks, ReviewEvent } from '#extend/shop.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';
import { registerHooks } from './deliver.ts';
import { createReviewHook } from './review-hook.ts';

const db = await testDatabase();
const app = testApp(db);

let told: ReviewEvent[] = [];
const hooks: Hooks = { reviewWritten: (event) => void told.push(event) };

let shopper: Shopper;
let product: number;
let line: string;

beforeEach(async () => {
  told = [];
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  const kettle = await addProduct(db, 'Kettle', { quantity: 5 });
  product = kettle.id;
  shopper = new Shopper(app);
  await shopper.fill([kettle.inventories[0] ?? 0, 1]);
  const { id, lines } = await shopper.ordered();
  line = lines[0]?.id ?? '';
  await db
    .transaction()
    .execute((trx) => advanceOrder(trx, { orderId: id, to: ORDER_STATUS.delivered, now: NOON }));
});

const write = async (text: string): Promise<void> =>
  void given(
    await shopper.ask(saveReview, { json: { line_id: line, rating: 4, review: text }, files: [] }),
  );

/** Does the jobs that wait for the hook. */
const callHooks = async (longestMs = 1_000): Promise<void> => {
  const call = createReviewHook({ db, hooks }, { longestMs });
  const { rows } = await sql<{ payload: { review: number; at: string } }>`
    select p.payload from graphile_worker._private_jobs p
      join graphile_worker.jobs j on j.id = p.id
    where j.task_identifier = 'review-written' order by p.id`.execute(db);
  for (const { payload } of rows)
    await call(payload, { isLast: false, signal: new AbortController().signal });
};

test('a hook is told of a review, and again when it is changed', async () => {
  await registerHooks(db, hooks);
  await write('Boils quickly.');
  await write('Boils quickly, and lasts.');
  await callHooks();
  expect(told).toHaveLength(2);
  expect(told[1]).toMatchObject({
    at: NOON,
    productId: String(product),
    review: { rating: 4, review: 'Boils quickly, and lasts.', language: 'en' },
  });
});

test('without a hook nothing waits to be told', async () => {
  await registerHooks(db, {});
  await write('Boils quickly.');
  await callHooks();
  expect(told).toEqual([]);
});

test('a review that is gone by then is not told', async () => {
  await registerHooks(db, hooks);
  await write('Boils quickly.');
  await db.deleteFrom('review').execute();
  await callHooks();
  expect(told).toEqual([]);
});

test('a hook that takes too long has failed, so that its job is tried again', async () => {
  await registerHooks(db, hooks);
  await write('Boils quickly.');
  const never = { reviewWritten: () => new Promise<void>(() => {}) };
  const { rows } = await sql<{ id: number }>`select id from review`.execute(db);
  const call = createReviewHook({ db, hooks: never }, { longestMs: 20 });
  const job = { review: rows[0]?.id ?? 0, at: NOON.toISOString() };
  await expect(call(job, { isLast: false, signal: new AbortController().signal })).rejects.toThrow(
    'took longer than 20 ms',
  );
});
