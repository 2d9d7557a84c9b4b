import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { inDays } from '#test/factories.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { jobKeys } from '#test/payments/run-jobs.ts';
import { deleteExpiredRows } from './delete-expired.ts';
import { queueUnpaidOrders } from './queue-unpaid-orders.ts';
import { requeuePayments } from './requeue-payments.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);

test('money whose jobs are lost is looked after again, and what waits is left alone', async () => {
  const { attempt } = await shop.place();
  expect(await jobKeys(db)).toEqual([`settle:${attempt}`]);
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await requeuePayments(db, NOON);
  expect(await jobKeys(db)).toEqual([]);
  await requeuePayments(db, inDays(2));
  await requeuePayments(db, inDays(2));
  expect(await jobKeys(db)).toEqual([`settle:${attempt}`]);
});

test('of an order that is paid no job is left', async () => {
  const { shopper, order, attempt } = await shop.place();
  expect(await jobKeys(db)).toContain(`settle:${attempt}`);
  shop.card.pay(attempt);
  await shop.comeBack(shopper, order.id);
  await queueUnpaidOrders(db, inDays(2));
  await requeuePayments(db, inDays(2));
  const own = [`end-unpaid:${order.id}`, `settle:${attempt}`];
  expect((await jobKeys(db)).filter((key) => own.includes(key))).toEqual([]);
});

test('what providers have told is forgotten after a month', async () => {
  await shop.webhook({ id: 'evt-old', reference: 'cs_unknown' });
  const events = () => db.selectFrom('payment_event').select('event_id').execute();
  await deleteExpiredRows(db, inDays(29));
  expect(await events()).toEqual([{ event_id: 'evt-old' }]);
  await deleteExpiredRows(db, inDays(31));
  expect(await events()).toEqual([]);
});
