import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { ordersCommand } from '#cli/orders-command.ts';
import { paymentsCommand } from '#cli/payments-command.ts';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { Operator } from '#test/operator.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { given, type Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);
const { card, other } = shop;
const operator = new Operator(db, [card.provider, other.provider]);
const report = (...args: string[]) => operator.run(paymentsCommand, 'report', ...args);

const DAY_MINUTES = 1_440;
/** Noon, so many days later. */
const setDay = (day: number): void => {
  shop.setMinute(day * DAY_MINUTES);
  operator.now = new Date(NOON.getTime() + day * DAY_MINUTES * 60_000);
};

const paid = async (method: number, provider = card) => {
  const placed = await shop.place({ method });
  provider.pay(placed.attempt);
  await shop.comeBack(placed.shopper, placed.order.id);
  return placed;
};

/** Cash, delivered and paid; its first line comes back and is paid back the day after. */
const sellForCash = async (): Promise<{ shopper: Shopper; number: string }> => {
  const { shopper } = await shop.fill();
  const order = await shopper.ordered();
  const { number } = order;
  await operator.run(ordersCommand, 'advance', number, '--to', 'delivered');
  await db
    .updateTable('order_line')
    .set({ return_days: 30 })
    .where('order_id', '=', order.id)
    .execute();
  setDay(1);
  const lines = [order.lines[0]?.id ?? ''];
  given(
    await shopper.ask(askCancellation, {
      json: { order_id: order.id, lines, kind: 'refund' as const },
    }),
  );
  await operator.run(ordersCommand, 'approve', number);
  await operator.run(ordersCommand, 'paid-back', number);
  return { shopper, number };
};

test('what came and went back is reported by days and methods, each sum on its day', async () => {
  expect((await report()).out).toBe('There were no payments.');
  setDay(0);
  await shop.place();
  const first = await paid(3);
  await paid(4, other);
  await sellForCash();
  await operator.run(paymentsCommand, 'refund', first.order.number, '--amount', '5');
  await shop.runJobs();
  await operator.run(paymentsCommand, 'refund', first.order.number, '--amount', '2', '--by-hand');

  const { code, out } = await report('--csv');
  expect(code).toBe(0);
  expect(out.split('\n')).toEqual([
    'day,method,currency,attempts,paid,paid_amount,refunded_amount,disputed_amount,net_amount',
    '2026-06-15,other,USD,1,1,65.00,0.00,0.00,65.00',
    '2026-06-15,scripted,USD,2,1,65.00,0.00,0.00,65.00',
    '2026-06-15,cash on delivery,USD,,1,65.00,0.00,0.00,65.00',
    '2026-06-16,by hand,USD,,0,0.00,2.00,0.00,-2.00',
    '2026-06-16,scripted,USD,0,0,0.00,5.00,0.00,-5.00',
    // Its share of the shipping is in it.
    '2026-06-16,cash on delivery,USD,,0,0.00,21.67,0.00,-21.67',
  ]);

  expect((await report()).out.split('\n').slice(0, 2)).toEqual([
    'DAY (UTC)   ATTEMPTS  PAID     AMOUNT  GIVEN BACK  DISPUTED         NET  METHOD',
    '2026-06-15         1     1  65.00 USD    0.00 USD  0.00 USD   65.00 USD  other',
  ]);
  expect(await operator.read(paymentsCommand, 'report', '--until', '2026-06-15')).toMatchObject([
    { method: 'other', net_amount: 6500 },
    { method: 'scripted', attempts: 2, net_amount: 6500 },
    { method: 'cash on delivery', attempts: null, net_amount: 6500 },
  ]);
  expect(await operator.read(paymentsCommand, 'report', '--since', '2026-06-16')).toHaveLength(3);

  // All that came stands in the provider's own books, too.
  const rows = (await operator.read(paymentsCommand, 'report')) as {
    method: string;
    net_amount: number;
  }[];
  const net = rows.filter(({ method }) => method === 'scripted');
  expect(net.reduce((sum, row) => sum + row.net_amount, 0)).toBe(card.balance());
});

test('a report goes into a file, and a name that a spreadsheet would calculate is a text in it', async () => {
  await db
    .updateTable('payment_attempt')
    .set({ provider: '=cmd()' })
    .where('provider', '=', 'other')
    .execute();
  const file = `souk-report-${process.pid}.csv`;
  onTestFinished(() => rm(join(tmpdir(), file)));
  expect((await report(file, '--csv')).out).toMatch(/^6 rows written to .+\.csv$/);
  expect(await readFile(join(tmpdir(), file), 'utf8')).toContain("\n2026-06-15,'=cmd(),USD,");
});

test('a report of days that cannot be is refused', async () => {
  const backwards = await report('--since', '2026-06-16', '--until', '2026-06-15');
  expect(backwards).toMatchObject({ code: 1, error: '--since is not later than --until.' });
  expect((await report('--since', 'yesterday')).code).toBe(1);
  expect((await report('--csv', '--json')).code).toBe(1);
  expect((await report('one', 'two')).code).toBe(1);
});
