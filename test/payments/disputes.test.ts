import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { getOrders } from '#contract/orders/order.ts';
import { writeSetting } from '#db/settings.ts';
import { listPaid } from '#api/orders/payment/paid-attempts.ts';
import { readFindings } from '#cli/payments/doctor-findings.ts';
import { listReport } from '#cli/payments/list-report.ts';
import { paymentText } from '#cli/payments/payment-text.ts';
import { readPayment } from '#cli/payments/read-payment.ts';
import { testDatabase } from '#test/database.ts';
import { given } from '#test/shopper.ts';
import { openSimulatedShop, WAYS, type Placed, type Way } from './simulated-shop.ts';

// What providers tell of weeks later: disputes, and refunds that have come back.

vi.setConfig({ testTimeout: 60_000 });

const db = await testDatabase();
const shop = await openSimulatedShop(db);
await writeSetting(db, 'email', 'operator@souk.test');
afterAll(() => shop.close());
beforeEach(() => void (shop.logged.length = 0));

const TELLING = WAYS.filter(({ slug }) => ['stripe', 'paypal', 'razorpay'].includes(slug));
const DAY_MS = 86_400_000;

const required = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('this provider is not simulated so far');
  return value;
};

const placePaid = async (way: Way): Promise<Placed & { reference: string }> => {
  const placed = await shop.place(way);
  await shop.act(way, placed, 'pay');
  await shop.work(placed.id);
  await shop.comeBack(placed);
  await shop.runJobs();
  return { ...placed, reference: await shop.referenceOf(placed.id) };
};

const read = async ({ shopper, id }: Placed) => {
  const { order } = given(await shopper.ask(getOrders, { json: { order_id: id } }));
  return required(order ?? undefined);
};

const cancel = async ({ shopper, id }: Placed) =>
  given(await shopper.ask(askCancellation, { json: { order_id: id } }));

const disputesOf = (id: string) =>
  db.selectFrom('dispute').select(['status', 'amount']).where('order_id', '=', id).execute();

/** What the operator was mailed about the order. */
const mailsOf = async (id: string): Promise<string[]> => {
  const { number } = await db
    .selectFrom('order')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const mails = await db.selectFrom('mail_log').select(['kind', 'data']).orderBy('id').execute();
  return mails
    .filter(({ data }) => (data as { number?: string } | null)?.number === number)
    .map(({ kind }) => kind);
};

const disputedIn = async ({ slug }: Way): Promise<number> => {
  const now = Date.now();
  const rows = await listReport(db, new Date(now - DAY_MS), new Date(now + DAY_MS));
  return rows
    .filter(({ method }) => method === slug)
    .reduce((sum, { disputed_amount: amount }) => sum + amount, 0);
};

const openDisputes = async () => (await readFindings(db, new Date(), [])).open_disputes;

/** By how much the shop's books differ from those of its providers. */
const differenceOf = async (placed: Placed): Promise<number> => {
  const { inBooks, atProviders } = (await shop.readState(placed)).wrong;
  return inBooks - atProviders;
};

test.for(TELLING)('a dispute that $name tells of is kept once, until it is won', async (way) => {
  const placed = await placePaid(way);
  const { id, amount, reference } = placed;
  const simulator = shop.simulatorOf(way);
  const dispute = required(simulator.dispute);
  expect(new Set(await dispute(reference, 'open'))).toEqual(new Set([200]));
  await dispute(reference, 'open');
  await shop.runJobs();
  expect(await disputesOf(id)).toEqual([{ status: 'open', amount }]);
  expect(await mailsOf(id)).toEqual(['payment-disputed']);
  expect(shop.logged).toEqual(['a payment is disputed']);
  expect(await openDisputes()).toBe(1);
  expect(paymentText(await readPayment(db, id, undefined))).toMatch(/DISPUTED .*\n.* open /i);

  await dispute(reference, 'won');
  await shop.runJobs();
  expect(await disputesOf(id)).toEqual([{ status: 'won', amount }]);
  expect(await mailsOf(id)).toEqual(['payment-disputed', 'payment-disputed']);
  expect(await openDisputes()).toBe(0);
  expect(await shop.readState(placed)).toMatchObject({
    paid: true,
    live: true,
    wrong: { inBooks: 0, atProviders: 0 },
  });
  expect(await listPaid(db, id)).toMatchObject([{ taken: 0, left: amount }]);
});

test.for(TELLING)('what a lost dispute of $name takes is not given back as well', async (way) => {
  const placed = await placePaid(way);
  const { id, amount, reference } = placed;
  const before = await disputedIn(way);
  await required(shop.simulatorOf(way).dispute)(reference, 'lost');
  await shop.runJobs();
  expect(await disputesOf(id)).toEqual([{ status: 'lost', amount }]);
  expect(await disputedIn(way)).toBe(before + amount);
  expect(await listPaid(db, id)).toMatchObject([{ taken: amount, left: 0 }]);
  await cancel(placed);
  await shop.runJobs();
  expect(await shop.refundsOf(id)).toEqual([]);
  const { wrong } = await shop.readState(placed);
  expect(wrong).toMatchObject({ inBooks: 0, atProviders: 0 });
});

test.for(TELLING)('a refund of $name that comes back weeks later is owed again', async (way) => {
  const placed = await placePaid(way);
  const { id, amount, reference } = placed;
  await cancel(placed);
  await shop.runJobs();
  expect(await read(placed)).toMatchObject({ refunded_amount: amount });
  const failRefund = required(shop.simulatorOf(way).failRefund);
  expect(new Set(await failRefund(reference))).toEqual(new Set([200]));
  expect(await shop.runJobs()).toEqual([]);
  expect(await shop.refundsOf(id)).toMatchObject([{ status: 'failed', amount }]);
  const order = await read(placed);
  expect(order).toMatchObject({ refunded_amount: 0, cancellations: [{ state: 'approved' }] });
  expect(order.payment.timeline.at(-1)).toMatchObject({ kind: 'refundFailed', amount });
  expect(await mailsOf(id)).toEqual(['refund-failed']);
  expect(shop.logged).toEqual(['a refund has failed']);
  expect((await readFindings(db, new Date(), [way.slug])).failed_refunds).toBeGreaterThan(0);
  // Sent again it is no news.
  await shop
    .simulatorOf(way)
    .send({ reference, ...(way.slug === 'stripe' && { event: 'refund.failed' }) });
  await shop.runJobs();
  expect(await mailsOf(id)).toEqual(['refund-failed']);
  expect(await differenceOf(placed)).toBe(0);
});

test('what PayPal takes back by itself is counted once, whatever is told first', async () => {
  const [, paypal] = WAYS;
  const simulator = shop.simulatorOf(paypal);
  for (const isDisputedFirst of [true, false]) {
    const placed = await placePaid(paypal);
    const { id, amount, reference } = placed;
    const steps = [
      () => required(simulator.dispute)(reference, 'open'),
      () => required(simulator.reverse)(reference),
    ];
    for (const step of isDisputedFirst ? steps : steps.toReversed()) {
      await step();
      await shop.runJobs();
    }
    expect(await disputesOf(id)).toEqual([{ status: 'open', amount }]);
  }
  const alone = await placePaid(paypal);
  await required(simulator.reverse)(alone.reference);
  await shop.runJobs();
  expect(await disputesOf(alone.id)).toEqual([{ status: 'lost', amount: alone.amount }]);
  expect(await listPaid(db, alone.id)).toMatchObject([{ left: 0 }]);
  expect(await differenceOf(alone)).toBe(0);
});
