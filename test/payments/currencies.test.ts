import { afterAll, expect, test, vi } from 'vitest';
import { listPaymentMethods } from '#contract/orders/payment.ts';
import { writeSetting } from '#db/settings.ts';
import { testDatabase } from '#test/database.ts';
import { given } from '#test/shopper.ts';
import { openSimulatedShop, WAYS } from './simulated-shop.ts';

// Currencies whose smallest unit is no hundredth, with each provider that takes them.

vi.setConfig({ testTimeout: 60_000 });

const db = await testDatabase();
const shop = await openSimulatedShop(db);
afterAll(() => shop.close());

const [STRIPE, PAYPAL, FLUTTERWAVE, RAZORPAY] = WAYS;

const CASES = [
  ['JPY', [STRIPE, PAYPAL, RAZORPAY]],
  ['UGX', [STRIPE, FLUTTERWAVE, RAZORPAY]],
  ['KWD', [STRIPE, RAZORPAY]],
  ['BHD', [STRIPE, RAZORPAY]],
] as const;

test.for(CASES)('in %s nothing is offered that cannot take it', async ([code, ways]) => {
  await writeSetting(db, 'currency', code);
  const { shopper } = await shop.fill();
  const { methods } = given(await shopper.ask(listPaymentMethods));
  const online = methods.filter((one) => one.online).map((one) => one.code);
  expect(online.toSorted()).toEqual(ways.map(({ method }) => method).toSorted());
});

test.for(CASES.flatMap(([code, ways]) => ways.map((way) => ({ code, way, name: way.name }))))(
  'an order in $code is paid by $name, and goes back in parts, to the unit',
  async (one) => {
    const { code, way } = one;
    await writeSetting(db, 'currency', code);
    const placed = await shop.place(way);
    const { id, amount } = placed;
    await shop.act(way, placed, 'pay');
    await shop.comeBack(placed);
    const [attempt] = await shop.attemptsOf(id);
    expect(attempt).toMatchObject({ status: 'paid' });

    expect(await shop.giveBack(id, 110)).toBe('asked');
    await shop.work(id);
    expect(await shop.giveBack(id)).toBe('asked');
    for (let round = 0; round < 3; round += 1) await shop.work(id);
    const moved = shop
      .simulatorOf(way)
      .movements()
      .filter(({ attemptId }) => attemptId === attempt?.id);
    expect(moved.map(({ kind, ...rest }) => [kind, rest.amount, rest.currency])).toEqual([
      ['charge', amount, code],
      ['refund', 110, code],
      ['refund', amount - 110, code],
    ]);
  },
);
