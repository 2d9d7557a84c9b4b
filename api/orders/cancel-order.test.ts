import { expect, test } from 'vitest';
import type { OrderStatus } from '#contract/orders/order-codes.ts';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addStore, addVoucher, inDays } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';
import { addOne, stockOf } from '#test/stock.ts';
import { cancelOrder, type CancelInput, type Cancelled } from './cancel-order.ts';

const db = await testDatabase();
const app = testApp(db);

const isOnSale = async (inventoryId: number): Promise<boolean> => {
  const card = db.selectFrom('product_card').select('in_stock');
  return (await card.where('inventory_id', '=', inventoryId).executeTakeFirstOrThrow()).in_stock;
};

const usesOf = async (id: number): Promise<number> => {
  const query = db.selectFrom('voucher').select('used').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).used;
};

const cancel = (input: Partial<CancelInput> & { orderId: string }): Promise<Cancelled> =>
  db.transaction().execute((trx) => cancelOrder(trx, { by: 'shopper', now: inDays(1), ...input }));

const bring = (packageIds: string[], status: OrderStatus) =>
  db.updateTable('order_package').set({ status }).where('id', 'in', packageIds).execute();

const rowOf = (id: string) =>
  db.selectFrom('order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const read = async (shopper: Shopper, id: string): Promise<Order> => {
  const { order } = given(await shopper.ask(getOrders, { json: { order_id: id } }));
  if (!order) throw new Error('no such order');
  return order;
};

/** Two lines, of two stores; the kettle was the last one. */
const placed = async (input: Parameters<Shopper['ordered']>[0] = {}) => {
  const kettle = await addOne(db, 'Kettle', { quantity: 1 });
  const lamp = await addOne(db, 'Lamp', {
    quantity: 9,
    store_id: await addStore(db, `Lamps ${Math.random()}`),
  });
  const shopper = new Shopper(app);
  await shopper.fill([kettle, 1], [lamp, 3]);
  return { kettle, lamp, shopper, order: await shopper.ordered(input) };
};

test('a cancelled order gives back stock and voucher, and is told so once', async () => {
  const voucher = await addVoucher(db, 'ONCE', { total_limit: 1 });
  const { kettle, lamp, order } = await placed({ voucher: 'ONCE' });
  expect(await isOnSale(kettle)).toBe(false);
  const first = await cancel({ orderId: order.id, reason: 'Found it in the cupboard' });
  expect(first).toMatchObject({ kind: 'cancelled', state: 'done', amount: order.amount });
  expect([await stockOf(db, kettle), await stockOf(db, lamp), await usesOf(voucher)]).toEqual([
    1, 9, 0,
  ]);
  expect(await isOnSale(kettle)).toBe(true);
  expect(await rowOf(order.id)).toMatchObject({ status: 2, cancelled_at: inDays(1) });
  expect(await cancel({ orderId: order.id })).toEqual({ kind: 'already' });
  expect([await stockOf(db, kettle), await stockOf(db, lamp), await usesOf(voucher)]).toEqual([
    1, 9, 0,
  ]);
  const records = db.selectFrom('cancellation').selectAll().where('order_id', '=', order.id);
  expect(await records.execute()).toMatchObject([
    { kind: 'cancel', state: 'done', asked_by: 'shopper', reason: 'Found it in the cupboard' },
  ]);
  const again = await placed({ voucher: 'ONCE' });
  expect(again.order.voucher_saving).toBe(500);
});

test('pressed five times at once it is cancelled once', async () => {
  const { kettle, lamp, order } = await placed();
  const answers = await Promise.all(Array.from({ length: 5 }, () => cancel({ orderId: order.id })));
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual([
    'already',
    'already',
    'already',
    'already',
    'cancelled',
  ]);
  expect([await stockOf(db, kettle), await stockOf(db, lamp)]).toEqual([1, 9]);
});

test('of a line alone its share is given back; the voucher stays used as long as it helps another', async () => {
  const voucher = await addVoucher(db, 'PARTS', { value: 800 });
  const { kettle, lamp, order } = await placed({ voucher: 'PARTS' });
  const [first, second] = order.lines;
  const one = await cancel({ orderId: order.id, lineIds: [first?.id ?? ''] });
  expect(one).toMatchObject({ kind: 'cancelled', amount: first?.total });
  expect([await stockOf(db, kettle), await stockOf(db, lamp), await usesOf(voucher)]).toEqual([
    1, 6, 1,
  ]);
  expect((await rowOf(order.id)).cancelled_at).toBeNull();
  const rest = await cancel({ orderId: order.id });
  expect(rest).toMatchObject({ kind: 'cancelled', amount: second?.total });
  expect((first?.total ?? 0) + (second?.total ?? 0)).toBe(order.amount);
  expect([await stockOf(db, lamp), await usesOf(voucher)]).toEqual([9, 0]);
  expect((await rowOf(order.id)).cancelled_at).toEqual(inDays(1));
});

test('an order goes on once the package that held it back is cancelled', async () => {
  const { shopper, order } = await placed();
  const [fast, slow] = order.packages;
  await bring([fast?.id ?? ''], 4);
  await cancel({ orderId: order.id, lineIds: slow?.line_ids ?? [] });
  const after = await read(shopper, order.id);
  expect(after.status).toBe(4);
  expect(after.history.map(({ status }) => status)).toEqual([1, 2, 3, 4]);
});

test('what is on its way is asked for; the shop grants it', async () => {
  const { kettle, order } = await placed();
  await bring(
    order.packages.map(({ id }) => id),
    4,
  );
  const asked = await cancel({ orderId: order.id, reason: 'Too late' });
  expect(asked).toMatchObject({ kind: 'requested' });
  expect(await cancel({ orderId: order.id })).toEqual(asked);
  expect(await stockOf(db, kettle)).toBe(0);
  const granted = await cancel({ orderId: order.id, by: 'shop', message: 'It came back to us' });
  expect(granted).toMatchObject({ kind: 'cancelled', amount: order.amount });
  expect(await stockOf(db, kettle)).toBe(1);
  const records = db.selectFrom('cancellation').selectAll().where('order_id', '=', order.id);
  expect(await records.execute()).toMatchObject([
    { state: 'done', asked_by: 'shopper', reason: 'Too late', message: 'It came back to us' },
  ]);
});

test('what is delivered, unknown or of another order is refused', async () => {
  const { kettle, order } = await placed();
  const other = await placed();
  const lineIds = [other.order.lines[0]?.id ?? ''];
  expect(await cancel({ orderId: order.id, lineIds })).toMatchObject({ reason: 'unknownLine' });
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await cancel({ orderId: nobody })).toMatchObject({ reason: 'notFound' });
  await bring(
    order.packages.map(({ id }) => id),
    5,
  );
  for (const by of ['shopper', 'shop'] as const)
    expect(await cancel({ orderId: order.id, by })).toEqual({
      kind: 'refused',
      reason: 'delivered',
    });
  expect(await stockOf(db, kettle)).toBe(0);
});

test('a paid order that is cancelled still owes the money', async () => {
  const { order } = await placed();
  await db.updateTable('order').set({ paid: true }).where('id', '=', order.id).execute();
  expect(await cancel({ orderId: order.id })).toMatchObject({ state: 'approved' });
});

test('a product that is gone does not keep its order from being cancelled', async () => {
  const { kettle, lamp, order } = await placed();
  await db.deleteFrom('inventory').where('id', '=', kettle).execute();
  expect(await cancel({ orderId: order.id })).toMatchObject({ kind: 'cancelled' });
  expect(await stockOf(db, lamp)).toBe(9);
});
