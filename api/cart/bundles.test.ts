import { beforeEach, expect, test } from 'vitest';
import { changeCart, deleteCartLine, selectCartLines } from '#contract/cart/cart.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAttribute, addBundle, addProduct } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
beforeEach(() => {
  shopper = new Shopper(app);
});

/** A camera for 500.00 and a bag for 100.00, together for 540.00. */
const offerBundle = async (bagStock = 10) => {
  const camera = await addProduct(db, 'Camera', { selling: 50_000 });
  const bag = await addProduct(db, 'Bag', { selling: 10_000, quantity: bagStock });
  const id = await addBundle(db, [camera.id, bag.id], { kind: 'set', price: 54_000 });
  return { id, camera: camera.inventories[0] ?? 0, bag: bag.inventories[0] ?? 0 };
};

const addToCart = async (bundle_id: number, quantity = 1) =>
  given(await shopper.ask(changeCart, { json: { bundle_id, quantity } }));

test('a set is added as a whole, at its price, the saving a part of its own', async () => {
  const bundle = await offerBundle();
  const cart = await addToCart(bundle.id, 2);
  expect(cart.cartProducts).toMatchObject([
    { quantity: 2, bundle_deal: true, bundle_id: String(bundle.id), bundle_saving: 10_000 },
    { quantity: 2, bundle_deal: true, bundle_id: String(bundle.id), bundle_saving: 2_000 },
  ]);
  expect(cart.summary).toMatchObject({ subtotal: 120_000, bundle_saving: 12_000, total: 108_000 });
});

test('a set goes as a whole: selection, quantity and removal take all of it', async () => {
  const bundle = await offerBundle();
  const { id } = await addToCart(bundle.id);
  const json = { checked: [], unchecked: [id], isBundle: true };
  const unchecked = given(await shopper.ask(selectCartLines, { json }));
  expect(unchecked.summary).toMatchObject({ lines: 0, total: 0 });
  expect(unchecked.cartProducts.map((line) => line.selected)).toEqual([2, 2]);

  await shopper.ask(selectCartLines, { json: { checked: [id], unchecked: [] } });
  const tripled = given(await shopper.ask(changeCart, { json: { id, quantity: 3 } }));
  expect(tripled.cartProducts.map((line) => line.quantity)).toEqual([3, 3]);
  expect(tripled.summary.total).toBe(162_000);

  const removed = given(await shopper.ask(deleteCartLine, { query: { id } }));
  expect(removed).toMatchObject({ quantity: 6, cartCount: 0 });
});

test('the same product outside the set is a line of its own, at its own price', async () => {
  const bundle = await offerBundle();
  await addToCart(bundle.id);
  const cart = given(await shopper.add(bundle.camera, 1));
  expect(cart.cartProducts).toHaveLength(3);
  expect(cart.summary.total).toBe(104_000);
});

test('a set of which one product is sold out is refused, and nothing of it is added', async () => {
  const bundle = await offerBundle(0);
  const answer = await shopper.ask(changeCart, { json: { bundle_id: bundle.id, quantity: 1 } });
  expect(refused(answer).form).toEqual(['This product is out of stock.']);
  expect(shopper.token).toBeUndefined();
});

test('a set that is taken off sale leaves its products, at their own prices', async () => {
  const bundle = await offerBundle();
  const { id } = await addToCart(bundle.id);
  await db.updateTable('bundle_deal').set({ visible: false }).where('id', '=', bundle.id).execute();
  const cart = given(await shopper.ask(changeCart, { json: { id, quantity: 2 } }));
  expect(cart.cartProducts[0]).toMatchObject({ bundle_id: null, bundle_saving: 0 });
});

test('the variant that the shopper chose is the one in the set', async () => {
  const size = await addAttribute(db, 'Size', ['S', 'L']);
  const [small = 0, large = 0] = size.values;
  const shirt = await addProduct(db, 'Shirt', {
    variants: [{ values: { [size.id]: small } }, { values: { [size.id]: large } }],
  });
  const cap = await addProduct(db, 'Cap');
  const bundle_id = await addBundle(db, [shirt.id, cap.id], { kind: 'set', price: 3000 });
  const json = { bundle_id, inventory_id: shirt.inventories[1], quantity: 1 };
  const cart = given(await shopper.ask(changeCart, { json }));
  expect(cart.cartProducts[0]?.inventory.attributes).toEqual([{ title: 'Size', value: 'L' }]);
});

test('buy two, get one free: over all variants, the cheapest is free', async () => {
  const size = await addAttribute(db, 'Size', ['S', 'L']);
  const [small = 0, large = 0] = size.values;
  const { id, inventories } = await addProduct(db, 'Soap', {
    variants: [
      { values: { [size.id]: small }, price: 300 },
      { values: { [size.id]: large }, price: 900 },
    ],
  });
  await addBundle(db, [id], { kind: 'buy_get', buy: 2, free: 1 });
  const [cheap = 0, dear = 0] = inventories;
  expect(given(await shopper.add(dear, 2)).summary.bundle_saving).toBe(0);
  const cart = given(await shopper.add(cheap, 1));
  expect(cart.summary).toMatchObject({ subtotal: 2100, bundle_saving: 300, total: 1800 });
  expect(cart.cartProducts.every((line) => line.bundle_deal)).toBe(true);
});

test('what each deal saved on each line is kept with the order', async () => {
  const bundle = await offerBundle();
  await addToCart(bundle.id);
  await shopper.fill();
  const order = await shopper.ordered();
  expect(order).toMatchObject({ bundle_saving: 6000, subtotal: 60_000, amount: 54_500 });
  const savings = await db
    .selectFrom('order_line_saving')
    .select(['bundle_deal_id', 'amount', 'title'])
    .where(
      'order_line_id',
      'in',
      order.lines.map((line) => line.id),
    )
    .orderBy('amount')
    .execute();
  expect(savings).toEqual([
    { bundle_deal_id: bundle.id, amount: 1000, title: { en: 'Bought together' } },
    { bundle_deal_id: bundle.id, amount: 5000, title: { en: 'Bought together' } },
  ]);
});
