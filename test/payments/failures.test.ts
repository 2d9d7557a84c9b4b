import { afterAll, expect, test, vi } from 'vitest';
import { askCancellation } from '#contract/guest-order.ts';
import { testDatabase } from '#test/database.ts';
import { given } from '#test/shopper.ts';
import { openSimulatedShop, WAYS, type Way } from './simulated-shop.ts';

// What can go wrong, with each provider: afterwards the books balance.

vi.setConfig({ testTimeout: 60_000 });

const db = await testDatabase();
const shop = await openSimulatedShop(db);
const { readState } = shop;
afterAll(() => shop.close());

const NOTHING_WRONG = { wrong: { inBooks: 0, atProviders: 0, stock: 0, vouchers: 0, mails: 0 } };
const UNPAID = { paid: false, live: true, ...NOTHING_WRONG };
const PAID = { paid: true, live: true, ...NOTHING_WRONG };
const ENDED = { paid: false, live: false, ...NOTHING_WRONG };
const GIVEN_BACK = { paid: true, live: false, ...NOTHING_WRONG };

const otherThan = ({ slug }: Way): Way => (slug === 'stripe' ? WAYS[1] : WAYS[0]);
const cancel = async ({ shopper, id }: Awaited<ReturnType<typeof shop.place>>) =>
  given(await shopper.ask(askCancellation, { json: { order_id: id } }));

test.for(WAYS)(
  'a card that $name declines leaves the order to be paid another way',
  async (way) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'decline');
    await shop.comeBack(placed);
    await shop.work(placed.id);
    expect(await readState(placed)).toEqual(UNPAID);
    const other = otherThan(way);
    await shop.payBy(other, placed);
    await shop.act(other, placed, 'pay');
    await shop.comeBack(placed);
    expect(await readState(placed)).toEqual(PAID);
  },
);

test.for(WAYS)(
  'who leaves the page of $name pays nothing, and the order ends in time',
  async (way) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'abandon');
    await shop.comeBack(placed);
    expect(await readState(placed)).toEqual(UNPAID);
    shop.setAhead(31);
    await shop.end(placed.id);
    await shop.work(placed.id);
    shop.setAhead(0);
    expect(await readState(placed)).toEqual(ENDED);
  },
);

test.for(WAYS)('what $name tells five times at once is one payment and one mail', async (way) => {
  const placed = await shop.place(way);
  await shop.act(way, placed, 'pay');
  const reference = await shop.referenceOf(placed.id);
  const statuses = await shop.simulatorOf(way).send({ reference, copies: 5 });
  expect(new Set(statuses)).toEqual(new Set([200]));
  await Promise.all([shop.work(placed.id), shop.work(placed.id)]);
  expect(await readState(placed)).toEqual(PAID);
});

test.for(WAYS)(
  'what $name tells before and after the shopper is back changes nothing more',
  async (way) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'pay');
    await shop.work(placed.id);
    await shop.comeBack(placed);
    expect(await readState(placed)).toEqual(PAID);
    const reference = await shop.referenceOf(placed.id);
    await shop.simulatorOf(way).send({ reference });
    await shop.work(placed.id);
    expect(await readState(placed)).toEqual(PAID);
  },
);

test.for(WAYS)(
  'another amount than was asked of $name pays no order, and somebody looks',
  async (way) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'pay');
    const effect = { kind: 'change', amount: placed.amount - 1 } as const;
    shop.simulatorOf(way).addRule({ operation: way.taken, effect, times: 1 });
    await shop.comeBack(placed);
    expect((await shop.attemptsOf(placed.id)).map(({ status }) => status)).toEqual(['review']);
  },
);

test.for(WAYS)(
  'what does not carry the signature of $name is refused and asks nobody',
  async (way) => {
    const placed = await shop.place(way);
    await shop.act(way, placed, 'pay');
    await shop.work(placed.id);
    const simulator = shop.simulatorOf(way);
    const reference = await shop.referenceOf(placed.id);
    const asked = () =>
      simulator.calls().filter(({ operation }) => operation !== 'certificate').length;
    const before = asked();
    for (const signature of ['bad', 'missing'] as const)
      expect(new Set(await simulator.send({ reference, signature }))).toEqual(new Set([400]));
    expect(asked()).toBe(before);
    expect(await readState(placed)).toEqual(PAID);
  },
);

test.for(WAYS)(
  'where the answer of $name to the first question is lost, nobody is charged twice',
  async (way) => {
    shop.simulatorOf(way).addRule({ operation: 'create', effect: { kind: 'drop' }, times: 1 });
    const placed = await shop.place(way, false);
    shop.setAhead(1);
    await shop.comeBack(placed);
    await shop.work(placed.id);
    shop.setAhead(0);
    await shop.act(way, placed, 'pay');
    await shop.comeBack(placed);
    expect(await readState(placed)).toEqual(PAID);
    expect(await shop.attemptsOf(placed.id)).toHaveLength(1);
  },
);

test.for(WAYS)(
  'where $name answers 500 at first, the order is paid a little later',
  async (way) => {
    const effect = { kind: 'status', status: 500 } as const;
    shop.simulatorOf(way).addRule({ operation: 'create', effect, times: 1 });
    const placed = await shop.place(way, false);
    shop.setAhead(1);
    await shop.comeBack(placed);
    await shop.work(placed.id);
    shop.setAhead(0);
    await shop.act(way, placed, 'pay');
    await shop.comeBack(placed);
    expect(await readState(placed)).toEqual(PAID);
  },
);

test.for(WAYS)('a refund whose answer $name did not deliver is given once', async (way) => {
  const placed = await shop.place(way);
  await shop.act(way, placed, 'pay');
  await shop.comeBack(placed);
  shop.simulatorOf(way).addRule({ operation: 'refund', effect: { kind: 'drop' }, times: 1 });
  await cancel(placed);
  for (let round = 0; round < 3; round += 1) await shop.work(placed.id);
  expect(await readState(placed)).toEqual(GIVEN_BACK);
});

test.for(WAYS)(
  'money that comes by $name for an order that was cancelled goes back',
  async (way) => {
    const placed = await shop.place(way);
    const reference = await shop.referenceOf(placed.id);
    await shop.simulatorOf(way).act(reference, 'pay');
    await cancel(placed);
    for (let round = 0; round < 3; round += 1) await shop.work(placed.id);
    expect(await readState(placed)).toEqual(ENDED);
  },
);

// Stripe's page is closed when another way is taken, so that it can only be the second.
const firstBefore = ({ slug }: Way): Way => (slug === 'paypal' ? WAYS[2] : WAYS[1]);

test.for(WAYS)(
  'of two attempts that are both paid the second, by $name, is given back by itself',
  async (way) => {
    const placed = await shop.place(firstBefore(way));
    const kept = await shop.referenceOf(placed.id);
    await shop.payBy(way, placed);
    const first = shop.simulatorOf(firstBefore(way));
    await first.act(kept, 'pay');
    await first.send({ reference: kept });
    await shop.act(way, placed, 'pay');
    for (let round = 0; round < 3; round += 1) await shop.work(placed.id);
    await shop.comeBack(placed);
    expect(await readState(placed)).toEqual(PAID);
    const second = (await shop.attemptsOf(placed.id)).at(-1);
    expect(await shop.refundsOf(placed.id)).toEqual([
      { attempt_id: second?.id, amount: placed.amount, reason: 'double', status: 'processed' },
    ]);
    const moved = shop.simulatorOf(way).movements();
    expect(
      moved.filter(({ attemptId }) => attemptId === second?.id).map(({ kind }) => kind),
    ).toEqual(['charge', 'refund']);
  },
);
