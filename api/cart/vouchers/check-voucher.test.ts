import { beforeEach, expect, test } from 'vitest';
import { changeCart, getCart, selectCartLines } from '#contract/cart/cart.ts';
import { checkVoucher, keepVouchers } from '#contract/cart/use-voucher.ts';
import { listVouchers } from '#contract/vouchers/voucher.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, addStore, addTaxRate, addVoucher, inDays } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
beforeEach(async () => {
  shopper = new Shopper(app);
  app.setNow(NOON);
  await db.deleteFrom('voucher').execute();
});

const store = await addStore(db, { en: 'Tea House', fr: 'La Théière' });
const other = await addStore(db, 'Lamps & Co');
const tax = await addTaxRate(db, 1800);

const addOne = async (store_id: number, selling: number) => {
  const { inventories } = await addProduct(db, 'Thing', { store_id, selling, tax_rate_id: tax });
  return inventories[0] ?? 0;
};
const tea = await addOne(store, 3333);
const lamp = await addOne(other, 1999);

const check = async (code: string, also?: string[]) =>
  shopper.ask(checkVoucher, { json: { code, ...(also && { with: also }) } });
const keep = async (...codes: string[]) => shopper.ask(keepVouchers, { json: { codes } });

test('a voucher is quoted with the new sums, and nothing is kept or used', async () => {
  await addVoucher(db, 'TEN', { price_type: 2, value: 10 });
  const cart = await shopper.fill([tea, 2]);
  const { voucher, saving, summary } = given(await check(' ten '));
  expect(voucher).toMatchObject({ code: 'TEN', price_type: 2, value: 10, store: null });
  expect(saving).toBe(667);
  expect(summary).toMatchObject({ voucher_saving: 667, total: cart.summary.total - 667 });
  expect(given(await shopper.ask(getCart)).summary.voucher_saving).toBe(0);
  expect(await db.selectFrom('voucher').select('used').execute()).toEqual([{ used: 0 }]);
});

test('what is quoted is what the order charges, to the cent', async () => {
  await addVoucher(db, 'TEN', { price_type: 2, value: 10, max_saving: 301 });
  await addVoucher(db, 'TEA', { store_id: store, price_type: 2, value: 33 });
  await addVoucher(db, 'LAMP', { store_id: other, value: 701 });
  await shopper.fill([tea, 3], [lamp, 2]);
  const { summary, vouchers } = given(await check('TEA', ['LAMP', 'TEN']));
  const order = await shopper.ordered({ voucher: ['TEN', 'TEA', 'LAMP'], amount: summary.total });
  expect(order).toMatchObject({
    amount: summary.total,
    tax: summary.tax,
    voucher_saving: summary.voucher_saving,
    shipping: summary.shipping,
  });
  const told = vouchers.map(({ code, saving }) => ({ code, saving }));
  expect(order.vouchers).toEqual(told.toSorted((a, b) => (a.code < b.code ? -1 : 1)));
});

test('a voucher that cannot be used is refused with its reason', async () => {
  await addVoucher(db, 'ONE');
  await addVoucher(db, 'TWO');
  await addVoucher(db, 'GONE', { starts_at: inDays(-9), ends_at: inDays(-1) });
  await addVoucher(db, 'RICH', { min_spend: 5000, store_id: store });
  await shopper.fill([tea, 1]);
  const reason = async (...asked: Parameters<typeof check>) => refused(await check(...asked)).form;
  expect(await reason('NOPE')).toEqual(['The voucher NOPE does not exist.']);
  expect(await reason('GONE')).toEqual(['The voucher GONE has expired.']);
  expect(await reason('RICH')).toEqual(['Add $16.67 more to use the voucher RICH.']);
  expect(await reason('ONE', ['TWO'])).toEqual([
    'Only one marketplace voucher can be used per order.',
  ]);
  expect(await reason(' ')).toEqual(['Please enter a voucher code.']);
  expect((await new Shopper(app).ask(checkVoucher, { json: { code: 'ONE' } })).status).toBe(401);
});

test('a quote needs something selected', async () => {
  await addVoucher(db, 'ONE');
  const { cartProducts } = await shopper.fill([tea, 1]);
  const unchecked = cartProducts.map(({ id }) => id);
  await shopper.ask(selectCartLines, { json: { checked: [], unchecked } });
  expect(refused(await check('ONE')).form).toEqual([
    "You don't have any product selected. Please a select a product first.",
  ]);
});

test('a voucher on the cart comes off its sums and off the order, and leaves with it', async () => {
  await addVoucher(db, 'TEN', { price_type: 2, value: 10 });
  await shopper.fill([tea, 1]);
  const cart = given(await keep('ten'));
  expect(cart.vouchers.applied).toEqual([
    { code: 'TEN', title: 'TEN', store: null, saving: 333, cap: null },
  ]);
  expect(cart.summary.total).toBe(3333 - 333 + 500);
  expect((await shopper.ordered()).voucher_saving).toBe(333);
  expect(given(await shopper.ask(getCart)).vouchers.applied).toEqual([]);
});

test('a voucher that no longer holds stays on the cart with its reason, and can be taken off', async () => {
  await addVoucher(db, 'TEA', { store_id: store, min_spend: 6000 });
  await addVoucher(db, 'ALL');
  await shopper.fill([tea, 2]);
  const { cartProducts } = given(await keep('TEA', 'ALL'));
  const json = { id: cartProducts[0]?.id ?? '', quantity: 1 };
  const { vouchers, summary } = given(await shopper.ask(changeCart, { json, language: 'fr' }));
  expect(vouchers.applied.map(({ code }) => code)).toEqual(['ALL']);
  expect(vouchers.refused).toMatchObject([{ code: 'TEA' }]);
  expect(summary.voucher_saving).toBe(500);
  // An order never leaves out silently what the cart promised.
  const reason = ['Add $26.67 more to use the voucher TEA.'];
  expect(refused(await shopper.order()).form).toEqual(reason);
  const promised = summary.total - 500;
  expect(refused(await shopper.order({ amount: promised })).form).toEqual(reason);
  expect(refused(await shopper.order({ voucher: ['TEA'], amount: summary.total })).form).toEqual(
    reason,
  );
  expect(given(await keep('TEA')).vouchers.refused).toHaveLength(1);
  expect(given(await keep()).vouchers).toMatchObject({ applied: [], refused: [] });
});

test('who was shown the total without a voucher that no longer holds orders at that total', async () => {
  await addVoucher(db, 'TEA', { store_id: store, min_spend: 6000 });
  await addVoucher(db, 'ALL');
  await shopper.fill([tea, 2]);
  const before = given(await keep('TEA', 'ALL'));
  const json = { id: before.cartProducts[0]?.id ?? '', quantity: 1 };
  const { summary } = given(await shopper.ask(changeCart, { json }));
  // Another tab still shows the sum of before.
  expect(refused(await shopper.order({ amount: before.summary.total })).form).toHaveLength(1);
  const { order } = given(await shopper.order({ amount: summary.total }));
  expect(order.amount).toBe(summary.total);
  expect(order.vouchers).toEqual([{ code: 'ALL', saving: 500 }]);
  const used = await db.selectFrom('voucher').select(['code', 'used']).orderBy('code').execute();
  expect(used).toEqual([
    { code: 'ALL', used: 1 },
    { code: 'TEA', used: 0 },
  ]);
});

test('a voucher that does not hold is not put on the cart', async () => {
  await addVoucher(db, 'ONE');
  await shopper.fill([tea, 1]);
  given(await keep('ONE'));
  expect(refused(await keep('ONE', 'NOPE')).form).toEqual(['The voucher NOPE does not exist.']);
  const { applied } = given(await shopper.ask(getCart)).vouchers;
  expect(applied.map(({ code }) => code)).toEqual(['ONE']);
});

test('the cart proposes the best combination, and says what is missing for the next', async () => {
  await addVoucher(db, 'SMALL', { value: 100 });
  await addVoucher(db, 'TEA', { store_id: store, price_type: 2, value: 20 });
  await addVoucher(db, 'MORE', { min_spend: 10_000, value: 2000 });
  await addVoucher(db, 'SECRET', { visibility: 2, value: 3000 });
  await addVoucher(db, 'LAMP', { store_id: other, value: 900 });
  const { vouchers } = await shopper.fill([tea, 2]);
  expect(vouchers.best).toEqual({ codes: ['TEA', 'SMALL'], saving: 1433 });
  expect(vouchers.next).toEqual({
    code: 'MORE',
    missing: 3334,
    replaces: null,
    message: 'Add $33.34 more to use the voucher MORE.',
  });
  const used = given(await keep(...vouchers.best.codes));
  expect(used.summary.voucher_saving).toBe(1433);
});

test('the list says of each voucher whether the cart may use it', async () => {
  await addVoucher(db, 'ALL', { min_spend: 5000 });
  await addVoucher(db, 'TEA', { store_id: store });
  const list = async () =>
    given(await shopper.ask(listVouchers)).vouchers.map(({ code, usable, missing }) => [
      code,
      usable,
      missing,
    ]);
  expect(await list()).toEqual([
    ['ALL', true, 0],
    ['TEA', true, 0],
  ]);
  await shopper.fill([tea, 1]);
  expect(await list()).toEqual([
    ['ALL', false, 1667],
    ['TEA', true, 0],
  ]);
});

test('who tries codes is stopped, in the order too; who knows theirs is not kept waiting', async () => {
  await addVoucher(db, 'KNOWN');
  await shopper.fill([tea, 1]);
  for (let n = 0; n < 12; n += 1) expect((await check('KNOWN')).status).toBe(200);
  for (let n = 0; n < 10; n += 1)
    expect((await (n % 2 ? check(`TRY${n}`) : shopper.order({ voucher: `TRY${n}` }))).status).toBe(
      201,
    );
  expect((await check('KNOWN')).status).toBe(429);
  expect((await keep('KNOWN')).status).toBe(429);
  expect((await shopper.order({ voucher: 'KNOWN' })).status).toBe(429);
  expect((await shopper.order()).status).toBe(200);
});

/** The same shop with limits a tenth as wide, so that they are reached sooner. */
const narrow = testApp(db, { limitsTimes: 0.1 });

/** Asks for a code as a guest with something in the cart, from a network address. */
const guessFrom = async (clientAddress: string, one: Shopper, code: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${one.token}` };
  const asked = { method: 'POST', headers, body: JSON.stringify({ code }) };
  const answer = await narrow.request('/voucher/validity', asked, { clientAddress });
  return ((await answer.json()) as { status: number }).status;
};

const newGuest = async (): Promise<Shopper> => {
  const one = new Shopper(narrow);
  await one.add(tea);
  return one;
};

// Thirty guests, each with a cart, take their time on a machine that is busy.
test('new guests from the same address do not get ever more tries', async () => {
  const guests = await Promise.all(Array.from({ length: 30 }, newGuest));
  for (const [n, one] of guests.entries())
    expect(await guessFrom('192.0.2.7', one, `GUESS${n}`)).toBe(201);
  expect(await guessFrom('192.0.2.7', await newGuest(), 'GUESS')).toBe(429);
}, 60_000);

test('one who tries codes keeps nobody else on their network from theirs', async () => {
  await addVoucher(db, 'KNOWN');
  const one = await newGuest();
  for (let n = 0; n < 50; n += 1)
    expect(await guessFrom('192.0.2.8', one, `TRY${n}`)).toBe(n === 0 ? 201 : 429);
  expect(await guessFrom('192.0.2.8', await newGuest(), 'KNOWN')).toBe(200);
});

test('a code that many try in vain uses up the tries of nobody, and works soon once it is there', async () => {
  for (let n = 0; n < 10; n += 1) {
    const one = await newGuest();
    expect(await guessFrom('192.0.2.9', one, 'leaflet')).toBe(201);
  }
  const another = await newGuest();
  expect(await guessFrom('192.0.2.9', another, 'LEAFLET')).toBe(429);
  expect(await guessFrom('192.0.2.9', another, 'SLIP')).toBe(201);
  await addVoucher(db, 'LEAFLET');
  narrow.setNow(new Date(NOON.getTime() + 61_000));
  expect(await guessFrom('192.0.2.9', await newGuest(), 'LEAFLET')).toBe(200);
});
