import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listBrands } from '#contract/catalogue/brand.ts';
import { listCategories } from '#contract/catalogue/category.ts';
import { getHome } from '#contract/shop/home.ts';
import { listStores } from '#contract/stores/store.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import {
  addBrand,
  addCategory,
  addProduct,
  addReview,
  addStore,
  refreshProducts,
} from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const green = await addStore(db, 'Green House');
const blue = await addStore(db, 'Blue Door');
const kitchen = await addCategory(db, 'Kitchen');
const kettles = await addCategory(db, 'Kettles', { parent_id: kitchen });
const pans = await addCategory(db, 'Pans', { parent_id: kitchen });
const acme = await addBrand(db, 'Acme');
const zen = await addBrand(db, 'Zen');
const place = { store_id: green, category_id: kettles, brand_id: acme };
const kettle = await addProduct(db, 'Kettle', place);
const second = await addProduct(db, 'Second kettle', place);
await addReview(db, kettle.id, { rating: 4 });

const figures = async () => {
  const { data: stores } = await shop.call(listStores, { query: {} });
  const { data: brands } = await shop.call(listBrands, { query: {} });
  const { data: categories } = await shop.call(listCategories, { query: {} });
  const { data: home } = await shop.call(getHome, { query: {} });
  const [blueDoor, greenHouse] = stores.result.map(({ products, review_count, rating }) => [
    products,
    review_count,
    rating,
  ]);
  const [{ product_count: inKitchen, sub_categories }] = categories.result as [
    (typeof categories.result)[0],
  ];
  return {
    blueDoor,
    greenHouse,
    brands: brands.result.map(({ product_count }) => product_count),
    kitchen: [inKitchen, ...sub_categories.map(({ product_count }) => product_count)],
    shop: home.products.total,
  };
};

test('stores, brands and categories say what they sell', async () => {
  expect(await figures()).toEqual({
    blueDoor: [0, 0, 0],
    greenHouse: [2, 1, 4],
    brands: [2, 0],
    kitchen: [2, 2, 0],
    shop: 2,
  });
});

test('a product that moves takes its reviews along', async () => {
  await db
    .updateTable('product')
    .set({ store_id: blue, category_id: pans, brand_id: zen })
    .where('id', '=', kettle.id)
    .execute();
  await refreshProducts(db, [kettle.id]);
  await addReview(db, kettle.id, { rating: 5 });
  expect(await figures()).toEqual({
    blueDoor: [1, 2, 4.5],
    greenHouse: [1, 0, 0],
    brands: [1, 1],
    kitchen: [2, 1, 1],
    shop: 2,
  });
});

test('a product that is hidden is counted nowhere, and again once it is shown', async () => {
  const show = async (visible: boolean): Promise<void> => {
    await db.updateTable('product').set({ visible }).where('id', '=', second.id).execute();
    await refreshProducts(db, [second.id]);
  };
  const before = await figures();
  await show(false);
  expect(await figures()).toMatchObject({ greenHouse: [0, 0, 0], brands: [0, 1], shop: 1 });
  await show(true);
  expect(await figures()).toEqual(before);
});

test('counting everything anew changes no figure', async () => {
  const before = await figures();
  await sql`select recount_cards()`.execute(db);
  expect(await figures()).toEqual(before);
});
