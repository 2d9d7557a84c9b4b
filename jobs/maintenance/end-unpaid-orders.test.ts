import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { endUnpaidOrders } from './end-unpaid-orders.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);

const keys = async (): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker.jobs where key is not null order by key`.execute(db);
  return rows.map(({ key }) => key);
};

test('an order is ended in the minute in which its time is up, and not before', async () => {
  const { order } = await shop.place();
  const until = order.payable_until === null ? Number.NaN : Date.parse(order.payable_until);
  await endUnpaidOrders(db, new Date(until - 1));
  expect(await keys()).not.toContain(`end-unpaid:${order.id}`);
  await endUnpaidOrders(db, new Date(until));
  expect(await keys()).toContain(`end-unpaid:${order.id}`);
});
