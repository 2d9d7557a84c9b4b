import { beforeEach, describe, expect, test } from 'vitest';
import { updateShipping } from '#contract/cart/cart.ts';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { cancelOrder } from '#api/orders/cancel-order.ts';
import { ordersCommand } from '#cli/orders-command.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addStore, addVoucher, inDays } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';
import { addOne, stockOf } from '#test/stock.ts';

const db = await testDatabase();
const app = testApp(db);
const operator = new Operator(db);
const orders = (...args: string[]) => operator.run(ordersCommand, ...args);

let shopper: Shopper;
let kettle: number;
let order: Order;

/** Two packages: a kettle of the corner shop, two lamps of another store. */
beforeEach(async () => {
  await db.deleteFrom('order').execute();
  shopper = new Shopper(app);
  kettle = await addOne(db, { en: 'Kettle', ar: 'غلاية' }, { quantity: 5 });
  const store_id = await addStore(db, `Lamps ${Math.random()}`);
  const lamp = await addOne(db, 'Lamp', { quantity: 9, store_id });
  await shopper.fill([kettle, 1], [lamp, 2]);
  await shopper.ask(updateShipping, { json: { address: { ...PARIS, name: 'ليلى حداد' } } });
  order = await shopper.ordered();
});

const read = async (): Promise<Order> => {
  const { order: found } = given(await shopper.ask(getOrders, { json: { order_id: order.id } }));
  if (!found) throw new Error('no such order');
  return found;
};

const rowOf = () =>
  db.selectFrom('order').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();

describe('seeing orders', () => {
  test('they are listed with the newest first, names of every script last', async () => {
    const { code, out } = await orders('list');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'NUMBER        PLACED (UTC)      STATUS     PAID  UNITS      TOTAL  NAME',
      `${order.number}  2026-06-15 12:00  confirmed  no        3  70.00 USD  \u2068ليلى حداد\u2069\u200e`,
    ]);
  });

  test('by status, by words, so many of them', async () => {
    const numbers = async (...args: string[]) => {
      const found = (await operator.read(ordersCommand, 'list', ...args)) as { number: string }[];
      return found.map(({ number }) => number);
    };
    expect(await numbers('--status', 'confirmed')).toEqual([order.number]);
    expect(await numbers('--status', 'delivered')).toEqual([]);
    expect(await numbers('--find', 'حداد')).toEqual([order.number]);
    expect(await numbers('--find', order.number.slice(4).toLowerCase())).toEqual([order.number]);
    expect(await numbers('--find', '%')).toEqual([]);
    expect((await orders('list', '--find', 'nobody')).out).toBe('There are no such orders.');
    expect((await orders('list', '--status', 'lost')).error).toBe(
      '--status is one of pending, confirmed, picked-up, on-the-way, delivered, and not "lost".',
    );
  });

  test('one is shown with its sums, packages, lines and history', async () => {
    const { out } = await orders('show', order.number.toLowerCase());
    expect(out).toMatch(/^Total +70\.00 USD$/m);
    expect(out).toMatch(/^Payment +cash on delivery, not paid$/m);
    expect(out).toMatch(/^ +1 +1 +1 +20\.00 USD +25\.00 USD +SKU-\S+ +Kettle$/m);
    expect(out).toMatch(
      /^ +2 +confirmed +2026-06-17 to 2026-06-19 +5\.00 USD +to the address +Lamps/m,
    );
    const told = await operator.read(ordersCommand, 'show', order.number);
    expect(told).toMatchObject({ number: order.number, total: 7000, lines: [{}, {}] });
    expect(JSON.stringify(told)).not.toContain('guest');
  });

  test('an order that is not there is said so', async () => {
    for (const action of ['show', 'advance', 'cancel'])
      expect(await orders(action, 'SK-AAAA-AAAA')).toMatchObject({
        code: 2,
        error: 'There is no order SK-AAAA-AAAA.',
      });
    expect(await orders('show')).toMatchObject({ code: 1 });
  });
});

describe('bringing orders forward', () => {
  test('step by step until it is delivered, and paid with that', async () => {
    const said: string[] = [];
    for (let steps = 0; steps < 4; steps += 1)
      said.push(
        ...Object.values(await orders('advance', order.number))
          .slice(1)
          .map(String),
      );
    expect(said.filter(Boolean)).toEqual([
      `${order.number} is picked up.`,
      `${order.number} is on the way.`,
      `${order.number} is delivered, and paid.`,
      `${order.number} is delivered; nothing comes behind that.`,
    ]);
    const seen = await read();
    expect(seen).toMatchObject({ status: 5, payment_status: 1 });
    expect(seen.history.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5]);
    expect(seen.packages.map(({ status }) => status)).toEqual([5, 5]);
  });

  test('an order is as far as the package that is behind', async () => {
    const ahead = await orders('advance', order.number, '--package', '2', '--to', 'on-the-way');
    expect(ahead.out).toBe(`${order.number} is confirmed.`);
    expect((await read()).packages.map(({ status }) => status)).toEqual([2, 4]);
    await orders('advance', order.number, '--package', '1', '--to', 'delivered');
    expect(await read()).toMatchObject({ status: 4, payment_status: 0 });
    const out = (await orders('show', order.number)).out;
    expect(out).toContain('package 2 picked up');
    expect((await orders('advance', order.number, '--package', '3')).error).toBe(
      '--package goes from 1 to 2; orders show numbers them.',
    );
  });

  test('never back, never without its money', async () => {
    await orders('advance', order.number, '--to', 'on-the-way');
    expect(await orders('advance', order.number, '--to', 'confirmed')).toEqual({
      code: 2,
      out: '',
      error: `${order.number} is that far already; its status only goes forward.`,
    });
    await db.updateTable('order').set({ method: 3 }).where('id', '=', order.id).execute();
    expect((await orders('advance', order.number)).error).toBe(
      `${order.number} is not paid yet, and its method is paid before it is sent.`,
    );
    expect((await read()).status).toBe(4);
  });
});

describe('cancelling', () => {
  test('stock and vouchers go back, once, and no step follows', async () => {
    const voucher = await addVoucher(db, 'GIFT', { total_limit: 1 });
    await shopper.fill([kettle, 2]);
    order = await shopper.ordered({ voucher: 'GIFT' });
    const done = await orders('cancel', order.number, '--reason', 'Called us');
    expect(done.out).toBe(`Cancelled 40.00 USD of ${order.number}: stock and vouchers are back.`);
    expect(await stockOf(db, kettle)).toBe(4);
    const used = db.selectFrom('voucher').select('used').where('id', '=', voucher);
    expect(await used.executeTakeFirst()).toEqual({ used: 0 });
    const again = await orders('cancel', order.number);
    expect(again).toMatchObject({
      code: 0,
      out: `${order.number} was cancelled before; nothing has changed.`,
    });
    expect(await stockOf(db, kettle)).toBe(4);
    expect(await orders('advance', order.number)).toMatchObject({
      code: 2,
      error: `${order.number} is cancelled.`,
    });
    const cancelled = await operator.read(ordersCommand, 'list', '--status', 'cancelled');
    expect(cancelled).toMatchObject([{ number: order.number }]);
    expect(await operator.read(ordersCommand, 'list', '--status', 'confirmed')).toHaveLength(1);
  });

  test('one line of two, and what is left of the order', async () => {
    await orders('cancel', order.number, '--line', '1');
    const { out } = await orders('show', order.number);
    expect(out).toMatch(/^Left of it +45\.00 USD$/m);
    expect(out).toMatch(/^REQUEST +KIND +TIME +BY +STATE +AMOUNT +LINES/m);
    expect((await orders('cancel', order.number, '--line', '7')).error).toBe(
      '--line goes from 1 to 2; orders show numbers them.',
    );
    expect((await rowOf()).cancelled_at).toBeNull();
  });

  test('what is delivered stays sold', async () => {
    await orders('advance', order.number, '--to', 'delivered');
    expect(await orders('cancel', order.number)).toEqual({
      code: 2,
      out: '',
      error: `${order.number} is delivered, in whole or in part; what was delivered can only be sent back.`,
    });
    expect(await stockOf(db, kettle)).toBe(4);
  });

  test('what a shopper asks for is seen, refused with words, or granted', async () => {
    await orders('advance', order.number, '--to', 'on-the-way');
    const ask = (now: Date) =>
      db.transaction().execute((trx) =>
        cancelOrder(trx, {
          orderId: order.id,
          by: 'shopper',
          now,
          reason: 'Too late',
        }),
      );
    expect((await orders('refuse', order.number, '--message', 'No')).error).toBe(
      `Nobody asks to cancel or return anything of ${order.number}.`,
    );
    await ask(inDays(1));
    expect((await orders('list', '--status', 'asked')).out).toContain('on the way, cancel?');
    const refused = await orders('refuse', order.number, '--message', 'It arrives today');
    expect(refused.out).toBe(`${order.number} goes on; the shopper reads: It arrives today`);
    expect((await orders('list', '--status', 'asked')).out).toBe('There are no such orders.');
    await ask(inDays(2));
    await orders('cancel', order.number, '--message', 'It came back to us');
    const { cancellations } = (await operator.read(ordersCommand, 'show', order.number)) as {
      cancellations: object[];
    };
    expect(cancellations).toMatchObject([
      { state: 'refused', asked_by: 'shopper', message: 'It arrives today' },
      { state: 'done', asked_by: 'shopper', message: 'It came back to us' },
    ]);
  });
});
