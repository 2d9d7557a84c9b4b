import type { KyselyPlugin } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  buyNow,
  changeCart,
  deleteCartLine,
  getCart,
  selectCartLines,
} from '#contract/cart/cart.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAttribute, addFlashSale, addProduct, addStore, inDays } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
beforeEach(() => {
  shopper = new Shopper(app);
  app.setNow(inDays(0));
});

const oneOf = async (
  ...parts: Parameters<typeof addProduct> extends [unknown, ...infer R] ? R : never
) => {
  const { id, inventories } = await addProduct(db, ...parts);
  return { productId: id, inventoryId: inventories[0] ?? 0 };
};

test('a visitor sees an empty cart, and looking keeps nothing', async () => {
  const cart = given(await shopper.ask(getCart));
  expect(cart).toMatchObject({ cartCount: 0, cartProducts: [], summary: { total: 0 } });
  expect(shopper.token).toBeUndefined();
});

test('the first thing added makes the visitor a guest, whose cart the token opens', async () => {
  const { inventoryId } = await oneOf('Kettle', { selling: 2000 });
  const answer = await shopper.add(inventoryId, 2);
  expect(answer.message).toBe('Added to your cart');
  expect(answer.data).toMatchObject({ quantity: 2, cartCount: 2 });
  expect(answer.data.user_token).toMatch(/^[0-9A-Za-z]{18}$/);

  const cart = given(await shopper.ask(getCart));
  expect(cart.user_token).toBeUndefined();
  expect(cart.cartProducts[0]).toMatchObject({
    product: { title: 'Kettle' },
    quantity: 2,
    selected: 1,
    unit_price: 2000,
    amount: 4000,
  });
  expect(cart.summary).toMatchObject({ subtotal: 4000, total: 4000, shipping: null });
});

test('a refused addition makes no guest', async () => {
  const { inventoryId } = await oneOf('Rare', { quantity: 1 });
  const before = await db.selectFrom('shopper').select('id').execute();
  refused(await shopper.add(inventoryId, 2));
  expect(shopper.token).toBeUndefined();
  expect(await db.selectFrom('shopper').select('id').execute()).toHaveLength(before.length);
});

test('adding the same variant again adds up, from two tabs at once too', async () => {
  const { inventoryId } = await oneOf('Cup', { quantity: 50 });
  await shopper.add(inventoryId, 1);
  await Promise.all(Array.from({ length: 8 }, () => shopper.add(inventoryId, 2)));
  const cart = given(await shopper.ask(getCart));
  expect(cart.cartProducts).toHaveLength(1);
  expect(cart.cartProducts[0]?.quantity).toBe(17);
});

test('two tabs together cannot exceed the stock', async () => {
  const { inventoryId } = await oneOf('Lamp', { quantity: 5 });
  await shopper.add(inventoryId, 1);
  const answers = await Promise.all(Array.from({ length: 6 }, () => shopper.add(inventoryId, 1)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(given(await shopper.ask(getCart)).cartCount).toBe(5);
});

test('every limit has its own words', async () => {
  const limited = await oneOf('Limited', { quantity: 10, max_per_order: 3 });
  const few = await oneOf('Few', { quantity: 2 });
  const none = await oneOf('None', { quantity: 0 });
  expect(refused(await shopper.add(limited.inventoryId, 0)).form).toEqual([
    'Must have minimum 1 item.',
  ]);
  expect(refused(await shopper.add(limited.inventoryId, 4)).form).toEqual([
    'Maximum quantity exceeds.',
  ]);
  expect(refused(await shopper.add(few.inventoryId, 3)).form).toEqual([
    'Product quantity exceeds inventory.',
  ]);
  expect(refused(await shopper.add(none.inventoryId, 1)).form).toEqual([
    'This product is out of stock.',
  ]);
});

test('a refusal speaks the language of the shopper', async () => {
  const { inventoryId } = await oneOf('Few', { quantity: 2 });
  const { form } = refused(await shopper.add(inventoryId, 3, { language: 'ar' }));
  expect(form).toEqual(['الكمية المطلوبة تتجاوز المخزون.']);
});

test('a product with variants asks for all its attributes; a variant then says what it is', async () => {
  const colour = await addAttribute(db, { en: 'Colour', fr: 'Couleur' }, [
    { en: 'Blue', fr: 'Bleu' },
    'Red',
  ]);
  const [blue = 0, red = 0] = colour.values;
  const { id, inventories } = await addProduct(db, 'Shirt', {
    variants: [
      { values: { [colour.id]: blue }, price: 1500, list_price: 1800 },
      { values: { [colour.id]: red } },
    ],
  });
  const unchosen = await shopper.ask(changeCart, { json: { product_id: id, quantity: 1 } });
  expect(refused(unchosen).form).toEqual(['Please select all required attributes.']);

  const [first = 0] = inventories;
  const json = { product_id: String(id), inventory_id: first, quantity: 1 };
  const cart = given(await shopper.ask(changeCart, { json, language: 'fr' }));
  expect(cart.cartProducts[0]).toMatchObject({
    unit_price: 1500,
    previous: 1800,
    inventory: { attributes: [{ title: 'Couleur', value: 'Bleu' }] },
  });
});

test('what is not on sale cannot be added', async () => {
  const hidden = await oneOf('Hidden', { visible: false });
  for (const json of [
    { inventory_id: hidden.inventoryId, quantity: 1 },
    { product_id: 999_999, quantity: 1 },
    { product_id: 'x', quantity: 1 },
    { bundle_id: 999_999, quantity: 1 },
  ])
    expect((await shopper.ask(changeCart, { json })).status).toBe(404);
  const nothing = await shopper.ask(changeCart, { json: { quantity: 1 } });
  expect(refused(nothing).form).toEqual(['Please choose a product first.']);
});

test('a line takes a new quantity within the limits', async () => {
  const { inventoryId } = await oneOf('Bowl', { quantity: 4 });
  const { id } = given(await shopper.add(inventoryId, 3));
  const changed = given(await shopper.ask(changeCart, { json: { id, quantity: 4 } }));
  expect(changed).toMatchObject({ id, quantity: 4, cartCount: 4 });
  const over = await shopper.ask(changeCart, { json: { id, quantity: 5 } });
  expect(refused(over).fields).toEqual({ quantity: 'Product quantity exceeds inventory.' });
});

test('the cart counts everything, the summary what is selected', async () => {
  const kettle = await oneOf('Kettle', { selling: 2000 });
  const bowl = await oneOf('Bowl', { selling: 700 });
  const first = given(await shopper.add(kettle.inventoryId, 1));
  await shopper.add(bowl.inventoryId, 2);
  const json = { checked: [], unchecked: [first.id] };
  const cart = given(await shopper.ask(selectCartLines, { json }));
  expect(cart.cartCount).toBe(3);
  expect(cart.summary).toMatchObject({ units: 2, lines: 1, subtotal: 1400 });
  expect(cart.cartProducts.map((line) => line.selected)).toEqual([2, 1]);
});

test('lines stand together by store', async () => {
  const other = await addStore(db, 'Second Shop');
  const kettle = await oneOf('Kettle');
  const lamp = await oneOf('Lamp', { store_id: other });
  const bowl = await oneOf('Bowl');
  await shopper.add(kettle.inventoryId);
  await shopper.add(lamp.inventoryId);
  const cart = given(await shopper.add(bowl.inventoryId));
  expect(cart.cartProducts.map((line) => line.product.title)).toEqual(['Kettle', 'Bowl', 'Lamp']);
  expect(cart.stores.map(({ line_ids: ids }) => ids.length)).toEqual([2, 1]);
  expect(cart.stores.flatMap(({ line_ids: ids }) => ids)).toEqual(
    cart.cartProducts.map((line) => line.id),
  );
});

test('a cart of many lines takes no more statements than a cart of one', async () => {
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted = new Shopper(testApp(db.withPlugin(counting)));
  const statementsOf = async () => {
    statements = 0;
    await counted.ask(getCart);
    return statements;
  };
  await counted.add((await oneOf('Kettle')).inventoryId);
  const ofOne = await statementsOf();
  for (let added = 0; added < 12; added += 1)
    await counted.add((await oneOf(`Thing ${added}`)).inventoryId);
  expect(await statementsOf()).toBe(ofOne);
  expect(ofOne).toBeLessThan(12);
});

test('buying now selects that line alone, in just that quantity', async () => {
  const kettle = await oneOf('Kettle');
  const bowl = await oneOf('Bowl', { quantity: 10 });
  await shopper.add(kettle.inventoryId, 1);
  await shopper.add(bowl.inventoryId, 8);
  const json = { product_id: bowl.productId, quantity: 3 };
  const cart = given(await shopper.ask(buyNow, { json }));
  expect(cart).toMatchObject({ quantity: 3, cartCount: 4, summary: { units: 3, lines: 1 } });
});

test('a removed line is gone, by query or by body, and another cart is never touched', async () => {
  const { inventoryId } = await oneOf('Kettle');
  const { id } = given(await shopper.add(inventoryId, 2));
  const stranger = new Shopper(app);
  await stranger.add(inventoryId, 1);
  expect((await stranger.ask(deleteCartLine, { query: { id } })).status).toBe(404);
  expect((await stranger.ask(changeCart, { json: { id, quantity: 1 } })).status).toBe(404);

  const cart = given(await shopper.ask(deleteCartLine, { query: { id } }));
  expect(cart).toMatchObject({ id, quantity: 2, cartCount: 0 });
  const again = given(await shopper.add(inventoryId, 1));
  expect(given(await shopper.ask(deleteCartLine, { json: { id: again.id } })).cartCount).toBe(0);
  // A proxy may drop the body of a DELETE, so a POST will do.
  const third = given(await shopper.add(inventoryId, 1));
  const post = { ...deleteCartLine, method: 'POST' as const };
  expect(given(await shopper.ask(post, { json: { id: third.id } })).cartCount).toBe(0);
});

test('a price that changed since is shown, and the new one counts', async () => {
  const { productId, inventoryId } = await oneOf('Kettle', { selling: 2000 });
  await shopper.add(inventoryId, 1);
  await addFlashSale(db, { [productId]: 1500 });
  const reduced = given(await shopper.ask(getCart)).cartProducts[0];
  expect(reduced?.unit_price).toBe(1500);
  expect(reduced?.problems).toEqual([
    {
      code: 'price_changed',
      message: 'The price fell from $20.00 to $15.00 since you added it.',
      blocking: false,
    },
  ]);
  app.setNow(inDays(2));
  expect(given(await shopper.ask(getCart)).cartProducts[0]).toMatchObject({
    unit_price: 2000,
    problems: [],
  });
});

test('what stands in the way is said line by line, and keeps the cart from being ordered', async () => {
  const { productId, inventoryId } = await oneOf('Vase', { quantity: 5 });
  await shopper.add(inventoryId, 3);
  const problemCodes = async () => {
    const { cartProducts, summary } = given(await shopper.ask(getCart));
    expect(summary.orderable).toBe(cartProducts.every(({ problems }) => problems.length === 0));
    return cartProducts.flatMap(({ problems }) => problems.map(({ code }) => code));
  };
  expect(await problemCodes()).toEqual([]);
  await db.updateTable('inventory').set({ quantity: 2 }).where('id', '=', inventoryId).execute();
  expect(await problemCodes()).toEqual(['exceeds_inventory']);
  await db.updateTable('product').set({ max_per_order: 2 }).where('id', '=', productId).execute();
  expect(await problemCodes()).toEqual(['exceeds_maximum']);
  await db.updateTable('inventory').set({ quantity: 0 }).where('id', '=', inventoryId).execute();
  expect(await problemCodes()).toEqual(['out_of_stock']);
  await db.deleteFrom('product_card').where('product_id', '=', productId).execute();
  expect(await problemCodes()).toEqual(['unavailable']);
});
