import { expect, test } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { payOrder } from '#contract/orders/order-payment.ts';
import { testDatabase } from '#test/database.ts';
import { addVoucher } from '#test/factories.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { given, refused } from '#test/shopper.ts';
import { stockOf } from '#test/stock.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);
const { card, other } = shop;

test('an order that is not paid in time ends, and gives back stock and voucher', async () => {
  shop.setMinute(0);
  await addVoucher(db, 'WAITED', { total_limit: 1 });
  const { shopper, order, kettle, lamp, attempt } = await shop.place({ voucher: 'WAITED' });
  expect([await stockOf(db, kettle), await stockOf(db, lamp)]).toEqual([4, 3]);
  shop.setMinute(29);
  await shop.runJobs();
  expect((await shop.read(shopper, order.id)).cancelled).toBe(false);
  shop.setMinute(31);
  await shop.runJobs();
  expect(await shop.read(shopper, order.id)).toMatchObject({
    cancelled: true,
    payment: { state: 'ended' },
    payable_until: null,
  });
  expect([await stockOf(db, kettle), await stockOf(db, lamp)]).toEqual([5, 5]);
  expect(card.sessions.get(attempt)?.said).toEqual({ state: 'expired' });
  await shop.runJobs();
  const mails = db.selectFrom('mail_log').select('kind').where('kind', '=', 'order-cancelled');
  const ofOrder = mails.where('data', '@>', JSON.stringify({ order: order.id }) as never);
  expect(await ofOrder.execute()).toHaveLength(1);
  const json = { order_id: order.id, method: 3 };
  expect(refused(await shopper.ask(payOrder, { json })).form[0]).toContain('nothing to pay');
  shop.setMinute(0);
});

test('an order whose bank is still at it is kept for a day', async () => {
  shop.setMinute(0);
  const { shopper, order, attempt } = await shop.place();
  card.say(attempt, { state: 'processing' });
  shop.setMinute(31);
  await shop.runJobs();
  expect(await shop.read(shopper, order.id)).toMatchObject({
    cancelled: false,
    payment: { state: 'processing' },
  });
  card.pay(attempt);
  shop.setMinute(61);
  await shop.runJobs();
  expect((await shop.read(shopper, order.id)).payment_status).toBe(1);
  shop.setMinute(0);
});

/** An order that the clock has ended, although its money is on its way. */
const endedOrder = async (fields: Parameters<typeof shop.place>[0] = {}, quantity = 5) => {
  shop.setMinute(0);
  const placed = await shop.place({ method: 4, ...fields }, quantity);
  shop.setMinute(31);
  await shop.runJobs();
  expect((await shop.read(placed.shopper, placed.order.id)).cancelled).toBe(true);
  return placed;
};
const settle = async (attempt: string): Promise<void> => {
  await shop.jobs['settle-payment'](
    { attempt },
    { isLast: false, signal: AbortSignal.timeout(9_000) },
  );
  await shop.runJobs();
};

test('money that comes late opens the order again, with its stock and voucher', async () => {
  await addVoucher(db, 'LATE', { total_limit: 1 });
  const { shopper, order, kettle, lamp, attempt } = await endedOrder({ voucher: 'LATE' });
  other.pay(attempt);
  await settle(attempt);
  expect(await shop.read(shopper, order.id)).toMatchObject({
    cancelled: false,
    payment_status: 1,
    status: 2,
    cancellations: [],
  });
  expect([await stockOf(db, kettle), await stockOf(db, lamp)]).toEqual([4, 3]);
  const used = db.selectFrom('voucher').select('used').where('code', '=', 'LATE');
  expect((await used.executeTakeFirstOrThrow()).used).toBe(1);
  expect(await shop.refundsOf(order.id)).toEqual([]);
  shop.setMinute(0);
});

test('late money goes back where the stock, or the voucher, is gone', async () => {
  const { shopper, order, kettle, attempt } = await endedOrder({}, 2);
  await db.updateTable('inventory').set({ quantity: 0 }).where('id', '=', kettle).execute();
  other.pay(attempt);
  await settle(attempt);
  expect(await shop.refundsOf(order.id)).toMatchObject([
    { amount: order.amount, reason: 'late', status: 'processed' },
  ]);
  expect(await shop.read(shopper, order.id)).toMatchObject({ cancelled: true, payment_status: 0 });

  await addVoucher(db, 'GONE', { total_limit: 1 });
  const next = await endedOrder({ voucher: 'GONE' });
  await db.updateTable('voucher').set({ used: 1 }).where('code', '=', 'GONE').execute();
  other.pay(next.attempt);
  await settle(next.attempt);
  expect(await shop.refundsOf(next.order.id)).toMatchObject([
    { reason: 'late', status: 'processed' },
  ]);
  expect(await stockOf(db, next.kettle)).toBe(5);
  shop.setMinute(0);
});

test('money for an order that its shopper has cancelled goes back', async () => {
  const { shopper, order, attempt } = await shop.place({ method: 4 });
  given(await shopper.ask(askCancellation, { json: { order_id: order.id } }));
  other.pay(attempt);
  await settle(attempt);
  expect(await shop.refundsOf(order.id)).toMatchObject([
    { amount: order.amount, reason: 'late', status: 'processed' },
  ]);
});

test('cancelling while nothing is paid closes the page of the provider', async () => {
  const { shopper, order, attempt } = await shop.place();
  given(await shopper.ask(askCancellation, { json: { order_id: order.id } }));
  await shop.runJobs();
  expect(card.sessions.get(attempt)?.said).toEqual({ state: 'expired' });
});
