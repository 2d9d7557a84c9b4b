import { beforeEach, expect, test } from 'vitest';
import {
  changeCart,
  deleteCartLine,
  getCart,
  putBackLine,
  saveForLater,
  selectCartLines,
  updateShipping,
} from '#contract/cart/cart.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addBundle, addProduct, addShippingRule, inDays } from '#test/factories.ts';
import { given, PARIS, refused, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';

const db = await testDatabase();
const app = testApp(db);
let shopper: Shopper;
beforeEach(() => {
  shopper = new Shopper(app);
  app.setNow(inDays(0));
});

const save = async (id: string) => shopper.ask(saveForLater, { json: { id } });
const back = async (id: string) => shopper.ask(putBackLine, { json: { id } });
const remove = async (id: string) => shopper.ask(deleteCartLine, { query: { id } });

test('what is saved for later leaves cart, badge and sums, and comes back as it was', async () => {
  const kettle = await addOne(db, 'Kettle', { selling: 2000 });
  await shopper.add(await addOne(db, 'Bowl', { selling: 700 }));
  const { id } = given(await shopper.add(kettle, 2));
  const saved = given(await save(id));
  expect(saved).toMatchObject({ id, quantity: 2, cartCount: 1, summary: { subtotal: 700 } });
  expect(saved.saved).toMatchObject([
    { id, quantity: 2, unit_price: 2000, selected: 2, product: { title: 'Kettle' }, problems: [] },
  ]);
  const returned = given(await back(id));
  expect(returned).toMatchObject({ id, quantity: 2, cartCount: 3, saved: [] });
  expect(returned.summary.subtotal).toBe(4700);
});

test('a removed line is put back in its place, with its choices', async () => {
  const rule = await addShippingRule(db, {
    places: [{ price: 900 }, { type: 2, price: 0, title: { en: 'Market Hall' } }],
  });
  const plant = await addOne(db, 'Plant', { shipping_rule_id: rule });
  const { id } = given(await shopper.add(plant, 3));
  const { cartProducts } = await shopper.fill([await addOne(db, 'Bowl'), 1]);
  const pickup = cartProducts[0]?.shipping.options.find(({ type }) => type === 2);
  const lines = { [id]: { type: 2 as const, place: pickup?.id ?? '' } };
  await shopper.ask(updateShipping, { json: { lines, address: PARIS } });
  await shopper.ask(selectCartLines, { json: { checked: [], unchecked: [id] } });
  const before = given(await shopper.ask(getCart));

  app.setNow(inDays(0.5));
  expect(given(await remove(id)).cartProducts).toHaveLength(1);
  const { quantity, id: _, ...after } = given(await back(id));
  expect(quantity).toBe(3);
  expect(after).toEqual(before);
  expect((await back(id)).status).toBe(404);
});

test('a removed line can be put back for a day', async () => {
  const first = given(await shopper.add(await addOne(db, 'Kettle')));
  const second = given(await shopper.add(await addOne(db, 'Bowl')));
  await remove(first.id);
  app.setNow(inDays(2));
  await remove(second.id);
  expect((await back(first.id)).status).toBe(404);
  expect((await back(second.id)).status).toBe(200);
});

test('adding again what was removed and putting it back adds up', async () => {
  const kettle = await addOne(db, 'Kettle');
  const { id } = given(await shopper.add(kettle, 2));
  await remove(id);
  await shopper.add(kettle, 1);
  expect(given(await back(id))).toMatchObject({ quantity: 3, cartCount: 3 });
});

test('saving the same thing twice adds up, and a saved thing can be removed', async () => {
  const kettle = await addOne(db, 'Kettle');
  await save(given(await shopper.add(kettle, 2)).id);
  const { id } = given(await shopper.add(kettle, 1));
  expect(given(await save(id)).saved).toMatchObject([{ id, quantity: 3 }]);
  expect(given(await remove(id))).toMatchObject({ id, quantity: 3, saved: [] });
});

test('only as many come back as there are left; none says why', async () => {
  const kettle = await addOne(db, 'Kettle', { quantity: 5 });
  const { id } = given(await shopper.add(kettle, 4));
  await save(id);
  await db.updateTable('inventory').set({ quantity: 0 }).where('id', '=', kettle).execute();
  expect(refused(await back(id)).form).toEqual(['This product is out of stock.']);
  await db.updateTable('inventory').set({ quantity: 3 }).where('id', '=', kettle).execute();
  const cart = given(await back(id));
  expect(cart).toMatchObject({ quantity: 3, cartCount: 3 });
});

test('a set is saved and comes back as a whole', async () => {
  const camera = await addProduct(db, 'Camera', { selling: 50_000 });
  const bag = await addProduct(db, 'Bag', { selling: 10_000 });
  const bundle_id = await addBundle(db, [camera.id, bag.id], { kind: 'set', price: 54_000 });
  const { id } = given(await shopper.ask(changeCart, { json: { bundle_id, quantity: 2 } }));
  const saved = given(await save(id));
  expect(saved).toMatchObject({ quantity: 4, cartCount: 0, cartProducts: [] });
  expect(saved.saved).toHaveLength(2);
  expect(given(await back(id)).summary).toMatchObject({ bundle_saving: 12_000, total: 108_000 });
});

test("another's line is not there to be saved or put back", async () => {
  const { id } = given(await shopper.add(await addOne(db, 'Kettle')));
  const stranger = new Shopper(app);
  await stranger.add(await addOne(db, 'Bowl'));
  const json = { id };
  expect((await stranger.ask(saveForLater, { json })).status).toBe(404);
  await save(id);
  expect((await stranger.ask(putBackLine, { json })).status).toBe(404);
  expect((await stranger.ask(deleteCartLine, { json })).status).toBe(404);
});

test('a price that changed stays said, whatever the shopper does with the line', async () => {
  const kettle = await addOne(db, 'Kettle', { selling: 2000 });
  const { id } = given(await shopper.add(kettle, 1));
  await db.updateTable('inventory').set({ price: 2500 }).where('id', '=', kettle).execute();
  const said = 'The price rose from $20.00 to $25.00 since you added it.';
  const messages = (lines: { problems: { message: string }[] }[]) =>
    lines.flatMap(({ problems }) => problems.map(({ message }) => message));
  const changed = given(await shopper.ask(changeCart, { json: { id, quantity: 2 } }));
  expect(messages(changed.cartProducts)).toEqual([said]);
  expect(messages(given(await save(id)).saved)).toEqual([said]);
  expect(messages(given(await back(id)).cartProducts)).toEqual([said]);
});

test('a price that rose is charged only to who has seen the new total', async () => {
  const kettle = await addOne(db, 'Kettle', { selling: 2000 });
  await shopper.fill([kettle, 1]);
  await db.updateTable('inventory').set({ price: 2500 }).where('id', '=', kettle).execute();
  expect(refused(await shopper.order()).form).toEqual([
    'Your cart has changed in the meantime. Please look at it again.',
  ]);
  const { summary } = given(await shopper.ask(getCart));
  expect((await shopper.ordered({ amount: summary.total })).amount).toBe(3000);
});
