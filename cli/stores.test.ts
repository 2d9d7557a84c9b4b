import { expect, test } from 'vitest';
import { followStore } from '#contract/stores/store-follow.ts';
import { storesCommand } from '#cli/stores-command.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, addStore } from '#test/factories.ts';
import { Operator } from '#test/operator.ts';
import { given, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
const operator = new Operator(db);

test('stores are listed with their products, followers and orders', async () => {
  expect((await operator.run(storesCommand)).out).toBe('There are no stores.');
  const tea = await addStore(db, { en: 'Tea House', ar: 'بيت الشاي' });
  const closed = await addStore(db, 'Closed', { visible: false });
  const { inventories } = await addProduct(db, 'Kettle', { store_id: tea });
  await addProduct(db, 'Secret', { store_id: tea, visible: false });
  const member = new Shopper(app);
  member.token = (await addAccount(db)).token;
  given(await member.ask(followStore, { json: { store_id: String(tea) } }));
  await member.fill([inventories[0] ?? 0, 1]);
  await member.ordered();

  const { code, out } = await operator.run(storesCommand);
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['ADDRESS', 'PRODUCTS', 'FOLLOWERS', 'ORDERS', 'SINCE', 'SHOWN', 'NAME'],
    ['/shop/tea-house', '1', '1', '1', '2025-05-11', 'yes', 'Tea House'],
    ['/shop/closed', '0', '0', '0', '2025-05-11', 'no', 'Closed'],
  ]);
  expect(await operator.read(storesCommand)).toMatchObject([
    { id: tea, products: 1, followers: 1, orders: 1, visible: true },
    { id: closed, products: 0, followers: 0, orders: 0, visible: false },
  ]);
});
