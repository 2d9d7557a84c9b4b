import { FORM_REFUSED } from '#contract/envelope.ts';
import { beforeEach, expect, test } from 'vitest';
import { changeCart, getCart } from '#contract/cart/cart.ts';
import { askCancellation, findCancellations } from '#contract/orders/ask-cancellation.ts';
import { reorder } from '#contract/orders/reorder.ts';
import { openOrderLink, trackOrder } from '#contract/orders/track-order.ts';
import { getOrders, type Order } from '#contract/orders/order.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addBundle, addProduct, addStore, inDays } from '#test/factories.ts';
import { given, PARIS, refused, Shopper } from '#test/shopper.ts';
import { addOne, stockOf } from '#test/stock.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
let visitor: Shopper;
beforeEach(() => {
  shopper = new Shopper(app);
  visitor = new Shopper(app);
  app.setNow(inDays(0));
});

const orderOf = async (...wishes: [number, number][]): Promise<Order> => {
  await shopper.fill(...wishes);
  return shopper.ordered({ note: 'Ring twice' });
};

const tracked = { email: PARIS.email };

test('an order is tracked by its number and e-mail or phone, however they are written', async () => {
  const order = await orderOf([await addOne(db, 'Kettle'), 2]);
  const track = async (json: { number: string; email?: string; phone?: string }) =>
    given(await visitor.ask(trackOrder, { json })).tracking;
  const tracking = await track({ number: order.number, ...tracked });
  expect(tracking).toMatchObject({
    number: order.number,
    status: 2,
    cancelled: false,
    destination: { city: 'Paris', country: 'FR' },
    packages: [{ status: 2, items: [{ title: 'Kettle', quantity: 2 }] }],
  });
  const plain = order.number.toLowerCase().replaceAll('-', ' ');
  expect(await track({ number: plain, email: PARIS.email.toUpperCase() })).toEqual(tracking);
  expect(await track({ number: order.number, phone: '06 12 34 56 78' })).toEqual(tracking);
});

test('tracking tells nothing about the person, and no price', async () => {
  const order = await orderOf([await addOne(db, 'Kettle', { selling: 98_765 }), 1]);
  const answer = await visitor.ask(trackOrder, { json: { number: order.number, ...tracked } });
  const told = JSON.stringify(answer);
  for (const secret of [
    'Marie',
    'marie@',
    '+336',
    'rue Pierre',
    '75005',
    'Ring',
    '98765',
    order.id,
  ])
    expect(told).not.toContain(secret);
  expect(told).not.toContain(order.link_token);
});

test('a wrong e-mail, a wrong phone and an unknown number get the same answer', async () => {
  const { number } = await orderOf([await addOne(db, 'Kettle'), 1]);
  const asked = [
    { number, email: 'pierre@example.org' },
    { number, phone: '+33612345679' },
    { number: 'SK-AAAA-AAAA', ...tracked },
    { number, email: '', phone: '0' },
  ];
  const answers = await Promise.all(asked.map((json) => visitor.ask(trackOrder, { json })));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(refused(answers[0] ?? { status: 0, message: '', data: null }).form).toEqual([
    'We could not find this order.',
  ]);
  const nothing = await visitor.ask(trackOrder, { json: { number } });
  expect(refused(nothing).fields).toHaveProperty('email');
});

/** Tracks from a network address, as a browser would that keeps the token, if one is given. */
const trackFrom = async (
  clientAddress: string,
  json: { number: string; email?: string; phone?: string },
  token?: string,
): Promise<number> => {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const asked = { method: 'POST', headers, body: JSON.stringify(json) };
  const response = await app.request('/track-order', asked, { clientAddress });
  return ((await response.json()) as { status: number }).status;
};

test('who guesses at one order is stopped, from wherever they ask', async () => {
  const { number } = await orderOf([await addOne(db, 'Kettle'), 1]);
  let looked = 0;
  for (let n = 0; n < 100; n += 1) {
    const guess = { number, email: `guess${n}@example.org` };
    if ((await trackFrom(`192.0.2.${n % 50}`, guess)) === 201) looked += 1;
  }
  expect(looked).toBe(60);
  // It is not for long: what is allowed comes back one by one.
  app.setNow(new Date(inDays(0).getTime() + 61_000));
  expect(await trackFrom('198.51.100.7', { number, ...tracked })).toBe(200);
});

test('who tries one contact with many numbers is stopped, from wherever they ask', async () => {
  let looked = 0;
  for (let n = 0; n < 100; n += 1) {
    const guess = { number: `SK-AAAA-AA${n}`, phone: '+33 6 99 99 99 99' };
    if ((await trackFrom(`192.0.2.${n % 50}`, guess)) === 201) looked += 1;
  }
  expect(looked).toBe(60);
  const other = { number: 'SK-AAAA-AAAA', phone: '06 99 99 99 99' };
  expect(await trackFrom('198.51.100.8', other)).toBe(429);
});

test('one person who guesses keeps nobody else on their network from an order', async () => {
  const { number } = await orderOf([await addOne(db, 'Kettle'), 1]);
  const guess = (n: number) => ({ number: 'SK-BBBB-BBBB', email: `guess${n}@example.org` });
  for (let n = 0; n < 5; n += 1) expect(await trackFrom('203.0.113.1', guess(n))).toBe(201);
  for (let n = 5; n < 250; n += 1) expect(await trackFrom('203.0.113.1', guess(n))).toBe(429);
  expect(await trackFrom('203.0.113.1', { number, ...tracked })).toBe(200);
});

test('one person who guesses at an order does not keep its owner out', async () => {
  const { number } = await orderOf([await addOne(db, 'Kettle'), 1]);
  for (let n = 0; n < 150; n += 1) {
    const guess = { number, email: `guess${n}@example.org` };
    await trackFrom(`2001:db8:7:${(n % 50).toString(16)}::${n.toString(16)}`, guess);
  }
  expect(await trackFrom('198.51.100.9', { number, ...tracked })).toBe(200);
});

test('however many guess at an order, the browser that placed it may track it', async () => {
  const { number } = await orderOf([await addOne(db, 'Kettle'), 1]);
  for (let n = 0; n < 100; n += 1)
    await trackFrom(`192.0.2.${n}`, { number, email: `guess${n}@example.org` });
  expect(await trackFrom('198.51.100.10', { number, ...tracked })).toBe(429);
  expect(await trackFrom('198.51.100.10', { number, ...tracked }, shopper.token)).toBe(200);
});

test('who tries ever new orders with ever new contacts is stopped as well', async () => {
  for (let n = 0; n < 200; n += 1) {
    const guess = { number: `SK-CCCC-C${n}`, email: `guess${n}@example.org` };
    expect(await trackFrom('203.0.113.2', guess)).toBe(201);
  }
  const more = { number: 'SK-DDDD-DDDD', email: 'guess@example.org' };
  expect(await trackFrom('203.0.113.2', more)).toBe(429);
  // The same line in the notation of IPv6.
  expect(await trackFrom('::ffff:203.0.113.2', more)).toBe(429);
  expect(await trackFrom('::ffff:cb00:7102', more)).toBe(429);
});

test('the link of an order opens all of it for a year, in any browser and language', async () => {
  const order = await orderOf([await addOne(db, 'Kettle'), 1]);
  const open = (token?: string) => visitor.ask(openOrderLink, { query: { token }, language: 'fr' });
  const { order: seen, tracking } = given(await open(order.link_token));
  const payment = { ...order.payment, name: 'Paiement à la livraison' };
  expect(seen).toEqual({ ...order, payment });
  expect(tracking.number).toBe(order.number);
  expect(visitor.token).toBeUndefined();

  const forged = `${order.link_token.slice(0, -1)}${order.link_token.endsWith('A') ? 'B' : 'A'}`;
  for (const token of [forged, '', undefined, order.id, order.number])
    expect((await open(token)).status).toBe(404);
  app.setNow(inDays(364));
  expect((await open(order.link_token)).status).toBe(200);
  app.setNow(inDays(366));
  expect((await open(order.link_token)).status).toBe(404);
});

test('the owner finds the link again with the order', async () => {
  const { id, link_token: token } = await orderOf([await addOne(db, 'Kettle'), 1]);
  const read = given(await shopper.ask(getOrders, { json: { order_id: id } })).order;
  expect(read?.link_token).toBe(token);
  expect(read?.cancel).toBe('direct');
});

test('an order that is not on its way is cancelled at once, and everything goes back', async () => {
  const kettle = await addOne(db, 'Kettle', { quantity: 5 });
  const { id } = await orderOf([kettle, 2]);
  const json = { order_id: id, reason: 'Changed my mind' };
  const answer = await shopper.ask(askCancellation, { json });
  expect(answer.message).toBe('Your cancellation is confirmed.');
  const { cancellation, order } = given(answer);
  expect(cancellation).toMatchObject({ kind: 'cancel', state: 'done', reason: json.reason });
  expect(order).toMatchObject({ cancelled: true, cancel: 'none', status: 2 });
  expect(order.lines.every(({ cancelled }) => cancelled)).toBe(true);
  expect(order.cancellations).toEqual([cancellation]);
  expect(await stockOf(db, kettle)).toBe(5);

  const again = given(await shopper.ask(askCancellation, { json }));
  expect(again.order.cancellations).toHaveLength(1);
  expect(await stockOf(db, kettle)).toBe(5);
  const found = given(await shopper.ask(findCancellations, { params: { id }, query: {} }));
  expect(found).toEqual({ cancellation, cancellations: [cancellation] });
});

test('one line of two is cancelled, the other stays', async () => {
  const { id, lines } = await orderOf(
    [await addOne(db, 'Kettle'), 1],
    [await addOne(db, 'Bowl'), 1],
  );
  const [first] = lines;
  const json = { order_id: id, lines: [first?.id ?? ''] };
  const { order, cancellation } = given(await shopper.ask(askCancellation, { json }));
  expect(order.lines.map(({ cancelled }) => cancelled)).toEqual([true, false]);
  expect(order).toMatchObject({ cancelled: false, cancel: 'direct' });
  expect(cancellation).toMatchObject({ line_ids: json.lines, amount: first?.total });
  const unknown = { order_id: id, lines: ['nonsense'] };
  expect((await shopper.ask(askCancellation, { json: unknown })).status).toBe(404);
});

test('what is on its way is asked for; what was delivered can no longer be cancelled', async () => {
  const { id, link_token: token } = await orderOf([await addOne(db, 'Kettle'), 1]);
  const advance = async (status: number) => {
    await db.updateTable('order_package').set({ status }).where('order_id', '=', id).execute();
    await db.updateTable('order').set({ status }).where('id', '=', id).execute();
  };
  await advance(4);
  const answer = await visitor.ask(askCancellation, { json: { token } });
  expect(answer.message).toBe('Your cancellation request has been sent.');
  expect(given(answer)).toMatchObject({
    cancellation: { state: 'requested' },
    order: { cancelled: false, cancel: 'request' },
  });
  await advance(5);
  expect(refused(await shopper.ask(askCancellation, { json: { order_id: id } })).form).toEqual([
    'What has been delivered can no longer be cancelled.',
  ]);
});

test('what one store has delivered does not keep the parcel of another from being cancelled', async () => {
  const kettle = await addOne(db, 'Kettle');
  const bowl = await addOne(db, 'Bowl', { store_id: await addStore(db, 'Bowls') });
  const { id, packages } = await orderOf([kettle, 1], [bowl, 1]);
  const [arrived, waiting] = packages;
  await db
    .updateTable('order_package')
    .set({ status: 5 })
    .where('id', '=', arrived?.id ?? '')
    .execute();
  const before = given(await shopper.ask(getOrders, { json: { order_id: id } }));
  expect(before.order?.cancel).toBe('direct');
  const { order, cancellation } = given(
    await shopper.ask(askCancellation, { json: { order_id: id } }),
  );
  expect(cancellation?.line_ids).toEqual(waiting?.line_ids);
  expect(order).toMatchObject({ cancelled: false, cancel: 'none', status: 5, payment_status: 1 });
});

test('a link cancels its own order and no other; a stranger cancels none', async () => {
  const first = await orderOf([await addOne(db, 'Kettle'), 1]);
  const second = await orderOf([await addOne(db, 'Bowl'), 1]);
  await visitor.add(await addOne(db, 'Cup'));
  for (const json of [{ order_id: second.id }, { token: 'x' }])
    expect((await visitor.ask(askCancellation, { json })).status).toBe(404);
  expect((await visitor.ask(askCancellation, { json: {} })).status).toBe(FORM_REFUSED);
  const query = { token: first.link_token };
  const foreign = await visitor.ask(findCancellations, { params: { id: second.id }, query });
  expect(foreign.status).toBe(404);
  const own = await visitor.ask(findCancellations, { params: { id: first.id }, query });
  expect(given(own)).toEqual({ cancellation: null, cancellations: [] });
  const stolen = { order_id: second.id, token: first.link_token };
  expect(given(await visitor.ask(askCancellation, { json: stolen })).order.id).toBe(first.id);
});

test('ordering again fills the cart as far as it can be had, and says what is short', async () => {
  const kettle = await addOne(db, 'Kettle', { quantity: 9 });
  const bowl = await addOne(db, 'Bowl', { quantity: 9 });
  const lamp = await addOne(db, 'Lamp', { quantity: 9, store_id: await addStore(db, 'Lamps') });
  const { id } = await orderOf([kettle, 1], [bowl, 4], [lamp, 2]);
  await db.updateTable('inventory').set({ quantity: 3 }).where('id', '=', bowl).execute();
  await db.updateTable('inventory').set({ quantity: 0 }).where('id', '=', lamp).execute();
  const cart = given(await shopper.ask(reorder, { json: { order_id: id } }));
  expect(cart.cartCount).toBe(4);
  expect(cart.not_added).toEqual([
    { title: 'Bowl', wanted: 4, added: 3, message: 'Product quantity exceeds inventory.' },
    { title: 'Lamp', wanted: 2, added: 0, message: 'This product is out of stock.' },
  ]);
  expect((await visitor.ask(reorder, { json: { order_id: id } })).status).toBe(404);
});

test('ordering again by the link fills the cart of who opened it', async () => {
  const { link_token: token } = await orderOf([await addOne(db, 'Kettle'), 2]);
  const cart = given(await visitor.ask(reorder, { json: { token } }));
  expect(cart).toMatchObject({ cartCount: 2, not_added: [] });
  expect(visitor.token).toMatch(/^\w{18}$/);
  expect(given(await shopper.ask(getCart)).cartCount).toBe(0);
});

test('when nothing of it can be had any more, that is said, and no cart is made', async () => {
  const kettle = await addOne(db, 'Kettle', { quantity: 2 });
  const { link_token: token } = await orderOf([kettle, 2]);
  expect(refused(await visitor.ask(reorder, { json: { token } })).form).toEqual([
    'This product is out of stock.',
  ]);
  expect(visitor.token).toBeUndefined();
});

test('a set that was ordered comes back as a set, at its price', async () => {
  const camera = await addProduct(db, 'Camera', { selling: 50_000 });
  const bag = await addProduct(db, 'Bag', { selling: 10_000 });
  const bundle_id = await addBundle(db, [camera.id, bag.id], { kind: 'set', price: 54_000 });
  await shopper.ask(changeCart, { json: { bundle_id, quantity: 1 } });
  const { id } = await orderOf();
  const cart = given(await shopper.ask(reorder, { json: { order_id: id } }));
  expect(cart.summary).toMatchObject({ bundle_saving: 6000, subtotal: 60_000 });
});

test('where the shop wants an account, a guest is asked to sign in and keeps the cart', async () => {
  await shopper.fill([await addOne(db, 'Kettle'), 1]);
  const row = { key: 'guest_checkout', value: JSON.stringify(false) };
  await db.insertInto('setting').values(row).execute();
  try {
    expect(refused(await shopper.order()).form).toEqual(['Please sign in to place your order.']);
    expect(given(await shopper.ask(getCart)).cartCount).toBe(1);
  } finally {
    await db.deleteFrom('setting').where('key', '=', row.key).execute();
  }
  expect((await shopper.order()).status).toBe(200);
});
