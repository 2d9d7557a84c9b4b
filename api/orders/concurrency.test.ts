import { afterAll, expect, test } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { createDb } from '#db/client.ts';
import { testApp } from '#test/app.ts';
import { testConnection } from '#test/database.ts';
import { addVoucher } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';
import { countWaiting } from '#test/waiting.ts';

// Fewer connections than a shop has by default, so that nearly all buyers wait for one.
const db = createDb({ ...(await testConnection()), max: 4 });
afterAll(() => db.destroy());
const app = testApp(db);

const LONG = { timeout: 120_000 };

const inParts = async <Made>(count: number, make: (index: number) => Promise<Made>) => {
  const made: Made[] = [];
  while (made.length < count) {
    const part = Array.from({ length: Math.min(10, count - made.length) }, (_, n) =>
      make(made.length + n),
    );
    made.push(...(await Promise.all(part)));
  }
  return made;
};

const withCart = async (inventoryId: number): Promise<Shopper> => {
  const shopper = new Shopper(app);
  await shopper.fill([inventoryId, 1]);
  return shopper;
};

const count = async (table: 'order' | 'voucher_use'): Promise<number> => {
  const query = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('n'));
  return (await query.executeTakeFirstOrThrow()).n;
};

test(
  'two hundred buyers of fifty units buy exactly fifty, and the rest hear why',
  LONG,
  async () => {
    const kettle = await addOne(db, 'Kettle', { quantity: 50 });
    const buyers = await inParts(200, () => withCart(kettle));
    const answers = await Promise.all(buyers.map((one) => one.order()));
    expect(app.errors).toEqual([]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    const refusals = answers.filter(({ status }) => status === 201);
    expect(new Set(refusals.map(({ message }) => message))).toEqual(
      new Set(['This product is out of stock.']),
    );
    expect(refusals).toHaveLength(150);
    expect(await count('order')).toBe(50);
    const left = db.selectFrom('inventory').select('quantity').where('id', '=', kettle);
    expect(await left.executeTakeFirst()).toEqual({ quantity: 0 });
    // Who came too late still has the cart.
    const kept = db.selectFrom('cart_line').select((eb) => eb.fn.countAll<number>().as('n'));
    expect(await kept.executeTakeFirst()).toEqual({ n: 150 });
  },
);

test('fifty buyers of a voucher of ten uses use it ten times', LONG, async () => {
  const before = await count('order');
  const id = await addVoucher(db, 'TEN', { total_limit: 10 });
  // Each buys something else, so that only the voucher makes them wait.
  const buyers = await inParts(50, async (n) =>
    withCart(await addOne(db, `Thing ${n}`, { quantity: 5 })),
  );
  const answers = await Promise.all(buyers.map((one) => one.order({ voucher: 'TEN' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(new Set(answers.map(({ message }) => message))).toEqual(
    new Set(['Thank you! Your order has been placed.', 'The voucher TEN has been used up.']),
  );
  const used = db.selectFrom('voucher').select('used').where('id', '=', id);
  expect(await used.executeTakeFirst()).toEqual({ used: 10 });
  expect(await count('voucher_use')).toBe(10);
  expect((await count('order')) - before).toBe(10);
});

test('twenty presses of one button, some without an answer, are one order', LONG, async () => {
  const before = await count('order');
  const shopper = await withCart(await addOne(db, 'Lamp', { quantity: 50 }));
  const idempotencyKey = 'one-button';
  const presses = Array.from({ length: 20 }, () => shopper.order({}, { idempotencyKey }));
  const numbers = (await Promise.all(presses)).map((answer) => given(answer).order.number);
  expect(new Set(numbers).size).toBe(1);
  expect((await count('order')) - before).toBe(1);
});

test('two tabs that order at once, then cancel at once, do each once', LONG, async () => {
  const torch = await addOne(db, 'Torch', { quantity: 5 });
  const shopper = await withCart(torch);
  const stock = async () => {
    const query = db.selectFrom('inventory').select('quantity').where('id', '=', torch);
    return (await query.executeTakeFirst())?.quantity;
  };
  const answers = await Promise.all([shopper.order(), shopper.order()]);
  const [placed, ...others] = answers.filter(({ status }) => status === 200);
  expect(others).toEqual([]);
  expect(await stock()).toBe(4);

  const json = { order_id: placed?.data.order.id ?? '' };
  const cancel = () => shopper.ask(askCancellation, { json });
  const cancelled = await Promise.all([cancel(), cancel(), cancel()]);
  expect(cancelled.map((answer) => given(answer).order.cancellations.length)).toEqual([1, 1, 1]);
  expect(await stock()).toBe(5);
});

test('who buys the same thing keeps nobody waiting who cannot order it', LONG, async () => {
  const lamp = await addOne(db, 'Lantern', { quantity: 5 });
  const shopper = await withCart(lamp);
  const answer = await db.transaction().execute(async (trx) => {
    await trx.updateTable('inventory').set({ quantity: 4 }).where('id', '=', lamp).execute();
    return shopper.order({ voucher: 'NONE' });
  });
  expect(answer.message).toBe('The voucher NONE does not exist.');
});

test('an order whose units others took while it was written is not kept', LONG, async () => {
  const stove = await addOne(db, 'Stove', { quantity: 2 });
  const shopper = await withCart(stove);
  const before = await count('order');
  const { placing } = await db.transaction().execute(async (trx) => {
    await trx.updateTable('inventory').set({ quantity: 0 }).where('id', '=', stove).execute();
    const waiting = shopper.order();
    await expect.poll(() => countWaiting(db), { interval: 20 }).toBe(1);
    return { placing: waiting };
  });
  expect((await placing).message).toBe('This product is out of stock.');
  expect(await count('order')).toBe(before);
  expect(app.errors).toEqual([]);
});
