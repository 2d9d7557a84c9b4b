import { beforeEach, expect, test } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { listOwnVouchers } from '#contract/vouchers/own-vouchers.ts';
import { keepVouchers } from '#contract/cart/use-voucher.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addStore, addVoucher, inDays } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
beforeEach(async () => {
  await db.deleteFrom('voucher_use').execute();
  await db.deleteFrom('voucher').execute();
  shopper = new Shopper(app);
});

const list = async () => given(await shopper.ask(listOwnVouchers));
const standing = async () => {
  const { vouchers } = await list();
  return Object.fromEntries(
    vouchers.map(({ code, state, lacks, missing }) => [code, [state, lacks, missing]]),
  );
};

test('each voucher says whether it can be used now, and what is missing where it cannot', async () => {
  // Of another store.
  const kettle = await addOne(db, 'Kettle');
  const store_id = await addStore(db, 'Lamps & Co');
  await addVoucher(db, 'ANY');
  await addVoucher(db, 'SPEND', { min_spend: 3_200 });
  await addVoucher(db, 'LAMPS', { store_id });
  await addVoucher(db, 'SOON', { starts_at: inDays(3) });
  await addVoucher(db, 'OVER', { starts_at: inDays(-9), ends_at: inDays(-1) });
  // Of nobody's concern: private, switched off, used up by others, long over, far away.
  await addVoucher(db, 'SECRET', { visibility: 2 });
  await addVoucher(db, 'OFF', { disabled: true });
  await addVoucher(db, 'EMPTY', { total_limit: 1, used: 1 });
  await addVoucher(db, 'OLD', { starts_at: inDays(-99), ends_at: inDays(-90) });
  await addVoucher(db, 'FAR', { starts_at: inDays(60), ends_at: inDays(90) });

  // Nobody has selected anything yet.
  expect((await list()).can_apply).toBe(false);
  expect(await standing()).toMatchObject({
    ANY: ['usable', null, 0],
    SPEND: ['not_yet', 'spend', 3_200],
  });
  await shopper.fill([kettle, 1]);
  expect(await standing()).toEqual({
    ANY: ['usable', null, 0],
    SPEND: ['not_yet', 'spend', 1_200],
    LAMPS: ['not_yet', 'store', 0],
    SOON: ['not_yet', 'time', 0],
    OVER: ['expired', null, 0],
  });
  await shopper.fill([await addOne(db, 'Lamp', { store_id }), 1]);
  expect(await standing()).toMatchObject({
    SPEND: ['usable', null, 0],
    LAMPS: ['usable', null, 0],
  });
  expect((await list()).can_apply).toBe(true);
});

test('a voucher that was put on the cart and ordered is used, with what it has saved', async () => {
  shopper.token = (await addAccount(db)).token;
  await addVoucher(db, 'ONCE', { per_shopper_limit: 1, visibility: 2 });
  await addVoucher(db, 'OFTEN', { value: 100 });
  const kettle = await addOne(db, 'Kettle');
  await shopper.fill([kettle, 1]);
  given(await shopper.ask(keepVouchers, { json: { codes: ['ONCE'] } }));
  expect((await list()).vouchers).toMatchObject([
    { code: 'ONCE', state: 'usable', on_cart: true, saved: null },
    { code: 'OFTEN', state: 'usable', on_cart: false },
  ]);
  await shopper.ordered();
  await shopper.fill([kettle, 1]);
  await shopper.ordered({ voucher: 'OFTEN' });
  expect((await list()).vouchers).toMatchObject([
    { code: 'OFTEN', state: 'usable', saved: 100 },
    { code: 'ONCE', state: 'used', saved: 500, used_at: inDays(0).toISOString() },
  ]);
  // Another person has used nothing.
  shopper = new Shopper(app);
  expect(await standing()).toEqual({ OFTEN: ['usable', null, 0] });
});

test('a voucher for a first order is not offered any more once one has ordered, but for a cancelled order', async () => {
  shopper.token = (await addAccount(db)).token;
  await addVoucher(db, 'FIRST', { first_order: true, per_shopper_limit: 1 });
  const kettle = await addOne(db, 'Kettle');
  expect(await standing()).toEqual({ FIRST: ['usable', null, 0] });
  await shopper.fill([kettle, 1]);
  const { id: order_id } = await shopper.ordered();
  expect(await standing()).toEqual({});
  given(await shopper.ask(askCancellation, { json: { order_id } }));
  expect(await standing()).toEqual({ FIRST: ['usable', null, 0] });
});
