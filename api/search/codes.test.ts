import { expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { getProduct } from '#contract/catalogue/product.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addCategory, addProduct } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);
const category_id = await addCategory(db, 'Goods');
const kettle = await addProduct(db, 'Copper kettle', { category_id });
const cover = await addProduct(db, 'Cover for KET-77', { category_id });
const hidden = await addProduct(db, 'Hidden kettle', { category_id, visible: false });

const put = (product: number, sku: string, gtin: string) =>
  db.updateTable('inventory').set({ sku, gtin }).where('product_id', '=', product).execute();
await put(kettle.id, 'KET-77', '4006381333931');
await put(cover.id, 'COV-12', '036000291452');
await put(hidden.id, 'HID-99', '96385074');
await rebuildSearch(db, NOON);

const find = async (q: string) => {
  const { data } = await shop.call(getListing, { query: { q } });
  return data.products.result.map(({ id }) => Number(id));
};

test.each(['KET-77', 'ket-77', '4006381333931', '4 006381 333931', '04006381333931'])(
  'the product with the SKU or barcode %s comes first',
  async (q) => {
    expect((await find(q))[0]).toBe(kettle.id);
  },
);

test('what only speaks of the code comes behind', async () => {
  expect(await find('KET-77')).toEqual([kettle.id, cover.id]);
});

test('a barcode of twelve digits is the same with a zero before it', async () => {
  expect(await find('0036000291452')).toEqual([cover.id]);
});

test('a hidden product is not found by its code, and another code finds nothing', async () => {
  expect(await find('HID-99')).not.toContain(hidden.id);
  expect(await find('96385074')).toEqual([]);
});

test('a typed code is suggested, and a product tells its barcode', async () => {
  const { data } = await shop.call(getSuggestions, { query: { q: '4006381333931' } });
  expect(data.product.map(({ id }) => Number(id))).toEqual([kettle.id]);
  const product = await shop.call(getProduct, { params: { id: String(kettle.id) } });
  expect(product.data.product.inventory[0]?.gtin).toBe('4006381333931');
});
