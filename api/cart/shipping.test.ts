import { beforeEach, expect, test } from 'vitest';
import { getCart, updateShipping } from '#contract/cart/cart.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, addShippingRule, addStore } from '#test/factories.ts';
import { given, PARIS, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
beforeEach(() => {
  shopper = new Shopper(app);
});

const DELHI = {
  ...PARIS,
  phone: '+919876543210',
  country: 'IN',
  state: 'DL',
  city: 'Delhi',
  zip: '110001',
};

type Rule = Parameters<typeof addShippingRule>[1];

const addSent = async (
  title: string,
  rule: Rule,
  more: { selling?: number; store_id?: number } = {},
) => {
  const shipping_rule_id = await addShippingRule(db, rule);
  const { inventories } = await addProduct(db, title, { shipping_rule_id, ...more });
  return inventories[0] ?? 0;
};

test('without an address the ways are shown, and nothing is counted', async () => {
  const lamp = await addSent('Lamp', { places: [{ price: 900 }, { country: 'FR', price: 300 }] });
  const cart = given(await shopper.add(lamp));
  expect(cart.summary).toMatchObject({ shipping: null, total: 2000, orderable: true });
  expect(cart.cartProducts[0]?.shipping).toMatchObject({ chosen: null, price: 0 });
  expect(cart.cartProducts[0]?.shipping.options).toHaveLength(2);
});

test('the address decides the price, the most precise place first', async () => {
  const lamp = await addSent('Lamp', {
    places: [
      { price: 900 },
      { country: 'IN', price: 300 },
      { country: 'IN', state: 'DL', price: 100 },
    ],
  });
  expect((await shopper.fill([lamp, 1])).summary.shipping).toBe(900);
  const moved = given(await shopper.ask(updateShipping, { json: { address: DELHI } }));
  expect(moved.summary).toMatchObject({ shipping: 100, total: 2100 });
  expect(moved.address).toMatchObject({ city: 'Delhi', state: 'DL' });
});

test('a line that cannot be sent there says so in its language, and blocks the order', async () => {
  const lamp = await addSent('Lamp', { places: [{ country: 'FR' }] });
  await shopper.add(lamp);
  const cart = given(await shopper.ask(updateShipping, { json: { address: DELHI } }));
  expect(cart.summary).toMatchObject({ orderable: false, shipping: 0 });
  expect(cart.cartProducts[0]?.problems[0]).toEqual({
    code: 'not_shippable',
    message: 'This product can not be shipped to Delhi India...',
    blocking: true,
  });
  const french = given(await shopper.ask(getCart, { language: 'fr' }));
  expect(french.cartProducts[0]?.problems[0]?.message).toContain('Inde');
  expect(refused(await shopper.order()).form).toEqual([
    'This product can not be shipped to Delhi India...',
  ]);
});

test('a country without states is named alone', async () => {
  const cart = await shopper.fill([await addSent('Lamp', { places: [{ country: 'IN' }] }), 1]);
  expect(cart.cartProducts[0]?.problems[0]?.message).toBe(
    'This product can not be shipped to France...',
  );
});

test('a product without any way to send it is unable to be shipped', async () => {
  const lamp = await addSent('Lamp', { places: [{}] });
  await db.deleteFrom('shipping_place').execute();
  const cart = given(await shopper.add(lamp));
  expect(cart.cartProducts[0]?.problems[0]?.message).toBe('Product is unable to be shipped.');
});

test('a choice is kept per line; one that is not offered is refused beside its line', async () => {
  const lamp = await addSent('Lamp', {
    places: [{ price: 300 }, { price: 800, days_min: 1, days_max: 1 }],
  });
  const cart = await shopper.fill([lamp, 1]);
  const [line] = cart.cartProducts;
  const express = line?.shipping.options.find(({ price }) => price === 800);
  const choose = (place: string, type: 1 | 2 = 1) =>
    shopper.ask(updateShipping, { json: { lines: { [line?.id ?? '']: { type, place } } } });
  expect(given(await choose(express?.id ?? '')).summary.shipping).toBe(800);
  for (const answer of [await choose('999999'), await choose(express?.id ?? '', 2)])
    expect(refused(answer).fields).toEqual({
      [`lines.${line?.id}`]: 'This way of delivery is not available for your address.',
    });
  expect(given(await shopper.ask(getCart)).summary.shipping).toBe(800);
});

test('each store tells what is missing for free delivery', async () => {
  const store_id = await addStore(db, 'Generous');
  const lamp = await addSent('Lamp', { free_above: 5000, places: [{ price: 400 }] }, { store_id });
  const first = await shopper.fill([lamp, 1]);
  expect(first.stores[0]).toMatchObject({ shipping: 400, free_shipping_gap: 3000 });
  const second = given(await shopper.add(lamp, 2));
  expect(second.stores[0]).toMatchObject({ shipping: 0, free_shipping_gap: null });
  expect(second.summary.total).toBe(6000);
});

test('a refused address changes nothing, and leaves the one there was', async () => {
  const lamp = await addSent('Lamp', { places: [{}] });
  await shopper.fill([lamp, 2]);
  const answer = await shopper.ask(updateShipping, {
    json: { address: { ...DELHI, state: 'Atlantis' } },
  });
  expect(refused(answer).fields).toEqual({
    'address.state': 'Please choose a state of this country.',
  });
  expect(given(await shopper.ask(getCart))).toMatchObject({
    cartCount: 2,
    address: { city: 'Paris' },
  });
});

test('an address is refused in the language of the shopper', async () => {
  await shopper.add(await addSent('Lamp', { places: [{}] }));
  const answer = await shopper.ask(updateShipping, {
    json: { address: { ...DELHI, zip: '1' } },
    language: 'ar',
  });
  expect(refused(answer).form).toEqual(['هذا الرمز البريدي لا يناسب الدولة.']);
});
