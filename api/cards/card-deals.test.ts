import { expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addBundle, addFlashSale, addProduct, refreshProducts } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const tea = await addProduct(db, 'Tea', { selling: 1000 });
const lamp = await addProduct(db, 'Lamp', { selling: 4000 });
const chair = await addProduct(db, 'Chair', { selling: 9000 });
const { id: hidden } = await addProduct(db, 'Table', { selling: 9000 });
await addBundle(db, [tea.id], { kind: 'buy_get', buy: 2, free: 1 });
await addBundle(db, [tea.id], { kind: 'buy_get', buy: 5, free: 1 });
await addBundle(db, [tea.id, chair.id], { price: 9000 });
await addBundle(db, [hidden], { kind: 'buy_get', buy: 1, free: 1, visible: false });
await addFlashSale(db, { [lamp.id]: 3000 });
await refreshProducts(db, [tea.id, lamp.id, chair.id, hidden]);

test('a card says how many are free, by the oldest deal on offer, and how much a sale saves', async () => {
  const { data } = await shop.call(getListing, { query: {} });
  const told = data.products.result.map(({ title, buy_get, saving }) => [title, buy_get, saving]);
  expect(told.toSorted()).toEqual([
    ['Chair', null, null],
    ['Lamp', null, 1000],
    ['Table', null, null],
    ['Tea', { buy: 2, free: 1 }, null],
  ]);
});

test('a card follows its deal at once: other numbers, another deal', async () => {
  const dealOf = async (title: string) => {
    const { data } = await shop.call(getListing, { query: {} });
    return data.products.result.find((card) => card.title === title)?.buy_get;
  };
  expect(await dealOf('Tea')).toEqual({ buy: 2, free: 1 });
  const { id } = await db
    .selectFrom('bundle_deal')
    .select('id')
    .where('buy', '=', 2)
    .executeTakeFirstOrThrow();
  await db.updateTable('bundle_deal').set({ buy: 3 }).where('id', '=', id).execute();
  expect(await dealOf('Tea')).toEqual({ buy: 3, free: 1 });
  await db.deleteFrom('bundle_product').where('bundle_deal_id', '=', id).execute();
  expect(await dealOf('Tea')).toEqual({ buy: 5, free: 1 });
});
