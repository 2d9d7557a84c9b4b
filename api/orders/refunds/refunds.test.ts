import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import type { Order } from '#contract/orders/order.ts';
import { runInTransaction } from '#db/transaction.ts';
import { advanceOrder } from '#api/orders/advance-order.ts';
import { answerRequests } from '#api/orders/answer-request.ts';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { given, type Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);
const { card } = shop;

/** An order whose money has come. */
const paid = async () => {
  const placed = await shop.place();
  card.pay(placed.attempt);
  const { order } = given(await shop.comeBack(placed.shopper, placed.order.id));
  if (!order) throw new Error('its shopper may see it');
  return { ...placed, order };
};

const cancel = (shopper: Shopper, { id }: Order, ...lines: (string | undefined)[]) =>
  shopper.ask(askCancellation, {
    json: { order_id: id, ...(lines.length > 0 && { lines: lines.flatMap((line) => line ?? []) }) },
  });

const lineTotal = ({ lines }: Order, at: number): number => lines[at]?.total ?? 0;

test('of a paid order that is cancelled all goes back, by a job and once', async () => {
  const { shopper, order, attempt } = await paid();
  given(await cancel(shopper, order));
  given(await cancel(shopper, order));
  expect((await shop.read(shopper, order.id)).refunded_amount).toBe(0);
  await shop.runJobs();
  await shop.runJobs();
  expect(await shop.refundsOf(order.id)).toMatchObject([
    { amount: order.amount, reason: 'cancelled', status: 'processed', attempt_id: attempt },
  ]);
  const after = await shop.read(shopper, order.id);
  expect(after).toMatchObject({
    refunded_amount: order.amount,
    cancellations: [{ state: 'done' }],
    payment: {
      timeline: [
        { kind: 'asked' },
        { kind: 'paid' },
        { kind: 'refundAsked' },
        { kind: 'refunded' },
      ],
    },
  });
  // The mail of the cancellation has told of the money a moment ago.
  expect(await shop.mailsOf(after.cancellations[0]?.id ?? '')).toEqual(['order-cancelled']);
});

test('money that goes back later than a few minutes after the cancellation has a mail of its own', async () => {
  const { shopper, order } = await paid();
  given(await cancel(shopper, order));
  await sql`update mail_log set created_at = created_at - interval '11 minutes'`.execute(db);
  await shop.runJobs();
  const { cancellations } = await shop.read(shopper, order.id);
  expect(await shop.mailsOf(cancellations[0]?.id ?? '')).toEqual([
    'order-cancelled',
    'order-refunded',
  ]);
});

test('two lines cancelled one after the other are two refunds of their shares', async () => {
  const { shopper, order, attempt } = await paid();
  given(await cancel(shopper, order, order.lines[0]?.id));
  await shop.runJobs();
  expect((await shop.read(shopper, order.id)).refunded_amount).toBe(lineTotal(order, 0));
  given(await cancel(shopper, order, order.lines[1]?.id));
  await shop.runJobs();
  const refunds = await shop.refundsOf(order.id);
  expect(refunds.map(({ amount }) => amount).toSorted()).toEqual(
    [lineTotal(order, 0), lineTotal(order, 1)].toSorted(),
  );
  const given_ = [...card.refunds.values()].filter((one) => one.attemptId === attempt);
  expect(given_.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.amount);
});

test('what is accepted back after delivery is refunded by its stored share', async () => {
  const { shopper, order } = await paid();
  const deliver = { orderId: order.id, to: ORDER_STATUS.delivered, now: NOON };
  await runInTransaction(db, (trx) => advanceOrder(trx, deliver));
  await db
    .updateTable('order_line')
    .set({ return_days: 30 })
    .where('order_id', '=', order.id)
    .execute();
  const [line] = order.lines;
  const json = { order_id: order.id, lines: [line?.id ?? ''], kind: 'refund' as const };
  const { cancellation } = given(await shopper.ask(askCancellation, { json }));
  await shop.runJobs();
  expect(await shop.refundsOf(order.id)).toEqual([]);
  const accept = { orderId: order.id, state: 'approved' as const, now: NOON };
  await runInTransaction(db, (trx) => answerRequests(trx, accept));
  // The provider is at it: nobody says that it is done before it has said so.
  const done = { orderId: order.id, state: 'done' as const, now: NOON };
  expect(await runInTransaction(db, (trx) => answerRequests(trx, done))).toBe(0);
  await shop.runJobs();
  expect(await shop.refundsOf(order.id)).toMatchObject([
    { amount: cancellation?.amount, reason: 'returned', status: 'processed' },
  ]);
  expect((await shop.read(shopper, order.id)).refunded_amount).toBe(cancellation?.amount);
});

test('a refund whose answer was lost is asked for again, and given once', async () => {
  const { shopper, order, attempt } = await paid();
  card.trouble('refund', 'drops');
  given(await cancel(shopper, order));
  expect(await shop.runJobs()).toHaveLength(1);
  const { id } = await db
    .selectFrom('refund')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const again = { isLast: false, signal: AbortSignal.timeout(9_000) };
  await shop.jobs['refund-payment']({ refund: id }, again);
  await shop.jobs['refund-payment']({ refund: id }, again);
  expect([...card.refunds.values()].filter((one) => one.attemptId === attempt)).toHaveLength(1);
  expect((await shop.read(shopper, order.id)).refunded_amount).toBe(order.amount);
});

test('a refund that its bank takes days for is asked about until it is there', async () => {
  shop.setMinute(0);
  const { shopper, order } = await paid();
  card.refundsAre('pending');
  given(await cancel(shopper, order));
  await shop.runJobs();
  const payment = (await shop.read(shopper, order.id)).payment.timeline.at(-1);
  expect(payment?.kind).toBe('refundAsked');
  card.refundsAre('processed');
  shop.setMinute(11);
  await shop.runJobs();
  expect((await shop.read(shopper, order.id)).refunded_amount).toBe(order.amount);
  shop.setMinute(0);
});

test('what a provider tells while money is on its way back has it asked about by the job alone', async () => {
  const { shopper, order, attempt } = await paid();
  card.refundsAre('pending');
  given(await cancel(shopper, order));
  await shop.runJobs();
  expect(await shop.webhook({ id: `told-${order.id}`, attemptId: attempt })).toBe(200);
  const asked = () => card.calls.filter((call) => call === 'refund').length;
  const before = asked();
  const event = { provider: 'scripted', event: `told-${order.id}` };
  await shop.jobs['payment-event'](event, { isLast: false, signal: AbortSignal.timeout(9_000) });
  expect(asked()).toBe(before);
  card.refundsAre('processed');
  await shop.runJobs();
  expect(asked()).toBe(before + 1);
  expect((await shop.read(shopper, order.id)).refunded_amount).toBe(order.amount);
});

test('a refund that fails is the operator’s, who is told', async () => {
  const { shopper, order } = await paid();
  card.refundsAre('failed');
  given(await cancel(shopper, order));
  await shop.runJobs();
  card.refundsAre('processed');
  const [refund] = await shop.refundsOf(order.id);
  expect(refund).toMatchObject({ status: 'failed', error_code: 'account_closed' });
  expect(await shop.read(shopper, order.id)).toMatchObject({
    refunded_amount: 0,
    cancellations: [{ state: 'approved' }],
  });
  const told = db.selectFrom('mail_log').select('recipient').where('kind', '=', 'refund-failed');
  expect(await told.execute()).toEqual([{ recipient: 'operator@souk.test' }]);
});

test('the database itself gives back no more than was paid, and nothing of what was not', async () => {
  const { order, attempt } = await paid();
  const give = (amount: number) =>
    db
      .insertInto('refund')
      .values({ attempt_id: attempt, order_id: order.id, amount, reason: 'late' })
      .execute();
  await expect(give(order.amount + 1)).rejects.toThrow('more than was paid');
  const half = Math.ceil(order.amount / 2) + 1;
  const both = await Promise.allSettled([give(half), give(half)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const open = await shop.place();
  const early = {
    attempt_id: open.attempt,
    order_id: open.order.id,
    amount: 1,
    reason: 'late' as const,
  };
  await expect(db.insertInto('refund').values(early).execute()).rejects.toThrow('not been paid');
});

test('lines that are cancelled while the shopper pays are not kept', async () => {
  const { shopper, order, attempt } = await shop.place();
  given(await cancel(shopper, order, order.lines[0]?.id));
  card.pay(attempt);
  await shop.comeBack(shopper, order.id);
  await shop.runJobs();
  expect(await shop.refundsOf(order.id)).toMatchObject([
    { amount: lineTotal(order, 0), status: 'processed' },
  ]);
  expect(await shop.read(shopper, order.id)).toMatchObject({ payment_status: 1, status: 2 });
});
