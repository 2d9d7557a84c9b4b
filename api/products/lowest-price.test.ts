import { expect, test } from 'vitest';
import { getCart } from '#contract/cart/cart.ts';
import { getProduct } from '#contract/catalogue/product.ts';
import { listProducts } from '#contract/catalogue/listing.ts';
import { writeSetting } from '#db/settings.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addFlashSale, addProduct, inDays, refreshProducts } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db);

/** A product on offer for 80.00 instead of 100.00 since that many days, with what it has cost before. */
const addOffered = async (
  title: string,
  since: number,
  before: [days: number, price: number][],
) => {
  const { id, inventories } = await addProduct(db, title, { selling: 10_000, offered: 8_000 });
  const inventory_id = inventories[0] ?? 0;
  const noted = [...before, [since, 8_000] as const];
  await db.deleteFrom('price_history').where('inventory_id', '=', inventory_id).execute();
  await db
    .insertInto('price_history')
    .values(noted.map(([days, price]) => ({ inventory_id, at: inDays(-days), price })))
    .execute();
  return { id, inventory_id };
};

const read = async (id: number) =>
  given(await app.call(getProduct, { params: { id: String(id) } }));
const priceOf = async (id: number) => {
  const { product } = await read(id);
  const { current, previous, reduction } = product;
  const [variant] = product.inventory;
  return { current, previous, reduction, variant: variant?.previous, lowest: variant?.lowest };
};

const offer = await addOffered('Kettle', 2, [
  [90, 10_000],
  [20, 8_500],
  [10, 10_000],
]);
const old = await addOffered('Lamp', 200, [[400, 10_000]]);
const fresh = await addOffered('Jug', 3, []);
const flash = await addOffered('Bowl', 100, [[300, 10_000]]);
await addFlashSale(db, { [flash.id]: 7_000 });

test('beside a reduction stands the lowest price of the 30 days before it', async () => {
  expect(await priceOf(offer.id)).toEqual({
    current: 8_000,
    previous: 10_000,
    reduction: 20,
    variant: 10_000,
    lowest: 8_500,
  });
  expect((await priceOf(flash.id)).lowest).toBe(8_000);
});

test('in a shop that says so reductions are measured against it, on every page and in the cart', async () => {
  await writeSetting(db, 'price_reference', 'lowest30');
  await refreshProducts(db, [offer.id, old.id, fresh.id, flash.id]);
  expect(await priceOf(offer.id)).toEqual({
    current: 8_000,
    previous: 8_500,
    reduction: 6,
    variant: 8_500,
    lowest: 8_500,
  });
  // Of what counts is the time before the reduction, however long it lasts.
  expect(await priceOf(old.id)).toMatchObject({ previous: 10_000, reduction: 20 });
  // It has never cost more that anybody has noted.
  expect(await priceOf(fresh.id)).toMatchObject({ previous: null, reduction: null, lowest: null });
  // Against its offer, not against the price of the list.
  expect(await priceOf(flash.id)).toMatchObject({ current: 7_000, previous: 8_000, reduction: 13 });

  const { products } = given(await app.call(listProducts, { query: {} }));
  expect(products.result.find(({ id }) => id === String(offer.id))).toMatchObject({
    previous: 8_500,
  });
  const shopper = new Shopper(app);
  given(await shopper.add(offer.inventory_id));
  const { cartProducts } = given(await shopper.ask(getCart));
  expect(cartProducts[0]?.previous).toBe(8_500);
});
