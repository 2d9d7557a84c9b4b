import { beforeEach, expect, test } from 'vitest';
import { getCart } from '#contract/cart/cart.ts';
import { keepVouchers } from '#contract/cart/use-voucher.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addStore, addVoucher } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
beforeEach(async () => {
  await db.deleteFrom('cart_voucher').execute();
  await db.deleteFrom('voucher').execute();
  shopper = new Shopper(app);
});

const keep = async (...codes: string[]) =>
  given(await shopper.ask(keepVouchers, { json: { codes } })).vouchers;

test('a voucher with a limit says its share and its limit, another says neither', async () => {
  await addVoucher(db, 'TENTH', { price_type: 2, value: 10, max_saving: 150 });
  await addVoucher(db, 'SHARE', { price_type: 2, value: 10 });
  await addVoucher(db, 'FLAT');
  await shopper.fill([await addOne(db, 'Kettle'), 1]);
  expect((await keep('TENTH')).applied).toMatchObject([
    { code: 'TENTH', saving: 150, cap: { percent: 10, amount: 150 } },
  ]);
  expect((await keep('SHARE')).applied).toMatchObject([{ code: 'SHARE', cap: null }]);
  expect((await keep('FLAT')).applied).toMatchObject([{ code: 'FLAT', cap: null }]);
  // Of the cart of somebody else it says nothing.
  const guest = new Shopper(app);
  expect(given(await guest.ask(getCart, { query: {} })).vouchers.applied).toEqual([]);
});

test('a voucher within reach says whether it replaces the one in use or adds to it', async () => {
  const store_id = await addStore(db, 'Lamps & Co');
  await addVoucher(db, 'SMALL', { value: 100 });
  await addVoucher(db, 'LARGE', { value: 900, min_spend: 9_000 });
  await shopper.fill([await addOne(db, 'Lamp', { store_id }), 1]);
  expect((await keep('SMALL')).next).toMatchObject({ code: 'LARGE', replaces: 'SMALL' });
  expect((await keep()).next).toMatchObject({ code: 'LARGE', replaces: null });
  await db.deleteFrom('voucher').where('code', '=', 'LARGE').execute();
  await addVoucher(db, 'LAMPS', { store_id, value: 900, min_spend: 9_000 });
  expect((await keep('SMALL')).next).toMatchObject({ code: 'LAMPS', replaces: null });
});
