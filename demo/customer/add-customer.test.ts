import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listAddresses } from '#contract/addresses/address-book.ts';
import { signInByPassword } from '#contract/account/identity.ts';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { listNotices } from '#contract/subscriptions/notice.ts';
import { findReview, listOwnReviews } from '#contract/reviews/own-review.ts';
import { listPrescriptions } from '#contract/prescriptions/prescription.ts';
import { listOwnQuestions } from '#contract/questions/question.ts';
import { listWishes } from '#contract/wishlist/wishlist.ts';
import { fillDemoShop } from '#demo/fill.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { given, Shopper } from '#test/shopper.ts';
import { addDemoCustomer } from './add-customer.ts';
import { DEMO_CUSTOMER } from './customer.ts';
import { PURCHASES } from './purchases.ts';

const db = await testDatabase();
const NOW = new Date('2026-06-15T12:00:00Z');
const app = testApp(db);
const maya = new Shopper(app);
let orders: Order[] = [];
let stockBefore: Map<number, number>;

const readStock = async (): Promise<Map<number, number>> => {
  const rows = await db.selectFrom('inventory').select(['id', 'quantity']).execute();
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
};

beforeAll(async () => {
  await fillDemoShop(db, { now: NOW });
  stockBefore = await readStock();
  await addDemoCustomer(db, { now: NOW });
  const { email, password } = DEMO_CUSTOMER;
  maya.token = given(await app.call(signInByPassword, { json: { email, password } })).token;
  const listed = given(await maya.ask(getOrders, { json: {} })).orders?.result ?? [];
  orders = await Promise.all(
    listed.map(async ({ id }) => {
      const { order } = given(await maya.ask(getOrders, { json: { order_id: id } }));
      if (!order) throw new Error('an order that is listed is missing');
      return order;
    }),
  );
});

test('whoever opens the demo signs in and finds an order in each state', () => {
  expect(orders).toHaveLength(PURCHASES.length);
  expect(orders.map(({ status, cancelled }) => (cancelled ? 'cancelled' : status))).toEqual([
    ORDER_STATUS.confirmed,
    ORDER_STATUS.onTheWay,
    ORDER_STATUS.delivered,
    'cancelled',
    ORDER_STATUS.delivered,
  ]);
});

test('one can review and give back what was delivered, and one thing was given back', async () => {
  const [, sent, delivered, , oldest] = orders;
  expect(delivered?.lines.every(({ returnable }) => returnable > 0)).toBe(true);
  expect(sent?.packages.every(({ carriage }) => carriage?.code)).toBe(true);
  expect(oldest?.cancellations).toMatchObject([{ kind: 'refund', state: 'done' }]);
  expect(oldest?.refunded_amount).toBe(oldest?.cancellations[0]?.amount);
  const read = await maya.ask(findReview, { params: { id: oldest?.lines[0]?.id ?? '' } });
  expect(given(read).review).toMatchObject({ rating: 5, visible: true });
});

test('each page of the account has something to show, and what the demo says there is in each language', async () => {
  const { written, to_review: open } = given(await maya.ask(listOwnReviews, { query: {} }));
  expect(written.result.map(({ review }) => review.rating).toSorted()).toEqual([4, 5]);
  // Three of the last delivery; nobody asks for a review of what went back.
  expect(open).toHaveLength(3);
  const { asked } = given(await maya.ask(listOwnQuestions, { query: {} }));
  expect(asked.result).toMatchObject([{ state: 'answered', answers: [{ by: 'store' }] }]);
  const { prescriptions } = given(await maya.ask(listPrescriptions));
  expect(prescriptions).toMatchObject([{ state: 'answered', message: null }]);
  const { notices } = given(await maya.ask(listNotices));
  expect(notices.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ['price', 'cheaper'],
    ['price', 'waiting'],
    ['stock', 'waiting'],
  ]);
});

test('what happened to the orders happened by day, a step at a time', () => {
  const parts = orders
    .slice(1)
    .flatMap(({ history, cancellations }) => [
      history.map(({ time }) => time).slice(1),
      cancellations.flatMap(({ date, settled }) => [...new Set([date, settled ?? date])]),
    ]);
  for (const times of parts) expect(new Set(times).size).toBe(times.length);
  for (const time of parts.flat()) {
    expect(new Date(time).getUTCHours()).toBeGreaterThanOrEqual(14);
    expect(new Date(time).getUTCHours()).toBeLessThan(19);
  }
});

test('stock and sums are those of orders that were placed', async () => {
  const bought = await sql<{ inventory_id: number; units: number }>`
    select inventory_id, sum(quantity)::int units from order_line
    where cancelled_at is null group by inventory_id`.execute(db);
  const after = await readStock();
  const taken = [...stockBefore]
    .map(([id, quantity]) => ({ inventory_id: id, units: quantity - (after.get(id) ?? 0) }))
    .filter(({ units }) => units !== 0);
  const byId = (rows: typeof taken) => rows.toSorted((a, b) => a.inventory_id - b.inventory_id);
  expect(byId(taken)).toEqual(byId(bought.rows));
  for (const { lines, amount } of orders)
    expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(amount);
});

test('the account has addresses and wishes, and nothing of it is mailed', async () => {
  const { addresses } = given(await maya.ask(listAddresses, {}));
  expect(addresses.map(({ city }) => city).toSorted()).toEqual(['Brooklyn', 'Cambridge']);
  expect(given(await maya.ask(listWishes, { query: {} })).result).toHaveLength(6);
  const waiting = await db
    .selectFrom('mail_log')
    .select('kind')
    .where('state', '=', 'waiting')
    .execute();
  expect(waiting).toEqual([]);
});
