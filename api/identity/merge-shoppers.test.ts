import { beforeEach, expect, test } from 'vitest';
import { getProfile } from '#contract/account/account.ts';
import { listAddresses, saveAddress } from '#contract/addresses/address-book.ts';
import {
  changeCart,
  getCart,
  saveForLater,
  selectCartLines,
  updateShipping,
} from '#contract/cart/cart.ts';
import { getOrders } from '#contract/orders/order.ts';
import { keepVouchers } from '#contract/cart/use-voucher.ts';
import { runInTransaction } from '#db/transaction.ts';
import { findCaller } from '#api/http/session.ts';
import { testApp, NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addBundle, addProduct, addVoucher, inDays } from '#test/factories.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';
import { mergeShoppers } from './merge-shoppers.ts';

const db = await testDatabase();
const app = testApp(db);
let guest: Shopper;
let member: Shopper;
let account: Awaited<ReturnType<typeof addAccount>>;
let email: string;
let serial = 0;

beforeEach(async () => {
  app.setNow(NOON);
  serial += 1;
  guest = new Shopper(app);
  email = `ada.${serial}@example.org`;
  account = await addAccount(db, { email: `Ada.${serial}@Example.org` });
  member = new Shopper(app);
  member.token = account.token;
});

const addOne = async (quantity: number, row: Parameters<typeof addProduct>[2] = {}) => {
  const { id, inventories } = await addProduct(db, `Kettle ${(serial += 1)}`, { quantity, ...row });
  return { id, inventory: inventories[0] ?? 0 };
};

const signIn = async (who: Shopper = guest, accountId = account.id, now = NOON) => {
  const caller = who.token === undefined ? undefined : await findCaller(db, who.token, now);
  const from = caller && { shopperId: caller.shopper.id, sessionId: caller.session.id };
  return runInTransaction(db, (trx) =>
    mergeShoppers(trx, { accountId, from, language: 'en', now }),
  );
};

const quantities = async (who: Shopper = member) =>
  given(await who.ask(getCart)).cartProducts.map(({ quantity }) => quantity);

test('what a guest has put into the cart is in the account’s after signing in, added up', async () => {
  const kettle = await addOne(50);
  const lamp = await addOne(50);
  await member.fill([kettle.inventory, 2]);
  await guest.fill([kettle.inventory, 3], [lamp.inventory, 1]);
  const { cartProducts } = given(await guest.ask(getCart));
  const lampLine = cartProducts.find(({ quantity }) => quantity === 1)?.id ?? '';
  given(await guest.ask(selectCartLines, { json: { checked: [], unchecked: [lampLine] } }));

  const { notice, guestToken } = await signIn();
  expect(notice).toBe('2 products from before you signed in are now in your cart.');
  expect(guestToken).toBeNull();
  const cart = given(await member.ask(getCart));
  expect(cart.cartProducts.map(({ quantity, selected }) => [quantity, selected])).toEqual([
    [5, 1],
    [1, 2],
  ]);
  // The token of the guest names nobody any more.
  expect(await findCaller(db, guest.token ?? '', NOON)).toBeUndefined();
});

test('more than the stock or the maximum of an order is not added up, and the notice says why', async () => {
  const rare = await addOne(4);
  const rationed = await addOne(50, { max_per_order: 3 });
  await member.fill([rare.inventory, 3], [rationed.inventory, 3]);
  await guest.fill([rare.inventory, 3], [rationed.inventory, 1]);
  const { notice } = await signIn();
  expect(await quantities()).toEqual([4, 3]);
  expect(notice).toMatch(
    /^1 product from before .* Kettle \d+: 4 instead of 6\. Product quantity exceeds inventory\. Kettle \d+: 3 instead of 4\. Maximum quantity exceeds\.$/,
  );
});

test('what cannot be had at all any more is saved for later', async () => {
  const { inventory } = await addOne(5);
  await guest.fill([inventory, 2]);
  await db.updateTable('inventory').set({ quantity: 0 }).where('id', '=', inventory).execute();
  const { notice } = await signIn();
  expect(notice).toBe('1 product could not be added to your cart and is saved for later.');
  const cart = given(await member.ask(getCart));
  expect([cart.cartProducts.length, cart.saved.map(({ quantity }) => quantity)]).toEqual([0, [2]]);
});

test('a bundle comes along as a unit, as often as all of it can be had', async () => {
  const pot = await addOne(50);
  const lid = await addOne(2);
  const bundle = await addBundle(db, [pot.id, lid.id], { price: 3000 });
  const json = { bundle_id: String(bundle), quantity: 2 };
  given(await guest.ask(changeCart, { json }));
  given(await member.ask(changeCart, { json: { ...json, quantity: 1 } }));
  await signIn();
  expect(await quantities()).toEqual([2, 2]);
});

test('saved lines, vouchers, the address of the cart and the address book come along, nothing twice', async () => {
  const { inventory } = await addOne(50);
  const lamp = await addOne(50);
  await addVoucher(db, `GIFT${serial}`);
  given(await member.ask(saveAddress, { json: PARIS }));
  given(await guest.ask(saveAddress, { json: PARIS }));
  const lyon = { ...PARIS, city: 'Lyon', zip: '69001' };
  given(await guest.ask(saveAddress, { json: { ...PARIS, city: 'Lille', zip: '59000' } }));
  await guest.fill([inventory, 3], [lamp.inventory, 1]);
  given(await guest.ask(updateShipping, { json: { address: lyon } }));
  const [first] = given(await guest.ask(getCart)).cartProducts;
  given(await guest.ask(saveForLater, { json: { id: first?.id ?? '' } }));
  given(await guest.ask(keepVouchers, { json: { codes: `GIFT${serial}` } }));
  const line = { saved: given(await guest.ask(getCart)).saved[0]?.id };

  await signIn();
  const cart = given(await member.ask(getCart));
  expect(cart.saved.map(({ id, quantity }) => [id, quantity])).toEqual([[line.saved, 3]]);
  expect(cart.vouchers.applied.map(({ code }) => code)).toEqual([`GIFT${serial}`]);
  expect(cart.address?.city).toBe('Lyon');
  const { addresses } = given(await member.ask(listAddresses));
  expect(addresses.map(({ city }) => city).toSorted()).toEqual(['Lille', 'Lyon', 'Paris']);
});

const wish = (shopper_id: string, product_id: number) =>
  db.insertInto('wish').values({ shopper_id, product_id, added_at: NOON }).execute();

test('wishes come along, each once', async () => {
  const { id, inventory } = await addOne(5);
  const other = await addOne(5);
  await guest.fill([inventory, 1]);
  const { shopper } = (await findCaller(db, guest.token ?? '', NOON)) ?? {};
  await wish(account.shopperId, id);
  await wish(shopper?.id ?? '', id);
  await wish(shopper?.id ?? '', other.id);
  await signIn();
  expect(given(await member.ask(getProfile, { query: {} })).wished.toSorted()).toEqual(
    [String(id), String(other.id)].toSorted(),
  );
});

const numbers = async (who: Shopper) =>
  given(await who.ask(getOrders, { json: {} })).orders?.result.map(({ number }) => number) ?? [];

const orderAs = async (who: Shopper, address: string) => {
  const { inventory } = await addOne(5);
  await who.fill([inventory, 1]);
  return (await who.ordered({ address: { ...PARIS, email: address } })).number;
};

test('orders with the account’s e-mail move to it; others stay with the guest, whose token is a new one', async () => {
  const own = await orderAs(guest, email);
  const others = await orderAs(guest, 'grace@example.org');
  const { notice, guestToken } = await signIn();
  expect(notice).toBe(
    'We found 1 order placed with your email address and added it to your account.',
  );
  expect(await numbers(member)).toEqual([own]);
  expect((await guest.ask(getOrders, { json: {} })).status).toBe(401);
  guest.token = guestToken ?? '';
  expect(await numbers(guest)).toEqual([others]);
  // What that guest adds from now on is theirs.
  const { inventory } = await addOne(5);
  await guest.fill([inventory, 1]);
  expect(await quantities(guest)).toEqual([1]);
  expect(await quantities(member)).toEqual([]);
});

test('recent orders of other guests with that e-mail are found, and nobody else’s', async () => {
  const before = await orderAs(new Shopper(app), email);
  app.setNow(inDays(29));
  const recent = await orderAs(new Shopper(app), email.toUpperCase());
  const grace = new Shopper(app);
  grace.token = (await addAccount(db)).token;
  const hers = await orderAs(grace, email);
  const now = inDays(31);
  const { notice } = await signIn(new Shopper(app), account.id, now);
  expect(notice).toContain('1 order placed');
  expect(await numbers(member)).toEqual([recent]);
  expect(await numbers(grace)).toEqual([hers]);
  expect([before, recent]).toHaveLength(2);
  expect((await signIn(new Shopper(app), account.id, now)).notice).toBeNull();
});

test('an order that is repeated after signing in is the first one', async () => {
  const { inventory } = await addOne(5);
  await guest.fill([inventory, 1]);
  const fields = { address: { ...PARIS, email } };
  const also = { idempotencyKey: `press-${serial}` };
  const first = given(await guest.order(fields, also)).order;
  await signIn();
  expect(given(await member.order(fields, also)).order.number).toBe(first.number);
  expect(await numbers(member)).toEqual([first.number]);
});

test('a voucher that each may use once stays used after signing in', async () => {
  const code = `ONCE${serial}`;
  await addVoucher(db, code, { per_shopper_limit: 1 });
  const { inventory } = await addOne(50);
  await guest.fill([inventory, 1]);
  given(await guest.order({ address: { ...PARIS, email }, voucher: [code] }));
  await signIn();
  await member.fill([inventory, 1]);
  expect((await member.order({ voucher: [code] })).status).toBe(201);
});

test('a new account that takes the guest’s shopper over merges nothing, and the guest’s token ends', async () => {
  const { inventory } = await addOne(5);
  await guest.fill([inventory, 2]);
  const { shopper } = (await findCaller(db, guest.token ?? '', NOON)) ?? {};
  const made = await db
    .insertInto('account')
    .values({
      shopper_id: shopper?.id ?? '',
      name: 'Ada',
      email: `new.${serial}@example.org`,
      email_verified_at: NOON,
      language: 'en',
      created_at: NOON,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await signIn(guest, made.id)).toEqual({ notice: null, guestToken: null });
  expect(await findCaller(db, guest.token ?? '', NOON)).toBeUndefined();
  const lines = db.selectFrom('cart_line as l').innerJoin('cart as c', 'c.id', 'l.cart_id');
  const kept = lines.select('l.quantity').where('c.shopper_id', '=', shopper?.id ?? '');
  expect(await kept.execute()).toEqual([{ quantity: 2 }]);
});
