import { expect, test } from 'vitest';
import { getStore } from '#contract/stores/store.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addProduct, addShippingRule, addStore } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const promises = async () => {
  const { store } = (await shop.call(getStore, { params: { slug: 'red-roof' }, query: {} })).data;
  return [store.return_days, store.free_delivery, store.pickup];
};

test('a store promises only what holds for all that it sells', async () => {
  const store_id = await addStore(db, 'Red Roof');
  expect(await promises()).toEqual([null, null, false]);

  const counter = { type: 2, country: 'FR', title: { en: 'Counter' }, address: '1 Rue Haute' };
  await addShippingRule(db, { store_id, free_above: 8000 });
  await addShippingRule(db, { store_id, free_above: 5000, places: [{}, counter] });
  await addProduct(db, 'Roof tile', { store_id, return_days: 30 });
  await addProduct(db, 'Ladder', { store_id, return_days: 14 });
  await addProduct(db, 'Hidden rope', { store_id, visible: false, refundable: false });
  const free = { title: 'Standard delivery', from: 5000 };
  expect(await promises()).toEqual([{ least: 14, most: 30 }, free, true]);

  const varnish = await addProduct(db, 'Varnish', { store_id, return_days: 0 });
  expect(await promises()).toEqual([null, free, true]);
  await db.deleteFrom('product').where('id', '=', varnish.id).execute();

  await addProduct(db, 'Bread', { store_id, refundable: false });
  expect(await promises()).toEqual([null, free, true]);
});
