import { beforeEach, expect, test } from 'vitest';
import { listVouchers } from '#contract/vouchers/voucher.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addStore, addVoucher, inDays } from '#test/factories.ts';
import { given, PARIS, refused, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
beforeEach(() => {
  shopper = new Shopper(app);
});

const usesOf = async (id: number): Promise<number> => {
  const query = db.selectFrom('voucher').select('used').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).used;
};

test('the list shows what anyone may use now, and nothing private', async () => {
  const store_id = await addStore(db, { en: 'Tea House', ar: 'بيت الشاي' });
  await addVoucher(db, 'OPEN', { min_spend: 1000 });
  await addVoucher(db, 'TEA', { store_id, price_type: 2, value: 10, max_saving: 700 });
  await addVoucher(db, 'SECRET', { visibility: 2 });
  await addVoucher(db, 'LATER', { starts_at: inDays(1) });
  await addVoucher(db, 'OVER', { starts_at: inDays(-9), ends_at: inDays(0) });
  await addVoucher(db, 'USED', { total_limit: 2, used: 2 });
  await addVoucher(db, 'OFF', { disabled: true });
  const { vouchers } = given(await shopper.ask(listVouchers, { language: 'ar' }));
  expect(vouchers).toMatchObject([
    { code: 'OPEN', price_type: 1, value: 500, min_spend: 1000, store: null },
    { code: 'TEA', price_type: 2, value: 10, max_saving: 700, store: { name: 'بيت الشاي' } },
  ]);
});

test('a voucher saves on the goods, never on shipping, and is counted', async () => {
  const id = await addVoucher(db, 'BIG', { value: 999_999 });
  await shopper.fill([await addOne(db, 'Kettle'), 1]);
  const order = await shopper.ordered({ voucher: ' big ' });
  expect(order).toMatchObject({
    subtotal: 2000,
    voucher_saving: 2000,
    shipping: 500,
    amount: 500,
    vouchers: [{ code: 'BIG', saving: 2000 }],
  });
  expect(await usesOf(id)).toBe(1);
});

test('one voucher of the marketplace and one of each store go together', async () => {
  const store_id = await addStore(db, 'Lamps & Co');
  await addVoucher(db, 'ALL10', { price_type: 2, value: 10 });
  await addVoucher(db, 'LAMPS', { store_id, value: 300 });
  await shopper.fill([await addOne(db, 'Kettle'), 1], [await addOne(db, 'Lamp', { store_id }), 1]);
  const order = await shopper.ordered({ voucher: ['ALL10', 'LAMPS'] });
  expect(order.vouchers).toEqual([
    { code: 'ALL10', saving: 370 },
    { code: 'LAMPS', saving: 300 },
  ]);
});

test('a voucher that cannot be used is refused with its reason, and nothing is ordered', async () => {
  const store_id = await addStore(db, 'Elsewhere');
  await addVoucher(db, 'FOREIGN', { store_id });
  await addVoucher(db, 'SOON', { starts_at: inDays(1) });
  await addVoucher(db, 'EXPIRED', { starts_at: inDays(-9), ends_at: inDays(-1) });
  await addVoucher(db, 'EMPTY', { total_limit: 1, used: 1 });
  await addVoucher(db, 'SPEND', { min_spend: 2500 });
  await addVoucher(db, 'ONE', {});
  await addVoucher(db, 'TWO', {});
  await shopper.fill([await addOne(db, 'Kettle'), 1]);
  const reason = async (...voucher: string[]) => refused(await shopper.order({ voucher })).form;
  expect(await reason('NOPE')).toEqual(['The voucher NOPE does not exist.']);
  expect(await reason('FOREIGN')).toEqual([
    'Voucher FOREIGN is only for items from Elsewhere; none are selected.',
  ]);
  expect(await reason('SOON')).toEqual(['The voucher SOON cannot be used yet.']);
  expect(await reason('EXPIRED')).toEqual(['The voucher EXPIRED has expired.']);
  expect(await reason('EMPTY')).toEqual(['The voucher EMPTY has been used up.']);
  expect(await reason('SPEND')).toEqual(['Add $5.00 more to use the voucher SPEND.']);
  expect(await reason('ONE', 'TWO')).toEqual([
    'Only one marketplace voucher can be used per order.',
  ]);
  expect((await shopper.ordered({ voucher: [] })).voucher_saving).toBe(0);
});

test('ten buyers at once use a voucher of four uses four times', async () => {
  const id = await addVoucher(db, 'FOUR', { total_limit: 4 });
  // Each buys something else, so that nothing but the voucher makes them wait.
  const buyers: Shopper[] = [];
  for (let index = 0; index < 10; index += 1) {
    const buyer = new Shopper(app);
    await buyer.fill([await addOne(db, `Thing ${index}`), 1]);
    buyers.push(buyer);
  }
  const answers = await Promise.all(buyers.map((buyer) => buyer.order({ voucher: 'FOUR' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  const reasons = new Set(answers.filter(({ status }) => status === 201).map((a) => a.message));
  expect(reasons).toEqual(new Set(['The voucher FOUR has been used up.']));
  expect(await usesOf(id)).toBe(4);
});

test('a voucher for a first order is refused to who has ordered before, by their e-mail address too', async () => {
  await addVoucher(db, 'FIRST', { first_order: true, per_shopper_limit: 1 });
  const kettle = await addOne(db, 'Kettle');
  await shopper.fill([kettle, 1]);
  await shopper.ordered();
  await shopper.fill([kettle, 1]);
  const refusal = ['The voucher FIRST is only for a first order.'];
  expect(refused(await shopper.order({ voucher: 'FIRST' })).form).toEqual(refusal);
  const other = new Shopper(app);
  await other.fill([kettle, 1]);
  const address = { ...PARIS, email: PARIS.email.toUpperCase() };
  expect(refused(await other.order({ voucher: 'FIRST', address })).form).toEqual(refusal);
  const friend = { ...PARIS, email: 'pierre@example.org' };
  await other.ordered({ voucher: 'FIRST', address: friend });
});

test('a limit per shopper holds for the same e-mail address in another browser too', async () => {
  await addVoucher(db, 'ONCE', { per_shopper_limit: 1 });
  const kettle = await addOne(db, 'Kettle');
  await shopper.fill([kettle, 1]);
  await shopper.ordered({ voucher: 'ONCE' });
  await shopper.fill([kettle, 1]);
  const again = ['You have already used the voucher ONCE.'];
  expect(refused(await shopper.order({ voucher: 'ONCE' })).form).toEqual(again);
  const other = new Shopper(app);
  await other.fill([kettle, 1]);
  const address = { ...PARIS, email: PARIS.email.toUpperCase() };
  expect(refused(await other.order({ voucher: 'ONCE', address })).form).toEqual(again);
  const friend = { ...PARIS, email: 'pierre@example.org' };
  expect((await other.ordered({ voucher: 'ONCE', address: friend })).voucher_saving).toBe(500);
});
