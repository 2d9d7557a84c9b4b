import { expect, test } from 'vitest';
import { getHome } from '#contract/shop/home.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addBrand, addFlashSale, addProduct, addReview } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const brand = await addBrand(db, 'Fornella');
const add = (title: string, popularity: number) =>
  addProduct(db, title, { brand_id: brand, popularity });
const reduced = await add('Reduced pan', 0.9);
const picked = await add('Picked pot', 0.8);
const branded = await add('Branded wok', 0.7);
await add('Unreviewed lid', 0.6);
const reviewed = await add('Reviewed ladle', 0.5);
await addReview(db, reviewed.id, { rating: 5 });
await addReview(db, branded.id, { rating: 5 });
await addFlashSale(db, { [reduced.id]: 1000 });

const addCollection = async (title: string, members: { id: number }[]) => {
  const { id } = await db
    .insertInto('collection')
    .values({ slug: { en: title.toLowerCase() }, title: { en: title }, on_home: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_collection')
    .values(
      members.map((member, position) => ({ collection_id: id, product_id: member.id, position })),
    )
    .execute();
};
await addCollection('Picks', [reduced, picked]);
await addCollection('Repeats', [picked, reduced]);
await db
  .insertInto('banner')
  .values({ type: 6, title: { en: 'Meet' }, image: 'b.webp', source_type: 4, source_ids: [brand] })
  .execute();

const titlesOf = (cards: readonly { title: string }[]) => cards.map(({ title }) => title);

test('the home page shows no product in two of its rows, and no row of nothing new', async () => {
  const { data } = await shop.call(getHome, { query: {} });
  expect(data.flash_sales.map(({ products }) => titlesOf(products))).toEqual([['Reduced pan']]);
  expect(data.collections.map(({ title, products }) => [title, titlesOf(products)])).toEqual([
    ['Picks', ['Picked pot']],
  ]);
  expect(titlesOf(data.brand_products)).toEqual([
    'Branded wok',
    'Unreviewed lid',
    'Reviewed ladle',
  ]);
});

test('"Just for you" begins with what is reviewed and not shown above, and leaves nothing out', async () => {
  await db.deleteFrom('banner').execute();
  const { data } = await shop.call(getHome, { query: {} });
  const order = ['Branded wok', 'Reviewed ladle', 'Reduced pan', 'Picked pot', 'Unreviewed lid'];
  expect(titlesOf(data.products.result)).toEqual(order);
  const pages = await Promise.all(
    [1, 2, 3].map((page) => shop.call(getHome, { query: { per_page: 2, page } })),
  );
  expect(pages.flatMap((page) => titlesOf(page.data.products.result))).toEqual(order);
});
