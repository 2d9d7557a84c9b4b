import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { paymentsCommand } from '#cli/payments-command.ts';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { Operator } from '#test/operator.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { given } from '#test/shopper.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);
const { card, other } = shop;
/** The shop as it was, and as it is without the provider that took the money. */
const before = new Operator(db, [card.provider, other.provider]);
const after = new Operator(db, [other.provider]);
after.now = new Date(NOON.getTime() + 60_000);
const paidBack = (operator: Operator, ...args: string[]) =>
  operator.run(paymentsCommand, 'paid-back', ...args);
const NOTE = ['--note', 'Transfer of 16 June'];

beforeEach(async () => {
  await db.deleteFrom('order').execute();
  shop.setMinute(0);
  card.calm();
  card.refundsAre('processed');
});

const paid = async () => {
  const placed = await shop.place();
  card.pay(placed.attempt);
  await shop.comeBack(placed.shopper, placed.order.id);
  return { ...placed, id: placed.order.id, number: placed.order.number };
};
type Paid = Awaited<ReturnType<typeof paid>>;

const cancelled = async (): Promise<Paid> => {
  const order = await paid();
  given(await order.shopper.ask(askCancellation, { json: { order_id: order.id } }));
  return order;
};

test('what a provider that is switched off was to give back is recorded as given back', async () => {
  const { id, number, shopper } = await cancelled();
  // Nobody does so in the minutes in which the mail of the cancellation is still news.
  await sql`update mail_log set created_at = created_at - interval '11 minutes'`.execute(db);
  const doctor = await after.run(paymentsCommand, 'doctor');
  expect(doctor.out).toContain('1 refund waits for a provider that is switched off:');
  expect(await paidBack(after, number, ...NOTE)).toMatchObject({
    code: 0,
    out: `65.00 USD of ${number} count as given back by you, and scripted is not asked for them again.`,
  });
  expect(await shop.runJobs()).toEqual([]);
  expect(card.balance()).toBe(6500);
  expect(await shop.refundsOf(id)).toMatchObject([
    { amount: 6500, status: 'failed', error_code: 'switched_off', reason: 'cancelled' },
    { amount: 6500, status: 'processed', reason: 'cancelled' },
  ]);
  const order = await shop.read(shopper, id);
  expect(order).toMatchObject({ refunded_amount: 6500, cancellations: [{ state: 'done' }] });
  expect(order.payment.timeline.map(({ kind }) => kind)).toEqual([
    'asked',
    'paid',
    'refundAsked',
    'refundFailed',
    'refundedByShop',
  ]);
  expect(await shop.mailsOf(order.cancellations[0]?.id ?? '')).toContain('order-refunded');
  const { out } = await after.run(paymentsCommand, 'show', number);
  expect(out).toMatch(/2 {2}2026.*65\.00 USD +cancelled +processed.*by hand Transfer of 16 June$/m);
  expect((await after.run(paymentsCommand, 'doctor')).out).not.toContain('refund');
  expect((await paidBack(after, number, ...NOTE)).error).toContain('is left lying');
});

test('what a provider may still give back is not recorded, nor what nobody has described', async () => {
  const { id, number } = await cancelled();
  const refused = await paidBack(before, number, ...NOTE);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.error).toContain('scripted may still give it back');
  expect((await paidBack(after, number)).error).toContain('needs a --note');
  expect(await shop.refundsOf(id)).toMatchObject([{ status: 'pending' }]);
  await shop.runJobs();
  expect(await shop.refundsOf(id)).toMatchObject([{ status: 'processed' }]);
  expect((await paidBack(after, number, ...NOTE)).code).toBe(2);
});

test('that a provider was asked before is told', async () => {
  const { number } = await cancelled();
  card.trouble('refund', 'drops');
  await shop.runJobs();
  const { out } = await paidBack(after, number, ...NOTE);
  expect(out).toContain('It was asked at 2026-06-15 12:00 UTC, and what it has done is not known');
});

test('a refund that its provider has refused is recorded, whether it is switched off or not', async () => {
  const { id, number } = await paid();
  card.refundsAre('failed');
  await before.run(paymentsCommand, 'refund', number, '--amount', '5.00');
  await shop.runJobs();
  expect((await paidBack(before, number, ...NOTE)).code).toBe(0);
  expect(await shop.refundsOf(id)).toMatchObject([
    { amount: 500, status: 'failed', error_code: 'account_closed' },
    { amount: 500, status: 'processed', reason: 'shop' },
  ]);
});

test('of several the one is recorded that is named', async () => {
  const { id, number } = await paid();
  const earlier = new Operator(db, [card.provider]);
  earlier.now = new Date(NOON.getTime() - 60_000);
  await earlier.run(paymentsCommand, 'refund', number, '--amount', '5.00');
  await before.run(paymentsCommand, 'refund', number, '--amount', '7.00');
  const several = await paidBack(after, number, ...NOTE);
  expect(several.error).toContain('(5.00 USD of 2026-06-15 11:59 UTC; 7.00 USD of');
  expect((await paidBack(after, number, '--refund', '3', ...NOTE)).error).toContain(
    '--refund goes from 1 to 2; payments show numbers them.',
  );
  expect((await paidBack(after, number, '--refund', '2', ...NOTE)).code).toBe(0);
  expect(await shop.refundsOf(id)).toMatchObject([
    { amount: 500, status: 'pending' },
    { amount: 700, status: 'failed' },
    { amount: 700, status: 'processed' },
  ]);
});
