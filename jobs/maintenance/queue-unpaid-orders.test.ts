import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { jobKeys } from '#test/payments/run-jobs.ts';
import { queueUnpaidOrders } from './queue-unpaid-orders.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);

test('an order is ended in the minute in which its time is up, and not before', async () => {
  const { order } = await shop.place();
  const until = order.payable_until === null ? Number.NaN : Date.parse(order.payable_until);
  await queueUnpaidOrders(db, new Date(until - 1));
  expect(await jobKeys(db)).not.toContain(`end-unpaid:${order.id}`);
  await queueUnpaidOrders(db, new Date(until));
  expect(await jobKeys(db)).toContain(`end-unpaid:${order.id}`);
});
