import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

test('the shop hears of an order once, however often it is asked for, and of no refused one', async () => {
  const db = await testDatabase();
  let heard = 0;
  const shopper = new Shopper(testApp(db, { onOrder: () => (heard += 1) }));
  const { inventories } = await addProduct(db);
  await shopper.fill([inventories[0] ?? 0, 1]);
  const keyed = { idempotencyKey: 'the-same-key' };
  const { order } = given(await shopper.order({}, keyed));
  expect(given(await shopper.order({}, keyed)).order.id).toBe(order.id);
  refused(await shopper.order());
  expect(heard).toBe(1);
});
