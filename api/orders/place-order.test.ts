import { beforeEach, expect, test } from 'vitest';
import { getCart, selectCartLines, updateShipping } from '#contract/cart/cart.ts';
import type { Card } from '#contract/catalogue/card.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { getListing } from '#contract/catalogue/listing.ts';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { getOrders, placeOrder } from '#contract/orders/order.ts';
import { listPaymentMethods } from '#contract/orders/payment.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import {
  addBundle,
  addProduct,
  addShippingRule,
  addStore,
  addTaxRate,
  addVoucher,
  inDays,
} from '#test/factories.ts';
import { given, PARIS, refused, Shopper } from '#test/shopper.ts';
import { addOne, stockOf } from '#test/stock.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
beforeEach(() => {
  shopper = new Shopper(app);
  app.setNow(inDays(0));
});

const orderCount = async (): Promise<number> =>
  (await db.selectFrom('order').select('id').execute()).length;

test('cash on delivery is offered, in the language of the shopper', async () => {
  const { methods } = given(await shopper.ask(listPaymentMethods, { language: 'fr' }));
  expect(methods).toEqual([
    {
      code: 2,
      name: 'Paiement à la livraison',
      public_key: null,
      currencies: ['USD'],
      online: false,
      fields: [],
    },
  ]);
});

test('an order takes the stock, leaves the cart, and is confirmed at once', async () => {
  const kettle = await addOne(
    db,
    { en: 'Kettle', fr: 'Bouilloire' },
    { quantity: 5, selling: 2000 },
  );
  await shopper.fill([kettle, 2]);
  const answer = await shopper.order({ note: 'Ring twice' });
  expect(answer.message).toBe('Thank you! Your order has been placed.');
  const { order, payment } = given(answer);
  expect(payment).toEqual({ kind: 'nothing' });
  expect(order).toMatchObject({
    method: 2,
    status: 2,
    payment_status: 0,
    subtotal: 4000,
    shipping: 500,
    amount: 4500,
    note: 'Ring twice',
    address: { name: 'Marie Curie', phone: '+33612345678' },
    lines: [{ product: { title: 'Kettle' }, quantity: 2, price: 2000, total: 4500 }],
    packages: [{ expected_from: '2026-06-17', expected_to: '2026-06-19', pickup: null }],
  });
  expect(order.number).toMatch(/^SK-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(order.history.map(({ status }) => status)).toEqual([1, 2]);
  expect(await stockOf(db, kettle)).toBe(3);
  const cart = given(await shopper.ask(getCart));
  expect(cart).toMatchObject({ cartCount: 0, address: { city: 'Paris' } });
});

test('only the selected lines are ordered; the others stay in the cart', async () => {
  const kettle = await addOne(db, 'Kettle');
  const bowl = await addOne(db, 'Bowl');
  const cart = await shopper.fill([kettle, 1], [bowl, 2]);
  const kept = cart.cartProducts.find((line) => line.product.title === 'Bowl');
  await shopper.ask(selectCartLines, { json: { checked: [], unchecked: [kept?.id ?? ''] } });
  const order = await shopper.ordered();
  expect(order.lines.map((line) => line.product.title)).toEqual(['Kettle']);
  const left = given(await shopper.ask(getCart));
  expect(left.cartProducts.map((line) => line.product.title)).toEqual(['Bowl']);
  expect(await stockOf(db, bowl)).toBe(10);
});

test('what sold out is listed and found behind what is in stock, until it is cancelled', async () => {
  const last = await addOne(db, 'Alembic', { quantity: 1, selling: 3000, popularity: 0.6 });
  await addOne(db, 'Alembic', { quantity: 9, selling: 2000, popularity: 0.5 });
  type Query = Partial<InputOf<typeof getListing>['query']>;
  const find = async (query: Query): Promise<Card[]> =>
    given(await app.call(getListing, { query: { page: 1, ...query } })).products.result;
  const told = async () => ({
    found: (await find({ q: 'alembic' })).map((card) => [card.current, card.in_stock]),
    inStock: (await find({ q: 'alembic', in_stock: '1' })).map(({ current }) => current),
    listed: (await find({ in_stock: '1', min: 3000 })).map(({ current }) => current),
  });
  const both = {
    found: [
      [3000, true],
      [2000, true],
    ],
    inStock: [3000, 2000],
    listed: [3000],
  };
  expect(await told()).toEqual(both);

  await shopper.fill([last, 1]);
  const { id } = await shopper.ordered();
  expect(await told()).toEqual({
    found: [
      [2000, true],
      [3000, false],
    ],
    inStock: [2000],
    listed: [],
  });

  given(await shopper.ask(askCancellation, { json: { order_id: id } }));
  expect(await told()).toEqual(both);
});

test('the same key gives the same order, also when pressed twice at once', async () => {
  const kettle = await addOne(db, 'Kettle', { quantity: 5 });
  await shopper.fill([kettle, 1]);
  const before = await orderCount();
  const idempotencyKey = 'press-1';
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => shopper.order({}, { idempotencyKey })),
  );
  answers.push(await shopper.order({}, { idempotencyKey }));
  const ids = answers.map((answer) => given(answer).order.id);
  expect(new Set(ids).size).toBe(1);
  expect(await orderCount()).toBe(before + 1);
  expect(await stockOf(db, kettle)).toBe(4);
  expect((await shopper.order({ note: 'other' }, { idempotencyKey })).status).toBe(409);
});

test('without a key a second press finds nothing left to order', async () => {
  await shopper.fill([await addOne(db, 'Kettle'), 1]);
  const answers = await Promise.all([shopper.order(), shopper.order()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
});

test('of two buyers of the last unit one gets it, the other hears why', async () => {
  const last = await addOne(db, 'Last', { quantity: 1 });
  const other = new Shopper(app);
  await shopper.fill([last, 1]);
  await other.fill([last, 1]);
  const answers = await Promise.all([shopper.order(), other.order()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  const [lost] = answers.filter(({ status }) => status === 201);
  expect(lost?.message).toBe('This product is out of stock.');
  expect(await stockOf(db, last)).toBe(0);
});

test('buyers of the same things in another order do not block one another', async () => {
  const [kettle, bowl, lamp] = [
    await addOne(db, 'Kettle', { quantity: 8 }),
    await addOne(db, 'Bowl', { quantity: 8 }),
    await addOne(db, 'Lamp', { quantity: 8 }),
  ];
  const shoppers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const one = new Shopper(app);
      const wishes: [number, number][] = [
        [kettle, 1],
        [bowl, 1],
        [lamp, 1],
      ];
      await one.fill(...(index % 2 === 0 ? wishes : wishes.toReversed()));
      return one;
    }),
  );
  const answers = await Promise.all(shoppers.map((one) => one.order()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(await Promise.all([kettle, bowl, lamp].map((id) => stockOf(db, id)))).toEqual([0, 0, 0]);
});

test('an order needs a selection, then an address', async () => {
  await shopper.add(await addOne(db, 'Kettle'));
  expect(refused(await shopper.order()).form).toEqual(['Please add an address first.']);
  const { cartProducts } = given(await shopper.ask(getCart));
  const unchecked = cartProducts.map(({ id }) => id);
  await shopper.ask(selectCartLines, { json: { checked: [], unchecked } });
  expect(refused(await shopper.order({ address: PARIS })).form).toEqual([
    "You don't have any product selected. Please a select a product first.",
  ]);
});

test('a refused address keeps cart and stock, and names each field', async () => {
  const kettle = await addOne(db, 'Kettle', { quantity: 5 });
  await shopper.add(kettle, 2);
  const address = { ...PARIS, zip: '7500', phone: '12345' };
  const { fields } = refused(await shopper.order({ address }));
  expect(fields).toEqual({
    'address.phone': 'Please enter a valid phone number.',
    'address.zip': 'This ZIP or postal code is not valid for this country.',
  });
  const empty = refused(await shopper.order({ address: { ...PARIS, name: '', city: '' } }));
  expect(empty.form).toEqual(['Please enter your full name.', 'Please enter your city.']);
  expect(given(await shopper.ask(getCart)).cartCount).toBe(2);
  expect(await stockOf(db, kettle)).toBe(5);
});

test('a method that is not offered is refused', async () => {
  await shopper.fill([await addOne(db, 'Kettle'), 1]);
  expect(refused(await shopper.order({ method: 3 })).form).toEqual([
    'This payment method is not available. Please choose another one.',
  ]);
});

test('a total that changed since the shopper saw it is not charged', async () => {
  const kettle = await addOne(db, 'Kettle', { selling: 2000 });
  const { summary } = await shopper.fill([kettle, 1]);
  await db.updateTable('inventory').set({ price: 2500 }).where('id', '=', kettle).execute();
  expect(refused(await shopper.order({ amount: summary.total })).form).toEqual([
    'Your cart has changed in the meantime. Please look at it again.',
  ]);
  expect((await shopper.ordered({ amount: 3000 })).amount).toBe(3000);
});

test("another's order does not exist", async () => {
  await shopper.fill([await addOne(db, 'Kettle'), 1]);
  const { id, number } = await shopper.ordered();
  const stranger = new Shopper(app);
  await stranger.add(await addOne(db, 'Bowl'));
  for (const order_id of [id, number, 'nonsense', '00000000-0000-4000-8000-000000000000'])
    expect((await stranger.ask(getOrders, { json: { order_id } })).status).toBe(404);
  expect(given(await stranger.ask(getOrders, { json: {} })).orders?.total).toBe(0);
  expect((await new Shopper(app).ask(placeOrder, { json: { method: 2 } })).status).toBe(401);
});

test('an order keeps its texts, prices and language when the product changes or goes', async () => {
  const { id: product, inventories } = await addProduct(db, { en: 'Teapot', tr: 'Demlik' });
  await shopper.fill([inventories[0] ?? 0, 1]);
  const { id } = await shopper.ordered();
  const title = { en: 'Renamed' };
  await db.updateTable('product').set({ title, selling: 9900 }).where('id', '=', product).execute();
  const read = async () => {
    const answer = await shopper.ask(getOrders, { json: { order_id: id }, language: 'tr' });
    return given(answer).order?.lines[0];
  };
  expect(await read()).toMatchObject({ product: { title: 'Demlik' }, price: 2000 });
  await db.deleteFrom('product').where('id', '=', product).execute();
  expect(await read()).toMatchObject({ product: { title: 'Demlik' }, inventory: { id: null } });
});

test('the list shows the newest order first, and finds one by product or number', async () => {
  const kettle = await addOne(db, { en: 'Kettle', ar: 'غلاية' });
  await shopper.fill([kettle, 2]);
  const first = await shopper.ordered();
  app.setNow(inDays(1));
  await shopper.fill([await addOne(db, 'Bowl'), 1]);
  const second = await shopper.ordered();
  const numbers = async (json: { q?: string; status?: 1 | 2; cancelled?: boolean }) =>
    given(await shopper.ask(getOrders, { json })).orders?.result.map(({ number }) => number);
  expect(await numbers({})).toEqual([second.number, first.number]);
  expect(await numbers({ q: 'غلاية' })).toEqual([first.number]);
  expect(await numbers({ q: second.number })).toEqual([second.number]);
  expect(await numbers({ q: '%' })).toEqual([]);
  expect(await numbers({ status: 1 })).toEqual([]);
  const named = given(await shopper.ask(getOrders, { json: {}, language: 'ar' })).orders?.result;
  expect(named?.map(({ title }) => title)).toEqual(['Bowl', 'غلاية']);

  given(await shopper.ask(askCancellation, { json: { order_id: first.id } }));
  expect(await numbers({ cancelled: true })).toEqual([first.number]);
  expect(await numbers({ cancelled: false })).toEqual([second.number]);
});

test('an order over two stores has a package of each, and its parts add up', async () => {
  const other = await addStore(db, 'Second Shop');
  const tax = await addTaxRate(db, 2000);
  const rule = await addShippingRule(db, { places: [{ price: 333 }] });
  const wishes: [number, number][] = [
    [await addOne(db, 'A', { selling: 1999, tax_rate_id: tax, shipping_rule_id: rule }), 3],
    [await addOne(db, 'B', { selling: 101, tax_rate_id: tax, shipping_rule_id: rule }), 1],
    [await addOne(db, 'C', { selling: 1, store_id: other, shipping_rule_id: rule }), 7],
  ];
  const cart = await shopper.fill(...wishes);
  const order = await shopper.ordered();
  expect(order.amount).toBe(cart.summary.total);
  expect(order.tax).toBe(cart.summary.tax);
  const sum = (field: 'amount' | 'shipping' | 'tax' | 'total') =>
    order.lines.reduce((total, line) => total + line[field], 0);
  expect(sum('amount')).toBe(order.subtotal);
  expect(sum('shipping')).toBe(order.shipping);
  expect(sum('tax')).toBe(order.tax);
  expect(sum('total')).toBe(order.amount);
  expect(order.shipping).toBe(666);
  expect(order.packages.map(({ shipping }) => shipping)).toEqual([333, 333]);
  const packed = order.packages.flatMap(({ line_ids: ids }) => ids);
  expect(packed.toSorted()).toEqual(order.lines.map(({ id }) => id).toSorted());
});

test('a pick-up point is kept on the order, in every language', async () => {
  const rule = await addShippingRule(db, {
    places: [
      { price: 900 },
      {
        type: 2,
        price: 0,
        title: { en: 'Market Hall', fr: 'Halle' },
        address: '3 place du Marché',
      },
    ],
  });
  const cart = await shopper.fill([await addOne(db, 'Plant', { shipping_rule_id: rule }), 1]);
  const [line] = cart.cartProducts;
  expect(line?.shipping.chosen).toMatchObject({ type: 1, price: 900 });
  const pickup = line?.shipping.options.find(({ type }) => type === 2);
  const lines = { [line?.id ?? '']: { type: 2 as const, place: pickup?.id ?? '' } };
  const chosen = given(await shopper.ask(updateShipping, { json: { lines } }));
  expect(chosen.summary.shipping).toBe(0);
  const { order } = given(await shopper.order({}, { language: 'fr' }));
  expect(order.packages).toMatchObject([
    { shipping_type: 2, pickup: { title: 'Halle', address: '3 place du Marché' } },
  ]);
});

test('the answer to an order says all that is read of it later', async () => {
  const other = await addStore(db, { en: 'Third Shop', fr: 'Troisième' });
  const pickup = { type: 2, price: 0, title: { en: 'Hall', fr: 'Halle' }, address: '3 place' };
  const rule = await addShippingRule(db, { places: [pickup] });
  const tea = await addProduct(db, { en: 'Tea', fr: 'Thé' }, { tax_rate_id: await addTaxRate(db) });
  await addBundle(db, [tea.id], { kind: 'buy_get', buy: 2, free: 1 });
  await addVoucher(db, 'SHOP');
  await addVoucher(db, 'ANY', { store_id: other });
  const cup = await addOne(db, 'Cup', { store_id: other, shipping_rule_id: rule });
  await shopper.fill([tea.inventories[0] ?? 0, 3], [cup, 1]);
  const wish = { note: 'Ring twice', voucher: ['SHOP', 'ANY'] };
  const { order } = given(await shopper.order(wish, { language: 'fr' }));
  expect(order.vouchers.map(({ code }) => code)).toEqual(['ANY', 'SHOP']);
  expect(order.bundle_saving).toBeGreaterThan(0);
  const json = { order_id: order.id };
  expect(given(await shopper.ask(getOrders, { json, language: 'fr' })).order).toEqual(order);
});
