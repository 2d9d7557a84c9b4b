import { expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addFlashSale, addProduct, addShippingRule, refreshProducts } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const fromFifty = await addShippingRule(db, { free_above: 5000 });
const always = await addShippingRule(db, { places: [{ price: 0 }] });
const never = await addShippingRule(db);
const counter = await addShippingRule(db, {
  free_above: 5000,
  places: [{ type: 2, title: { en: 'Depot counter' }, price: 0 }],
});

const add = (title: string, rule: number, price: object) =>
  addProduct(db, title, { shipping_rule_id: rule, ...price });
await add('Enough by itself', fromFifty, { selling: 5000 });
await add('A cent too cheap', fromFifty, { selling: 4999 });
await add('Reduced below', fromFifty, { selling: 9000, offered: 4000 });
await add('One size below', fromFifty, {
  selling: 9000,
  variants: [{ price: 9000 }, { price: 4000 }],
});
const onSale = await add('Below in a sale', fromFifty, { selling: 9000 });
await add('Cheap and always free', always, { selling: 300 });
await add('Dear and never free', never, { selling: 90_000 });
await add('Dear, to be picked up', counter, { selling: 90_000 });
await addFlashSale(db, { [onSale.id]: 3000 });
await refreshProducts(db, [onSale.id]);

test('a card promises free delivery where one unit is sent free, whatever else is bought', async () => {
  const { data } = await shop.call(getListing, { query: {} });
  const free = data.products.result.filter(({ free_shipping }) => free_shipping);
  expect(free.map(({ title }) => title).toSorted()).toEqual([
    'Cheap and always free',
    'Enough by itself',
  ]);
  const found = await shop.call(getListing, { query: { shipping: ['free'] } });
  expect(found.data.products.total).toBe(2);
});
