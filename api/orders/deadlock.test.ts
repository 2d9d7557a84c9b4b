import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, addVoucher } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';
import { countWaiting } from '#test/waiting.ts';

const db = await testDatabase();
const app = testApp(db);

test('an order that got in the way of somebody else is placed all the same', async () => {
  const { id, inventories } = await addProduct(db, 'Cup', { variants: [{ quantity: 1 }] });
  const voucher = await addVoucher(db, 'LAST', { total_limit: 1, value: 100 });
  const shopper = new Shopper(app);
  await shopper.fill([inventories[0] ?? 0, 1]);

  // Somebody who takes locks the other way round: first the card, then the voucher.
  const { order } = await db.transaction().execute(async (trx) => {
    await sql`set local deadlock_timeout = '30s'`.execute(trx);
    await sql`select from product_card where product_id = ${id} for update`.execute(trx);
    const placing = shopper.order({ voucher: ['LAST'] });
    await expect.poll(() => countWaiting(db), { interval: 20 }).toBe(1);
    await sql`select from voucher where id = ${voucher} for update`.execute(trx);
    return { order: placing };
  });

  given(await order);
  expect(app.errors).toEqual([]);
  const orders = await db.selectFrom('order').select('id').execute();
  expect(orders).toHaveLength(1);
  const { used } = await db.selectFrom('voucher').select('used').executeTakeFirstOrThrow();
  expect(used).toBe(1);
});
