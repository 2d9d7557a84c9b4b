import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { formatMoney } from '#contract/money.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { mailUnpaidOrders } from '#jobs/maintenance/mail-unpaid-orders.ts';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { composerOf } from '#test/mails.ts';
import { openPaymentShop, ORIGIN } from '#test/payments/payment-shop.ts';
import { given } from '#test/shopper.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);

const compose = composerOf(db, ORIGIN);

const composeUnpaid = (order: string, language: LanguageCode) =>
  compose({ kind: 'order-unpaid', data: { order } }, language);

const minutesLater = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

test('an order that is paid in advance is told of once its money is there', async () => {
  const { shopper, order, attempt } = await shop.place();
  expect(await shop.mailsOf(order.id)).toEqual([]);
  shop.card.pay(attempt);
  await shop.comeBack(shopper, order.id);
  await mailUnpaidOrders(db, minutesLater(5));
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
});

test('who has not paid five minutes after is told once until when, and how to', async () => {
  const { order } = await shop.place();
  await mailUnpaidOrders(db, minutesLater(4));
  expect(await shop.mailsOf(order.id)).toEqual([]);
  await mailUnpaidOrders(db, minutesLater(5));
  await mailUnpaidOrders(db, minutesLater(6));
  expect(await shop.mailsOf(order.id)).toEqual(['order-unpaid']);
  const mail = await composeUnpaid(order.id, 'en');
  expect(mail?.subject).toBe(`Your order ${order.number} is awaiting payment`);
  expect(mail?.text).toContain('June 15, 2026 at 12:30 PM UTC');
  const link = `/user/order/payment/${order.id}?link=${order.link_token}`;
  expect(mail?.text).toContain(`${ORIGIN}${link}`);
  expect((await composeUnpaid(order.id, 'ar'))?.text).toContain(`${ORIGIN}/ar${link}`);
});

test('who has paid, or lets the order be, is asked for nothing', async () => {
  const paid = await shop.place();
  shop.card.pay(paid.attempt);
  await shop.comeBack(paid.shopper, paid.order.id);
  expect(await composeUnpaid(paid.order.id, 'en')).toBeUndefined();

  const ended = await shop.place();
  await sql`update "order" set cancelled_at = ${NOON} where id = ${ended.order.id}`.execute(db);
  expect(await composeUnpaid(ended.order.id, 'en')).toBeUndefined();
  await mailUnpaidOrders(db, minutesLater(5));
  expect(await shop.mailsOf(ended.order.id)).toEqual([]);
});

test('an order on delivery is told of at once', async () => {
  const { shopper } = await shop.fill();
  const { order } = given(await shopper.order({ method: 2 }));
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
});

/** Of an order the mail about the cancellation of its first line, and the one that tells of the money. */
const mailsOfCancelling = async ({ shopper, order }: Awaited<ReturnType<typeof shop.place>>) => {
  const [line] = order.lines;
  if (!line) throw new Error('the order has lines');
  given(await shopper.ask(askCancellation, { json: { order_id: order.id, lines: [line.id] } }));
  const [cancellation] = (await shop.read(shopper, order.id)).cancellations;
  const data = { order: order.id, cancellation: cancellation?.id ?? '' };
  const money = (amount: number) =>
    formatMoney(amount, { currency: 'USD', currency_icon: '$', currency_position: 1 }, 'en');
  return {
    line,
    sum: money(line.total),
    tell: (kind: 'order-cancelled' | 'order-refunded') => compose({ kind, data }, 'en'),
  };
};

test('who has paid is told that the money comes back, and the same sum by each mail, whenever it is read', async () => {
  const placed = await shop.place();
  shop.card.pay(placed.attempt);
  await shop.comeBack(placed.shopper, placed.order.id);
  const { tell, sum, line } = await mailsOfCancelling(placed);
  expect((await tell('order-cancelled'))?.text).toContain(`${sum} will be refunded`);
  await shop.runJobs();
  const after = await tell('order-cancelled');
  expect(after?.text).toContain(`${sum} will be refunded`);
  expect(after?.text).not.toContain('have not paid');
  const refunded = (await tell('order-refunded'))?.text;
  expect(refunded).toContain(`refunded ${sum}`);
  // By itself it says for what, and where the money is to be looked for.
  expect(refunded).toContain(line.product.title);
  expect(refunded).toContain('Payment method: ');
});

test('who has not paid is told that there is nothing to do', async () => {
  const placed = await shop.place();
  const { tell } = await mailsOfCancelling(placed);
  expect((await tell('order-cancelled'))?.text).toContain('have not paid');
});
