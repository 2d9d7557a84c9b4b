import { expect, test } from 'vitest';
import { getCart } from '#contract/cart/cart.ts';
import { runMaintenance } from '#jobs/maintenance/run.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, inDays } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const never = new AbortController().signal;
const { inventories } = await addProduct(db, 'Kettle', { quantity: 50 });
const kettle = inventories[0] ?? 0;

const liveThrough = async (days: number): Promise<void> => {
  app.setNow(inDays(days));
  await runMaintenance(db, inDays(days), never);
};

const count = async (table: 'shopper' | 'cart' | 'address' | 'order' | 'idempotency_key') => {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};

test('a cart waits for its shopper, and is forgotten when nobody can come back to it', async () => {
  app.setNow(inDays(0));
  const faithful = new Shopper(app);
  const gone = new Shopper(app);
  await faithful.fill([kettle, 2]);
  await gone.fill([kettle, 1]);
  given(await gone.order());
  await gone.fill([kettle, 3]);

  await liveThrough(390);
  expect(given(await faithful.ask(getCart)).cartCount).toBe(2);
  expect(await count('shopper')).toBe(2);

  await liveThrough(400);
  expect(given(await faithful.ask(getCart)).cartCount).toBe(2);
  expect(given(await gone.ask(getCart)).cartCount).toBe(0);
  expect([await count('shopper'), await count('cart'), await count('address')]).toEqual([1, 1, 1]);
  // What was bought stays the shop's to keep.
  expect(await count('order')).toBe(1);
});

test('a repeated order is known as such for a month', async () => {
  app.setNow(inDays(0));
  const shopper = new Shopper(app);
  await shopper.fill([kettle, 1]);
  const also = { idempotencyKey: 'press-1' };
  const first = given(await shopper.order({}, also));

  await liveThrough(29);
  expect(given(await shopper.order({}, also)).order.id).toBe(first.order.id);
  await liveThrough(31);
  expect(await count('idempotency_key')).toBe(0);
});
