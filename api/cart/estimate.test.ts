import { beforeEach, expect, test } from 'vitest';
import { getCart, selectCartLines, updateShipping } from '#contract/cart/cart.ts';
import { writeSetting } from '#db/settings.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addProduct, addShippingRule, addStore, addVoucher } from '#test/factories.ts';
import { given, PARIS, Shopper } from '#test/shopper.ts';
import { keepVouchers } from '#contract/cart/use-voucher.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
beforeEach(async () => {
  shopper = new Shopper(app);
  await writeSetting(db, 'default_country', 'US');
  await writeSetting(db, 'default_region', 'NY');
});

type Place = {
  country?: string;
  state?: string;
  price?: number;
  days_min?: number;
  days_max?: number;
};

const addSent = async (title: string, places: Place[], store_id?: number): Promise<number> => {
  const shipping_rule_id = await addShippingRule(db, { places });
  const { inventories } = await addProduct(db, title, {
    shipping_rule_id,
    ...(store_id !== undefined && { store_id }),
  });
  return inventories[0] ?? 0;
};

const estimate = async (query: { country?: string; state?: string } = {}) =>
  given(await shopper.ask(getCart, { query })).estimate;

test('without an address sending is estimated for the place that was asked, else for the shop’s', async () => {
  const lamp = await addSent('Lamp', [
    { price: 900 },
    { country: 'FR', price: 300 },
    { country: 'US', state: 'NY', price: 500 },
  ]);
  const { summary } = given(await shopper.add(lamp));
  expect(summary).toMatchObject({ shipping: null, total: 2000 });
  expect(await estimate()).toMatchObject({
    country: 'US',
    state: 'NY',
    state_name: 'New York',
    shipping: 500,
    total: 2500,
  });
  expect(await estimate({ country: 'fr' })).toMatchObject({
    country: 'FR',
    state: '',
    state_name: null,
    shipping: 300,
    total: 2300,
  });
  // Elsewhere in the country the state's price does not hold.
  expect(await estimate({ country: 'US', state: 'CA' })).toMatchObject({ shipping: 900 });
  // What is no place is as if nobody had named one.
  expect(await estimate({ country: 'XX' })).toMatchObject({ country: 'US', shipping: 500 });
  expect(await estimate({ country: 'US', state: 'Atlantis' })).toMatchObject({ state: '' });
});

test('each store says its own part, and what is saved stays off the total', async () => {
  await addVoucher(db, 'MINUS5');
  const other = await addStore(db, 'Lamps & Co');
  const kettle = await addSent('Kettle', [{ price: 300 }]);
  const lamp = await addSent('Lamp', [{ price: 450 }], other);
  await shopper.add(kettle);
  await shopper.add(lamp);
  given(await shopper.ask(keepVouchers, { json: { codes: ['MINUS5'] } }));
  const cart = given(await shopper.ask(getCart, { query: {} }));
  expect(cart.estimate?.stores.map(({ shipping }) => shipping).toSorted()).toEqual([300, 450]);
  expect(cart.estimate?.stores.map(({ slug }) => slug).toSorted()).toEqual(
    cart.stores.map(({ store }) => store.slug).toSorted(),
  );
  expect(cart.estimate?.total).toBe(cart.summary.total + 750);
  expect(cart.summary.voucher_saving).toBeGreaterThan(0);
});

test('a store says when the last of its things comes, to the place of the estimate and to the address', async () => {
  await shopper.add(await addSent('Kettle', [{ days_min: 1, days_max: 3 }]));
  const slow = [
    { country: 'US', days_min: 2, days_max: 5 },
    { country: 'FR', days_min: 6, days_max: 9 },
  ];
  const { cartProducts } = given(await shopper.add(await addSent('Lamp', slow)));
  const arrivals = async (query = {}) =>
    given(await shopper.ask(getCart, { query })).stores.map(({ arrival }) => arrival);
  expect(await arrivals()).toEqual([{ type: 1, days_min: 2, days_max: 5 }]);
  // One of them is not sent there.
  expect(await arrivals({ country: 'IN' })).toEqual([null]);
  given(await shopper.ask(updateShipping, { json: { address: PARIS } }));
  expect(await arrivals()).toEqual([{ type: 1, days_min: 6, days_max: 9 }]);
  const unchecked = cartProducts.map(({ id }) => id);
  given(await shopper.ask(selectCartLines, { json: { checked: [], unchecked } }));
  expect(await arrivals()).toEqual([null]);
});

test('nothing is promised where something is not sent to the place', async () => {
  const kettle = await addSent('Kettle', [{ price: 300 }]);
  const lamp = await addSent('Lamp', [{ country: 'FR', price: 450 }], await addStore(db, 'Far'));
  await shopper.add(kettle);
  await shopper.add(lamp);
  const cart = given(await shopper.ask(getCart, { query: { country: 'IN' } }));
  expect(cart.estimate).toMatchObject({ shipping: null, total: null });
  const parts = cart.estimate?.stores.map(({ shipping }) => shipping) ?? [];
  expect(parts.toSorted()).toEqual([300, null]);
  // It stands in nobody's way before there is an address.
  expect(cart.summary.orderable).toBe(true);
  const lines = cart.cartProducts.filter(({ product }) => product.title === 'Lamp');
  const unchecked = lines.map(({ id }) => id);
  given(await shopper.ask(selectCartLines, { json: { checked: [], unchecked } }));
  expect(await estimate({ country: 'IN' })).toMatchObject({
    shipping: 300,
    stores: [{ shipping: 300 }],
  });
});

test('once the address is known nothing is estimated, nor for a cart with nothing selected', async () => {
  expect(await estimate()).toBeNull();
  const lamp = await addSent('Lamp', [{ price: 900 }]);
  const { id } = given(await shopper.add(lamp));
  given(await shopper.ask(selectCartLines, { json: { checked: [], unchecked: [id] } }));
  expect(await estimate()).toBeNull();
  given(await shopper.ask(selectCartLines, { json: { checked: [id], unchecked: [] } }));
  expect(await estimate()).toMatchObject({ shipping: 900 });
  const { summary } = given(await shopper.ask(updateShipping, { json: { address: PARIS } }));
  expect(summary.shipping).toBe(900);
  expect(await estimate({ country: 'US' })).toBeNull();
});

test('an estimate is of one’s own cart alone', async () => {
  const lamp = await addSent('Lamp', [{ price: 900 }]);
  await shopper.add(lamp);
  const nobody = new Shopper(app);
  expect(given(await nobody.ask(getCart, { query: { country: 'US' } })).estimate).toBeNull();
  const guest = new Shopper(app);
  await guest.add(await addSent('Kettle', [{ price: 100 }]));
  const theirs = given(await guest.ask(getCart, { query: { country: 'US' } }));
  expect(theirs.estimate).toMatchObject({ shipping: 100 });
  const person = new Shopper(app);
  person.token = (await addAccount(db)).token;
  expect(given(await person.ask(getCart, { query: { country: 'US' } })).estimate).toBeNull();
});
