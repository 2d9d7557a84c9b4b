import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { confirmPayment } from '#contract/orders/order-payment.ts';
import { testDatabase } from '#test/database.ts';
import { given } from '#test/shopper.ts';
import { openSimulatedShop, UPI, WAYS, type Placed, type Way } from './simulated-shop.ts';

// What can go wrong, with each provider: afterwards the books balance.

vi.setConfig({ testTimeout: 60_000 });

const dollars = await openSimulatedShop(await testDatabase());
const rupees = await openSimulatedShop(await testDatabase(), 'INR');
afterAll(async () => {
  await dollars.close();
  await rupees.close();
});
type Shop = typeof dollars;

const [STRIPE, PAYPAL, FLUTTERWAVE, RAZORPAY] = WAYS;

type Case = {
  name: string;
  way: Way;
  shop: Shop;
  /** What an order is paid by where this declines. */
  other: Way;
  /** What is paid first where this is the second: Stripe and UPI close their page when another way is taken. */
  first: Way;
  /** What it may tell before it tells that it was paid, and again long after; and what it may tell only late. */
  early: readonly string[];
  late: readonly string[];
  /** Its signatures hold for a time alone. */
  signsTime?: boolean;
};

const TOLD = {
  stripe: { early: ['payment_intent.payment_failed'], late: ['checkout.session.expired'] },
  paypal: { early: ['CHECKOUT.ORDER.APPROVED'], late: ['PAYMENT.CAPTURE.DENIED'] },
  flutterwave: { early: ['charge.completed'], late: [] },
  razorpay: { early: ['payment.authorized'], late: ['payment.failed'] },
  iyzico: { early: [], late: [] },
  upi: { early: ['qr_code.closed'], late: [] },
};

const CASES: Case[] = [
  ...WAYS.map((way) => ({
    name: way.name,
    way,
    shop: dollars,
    other: way === STRIPE ? PAYPAL : STRIPE,
    first: way === PAYPAL ? FLUTTERWAVE : PAYPAL,
    ...TOLD[way.slug],
    signsTime: way === STRIPE || way === PAYPAL,
  })),
  { name: 'UPI', way: UPI, shop: rupees, other: STRIPE, first: RAZORPAY, ...TOLD.upi },
];

const NOTHING_WRONG = { wrong: { inBooks: 0, atProviders: 0, stock: 0, vouchers: 0, mails: 0 } };
const UNPAID = { paid: false, live: true, ...NOTHING_WRONG };
const PAID = { paid: true, live: true, ...NOTHING_WRONG };
const ENDED = { paid: false, live: false, ...NOTHING_WRONG };
const GIVEN_BACK = { paid: true, live: false, ...NOTHING_WRONG };

const cancel = async ({ shopper, id }: Placed) =>
  given(await shopper.ask(askCancellation, { json: { order_id: id } }));

/** Until nothing follows any more: a refund is asked for, and asked about. */
const workOut = async (shop: Shop, { id }: Placed): Promise<void> => {
  for (let round = 0; round < 3; round += 1) await shop.work(id);
};

const placePaid = async ({ shop, way }: Case): Promise<Placed> => {
  const placed = await shop.place(way);
  await shop.act(way, placed, 'pay');
  await shop.comeBack(placed);
  return placed;
};

/** What the provider has moved by an attempt, the oldest first. */
const movedBy = ({ shop, way }: Pick<Case, 'shop' | 'way'>, attemptId: string | undefined) =>
  shop
    .simulatorOf(way)
    .movements()
    .filter((one) => one.attemptId === attemptId)
    .map(({ kind, amount }) => ({ kind, amount }));

test.for(CASES)(
  'a payment that $name declines leaves the order to be paid another way',
  async ({ shop, way, other }) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'decline');
    await shop.comeBack(placed);
    await shop.work(placed.id);
    expect(await shop.readState(placed)).toEqual(UNPAID);
    await shop.payBy(other, placed);
    await shop.act(other, placed, 'pay');
    await shop.comeBack(placed);
    expect(await shop.readState(placed)).toEqual(PAID);
  },
);

test.for(CASES)(
  'who leaves the page of $name pays nothing, and the order ends in time',
  async ({ shop, way }) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'abandon');
    await shop.comeBack(placed);
    expect(await shop.readState(placed)).toEqual(UNPAID);
    shop.setAhead(31);
    await shop.end(placed.id);
    await shop.work(placed.id);
    shop.setAhead(0);
    expect(await shop.readState(placed)).toEqual(ENDED);
  },
);

test.for(CASES)(
  'what $name tells five times at once is one payment and one mail',
  async ({ shop, way }) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'pay');
    const reference = await shop.referenceOf(placed.id);
    const statuses = await shop.simulatorOf(way).send({ reference, copies: 5 });
    expect(new Set(statuses)).toEqual(new Set([200]));
    await Promise.all([shop.work(placed.id), shop.work(placed.id)]);
    expect(await shop.readState(placed)).toEqual(PAID);
  },
);

test.for(CASES)(
  'what $name tells before and after the shopper is back changes nothing more',
  async ({ shop, way }) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'pay');
    await shop.work(placed.id);
    await shop.comeBack(placed);
    expect(await shop.readState(placed)).toEqual(PAID);
    const reference = await shop.referenceOf(placed.id);
    await shop.simulatorOf(way).send({ reference });
    await shop.work(placed.id);
    expect(await shop.readState(placed)).toEqual(PAID);
  },
);

test.for(CASES.filter(({ early }) => early.length > 0))(
  'what $name tells in the wrong order never sets an order back',
  async ({ shop, way, early, late }) => {
    const placed = await shop.place(way);
    const reference = await shop.referenceOf(placed.id);
    const tell = async (events: readonly string[]) => {
      for (const event of events) {
        const statuses = await shop.simulatorOf(way).send({ reference, event });
        expect(new Set(statuses)).toEqual(new Set([200]));
      }
    };
    await shop.act(way, placed, 'pay');
    await tell(early);
    await shop.work(placed.id);
    await tell([...late, ...early]);
    await shop.work(placed.id);
    expect(await shop.readState(placed)).toEqual(PAID);
    await cancel(placed);
    await tell([...late, ...early]);
    await workOut(shop, placed);
    await tell([...late, ...early]);
    await shop.work(placed.id);
    expect(await shop.readState(placed)).toEqual(GIVEN_BACK);
  },
);

test.for(
  CASES.flatMap((one) => [
    { ...one, what: 'amount' },
    { ...one, what: 'currency' },
  ]),
)(
  'another $what than was asked of $name pays no order, and somebody looks',
  async ({ shop, way, what }) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'pay');
    const other = what === 'amount' ? { amount: placed.amount - 1 } : { currency: 'EUR' };
    const effect = { kind: 'change', ...other } as const;
    shop.simulatorOf(way).addRule({ operation: way.taken, effect, times: 1 });
    await shop.comeBack(placed);
    expect((await shop.attemptsOf(placed.id)).map(({ status }) => status)).toEqual(['review']);
  },
);

test.for(CASES)(
  'what does not carry the signature of $name is refused and asks nobody',
  async ({ shop, way, signsTime }) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'pay');
    await shop.work(placed.id);
    const simulator = shop.simulatorOf(way);
    const reference = await shop.referenceOf(placed.id);
    const asked = () =>
      simulator.calls().filter(({ operation }) => operation !== 'certificate').length;
    const before = asked();
    for (const signature of ['bad', 'missing', ...(signsTime ? ['stale' as const] : [])] as const)
      expect(new Set(await simulator.send({ reference, signature }))).toEqual(new Set([400]));
    expect(asked()).toBe(before);
    expect(await shop.readState(placed)).toEqual(PAID);
  },
);

test.for(CASES)(
  'where the answer of $name to the first question is lost, nobody is charged twice',
  async ({ shop, way }) => {
    shop.simulatorOf(way).addRule({ operation: 'create', effect: { kind: 'drop' }, times: 1 });
    const placed = await shop.place(way, false);
    shop.setAhead(1);
    await shop.comeBack(placed);
    await shop.work(placed.id);
    shop.setAhead(0);
    await shop.act(way, placed, 'pay');
    await shop.comeBack(placed);
    expect(await shop.readState(placed)).toEqual(PAID);
    expect(await shop.attemptsOf(placed.id)).toHaveLength(1);
  },
);

test.for(CASES.flatMap((one) => [500, 429].map((status) => ({ ...one, status }))))(
  'where $name answers $status at first, the order is paid a little later',
  async ({ shop, way, status }) => {
    const effect = { kind: 'status', status } as const;
    shop.simulatorOf(way).addRule({ operation: 'create', effect, times: 1 });
    const placed = await shop.place(way, false);
    expect((await shop.attemptsOf(placed.id)).map(({ provider_ref: ref }) => ref)).toEqual([null]);
    shop.setAhead(1);
    await shop.comeBack(placed);
    await shop.work(placed.id);
    shop.setAhead(0);
    await shop.act(way, placed, 'pay');
    await shop.comeBack(placed);
    expect(await shop.readState(placed)).toEqual(PAID);
  },
);

const NOT_TAKEN = { description: 'The id of the shop is not known.', code: 'BAD_REQUEST_ERROR' };
/** How each says that it does not begin a payment, by its documentation. */
const REFUSALS = {
  stripe: {
    status: 400,
    body: { error: { type: 'invalid_request_error', code: 'amount_too_small', message: 'Less.' } },
  },
  paypal: {
    status: 422,
    body: {
      name: 'UNPROCESSABLE_ENTITY',
      details: [{ issue: 'CURRENCY_NOT_SUPPORTED', description: 'Another one.' }],
    },
  },
  flutterwave: { status: 400, body: { status: 'error', message: 'Not allowed', data: null } },
  razorpay: { status: 400, body: { error: NOT_TAKEN } },
  iyzico: {
    status: 200,
    body: { status: 'failure', errorCode: '10012', errorMessage: 'Invalid transaction' },
  },
  upi: { status: 400, body: { error: NOT_TAKEN } },
};

test.for(CASES)(
  'an order that $name refuses to take money for is kept, and paid another way',
  async ({ shop, way, other }) => {
    const effect = { kind: 'status', ...REFUSALS[way.slug] } as const;
    const filled = await shop.fill();
    const refuses = shop.simulatorOf(way);
    refuses.addRule({ operation: 'create', effect, times: 1 });
    const placed = await shop.placeRefused(way, filled);
    expect((await shop.attemptsOf(placed.id)).map(({ status }) => status)).toEqual(['failed']);
    expect(await shop.readState(placed)).toEqual(UNPAID);
    await shop.work(placed.id);
    expect(await shop.readState(placed)).toEqual(UNPAID);
    await shop.payBy(other, placed);
    await shop.act(other, placed, 'pay');
    await shop.comeBack(placed);
    expect(await shop.readState(placed)).toEqual(PAID);
    expect(movedBy({ shop, way }, (await shop.attemptsOf(placed.id))[0]?.id)).toEqual([]);
  },
);

test.for(CASES)(
  'who asks again with the same key, where $name has refused, is told so and orders nothing twice',
  async ({ shop, way }) => {
    const effect = { kind: 'status', ...REFUSALS[way.slug] } as const;
    shop.simulatorOf(way).addRule({ operation: 'create', effect, times: 1 });
    const filled = await shop.fill();
    const key = randomUUID();
    const placed = await shop.placeRefused(way, filled, key);
    expect((await shop.placeRefused(way, filled, key)).id).toBe(placed.id);
    expect(await shop.attemptsOf(placed.id)).toHaveLength(1);
    expect(await shop.readState(placed)).toEqual(UNPAID);
  },
);

test.for(CASES)('a refund whose answer $name did not deliver is given once', async (one) => {
  const { shop, way } = one;
  const placed = await placePaid(one);
  shop.simulatorOf(way).addRule({ operation: 'refund', effect: { kind: 'drop' }, times: 1 });
  await cancel(placed);
  await workOut(shop, placed);
  expect(await shop.readState(placed)).toEqual(GIVEN_BACK);
});

test.for(CASES)(
  'by $name parts go back one after the other, then the rest, and never more',
  async (one) => {
    const { shop, way } = one;
    const placed = await placePaid(one);
    const { id, amount } = placed;
    expect(await shop.giveBack(id, amount + 1)).toBe('tooMuch');
    expect(await shop.giveBack(id, 100)).toBe('asked');
    await shop.work(id);
    shop.simulatorOf(way).addRule({ operation: 'refund', effect: { kind: 'drop' }, times: 1 });
    expect(await shop.giveBack(id, 150)).toBe('asked');
    await workOut(shop, placed);
    expect(await shop.giveBack(id, amount - 249)).toBe('tooMuch');
    expect(await shop.giveBack(id)).toBe('asked');
    await workOut(shop, placed);
    expect(await shop.giveBack(id)).toBe('nothingLeft');
    const [attempt] = await shop.attemptsOf(id);
    expect(movedBy(one, attempt?.id)).toEqual([
      { kind: 'charge', amount },
      ...[100, 150, amount - 250].map((part) => ({ kind: 'refund', amount: part })),
    ]);
    const statuses = (await shop.refundsOf(id)).map(({ status }) => status);
    expect(statuses).toEqual(['processed', 'processed', 'processed']);
  },
);

test.for(CASES)(
  'money that comes by $name for an order that was cancelled goes back',
  async ({ shop, way }) => {
    const placed = await shop.place(way);
    const reference = await shop.referenceOf(placed.id);
    await shop.simulatorOf(way).act(reference, 'pay');
    await cancel(placed);
    await workOut(shop, placed);
    expect(await shop.readState(placed)).toEqual(ENDED);
  },
);

test.for(CASES)(
  'of two attempts that are both paid the second, by $name, is given back by itself',
  async (one) => {
    const { shop, way, first } = one;
    const placed = await shop.place(first);
    const kept = await shop.referenceOf(placed.id);
    await shop.payBy(way, placed);
    await shop.simulatorOf(first).act(kept, 'pay');
    await shop.simulatorOf(first).send({ reference: kept });
    await shop.act(way, placed, 'pay');
    await workOut(shop, placed);
    await shop.comeBack(placed);
    expect(await shop.readState(placed)).toEqual(PAID);
    const second = (await shop.attemptsOf(placed.id)).at(-1);
    expect(await shop.refundsOf(placed.id)).toEqual([
      { attempt_id: second?.id, amount: placed.amount, reason: 'double', status: 'processed' },
    ]);
    expect(movedBy(one, second?.id).map(({ kind }) => kind)).toEqual(['charge', 'refund']);
  },
);

test.for(CASES)('nobody hears of an order of another that is paid by $name', async (one) => {
  const placed = await placePaid(one);
  const { shopper: stranger } = await one.shop.fill();
  const answer = await stranger.ask(confirmPayment, { json: { order_id: placed.id } });
  expect([answer.status, answer.data]).toEqual([404, null]);
  expect(await one.shop.readState(placed)).toEqual(PAID);
});
