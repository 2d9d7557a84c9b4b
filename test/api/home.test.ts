import { expect, test } from 'vitest';
import { BANNER_TYPE, SOURCE_TYPE } from '#contract/codes.ts';
import { getHome } from '#contract/shop/home.ts';
import { getListing } from '#contract/catalogue/listing.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import {
  addBrand,
  addCategory,
  addFlashSale,
  addProduct,
  addReview,
  addTag,
  inDays,
} from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const kitchen = await addCategory(db, { en: 'Kitchen', fr: 'Cuisine' });
const kettles = await addCategory(db, { en: 'Kettles', fr: 'Bouilloires' }, { parent_id: kitchen });
const steel = await addProduct(
  db,
  { en: 'Steel kettle', fr: 'Bouilloire en acier' },
  { category_id: kettles },
);
const glass = await addProduct(db, 'Glass kettle', { category_id: kettles, selling: 6000 });
const pan = await addProduct(db, { en: 'Iron pan', fr: 'Poêle en fer' }, { category_id: kitchen });
const hidden = await addProduct(db, 'Hidden kettle', { category_id: kettles, visible: false });

test('the home page shows slides, banners, collections, sales, and links only where they lead', async () => {
  const collection = await db
    .insertInto('collection')
    .values({ slug: { en: 'picks' }, title: { en: 'Our picks' }, on_home: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('product_collection')
    .values([
      { collection_id: collection.id, product_id: pan.id, position: 1 },
      { collection_id: collection.id, product_id: steel.id, position: 2 },
      { collection_id: collection.id, product_id: hidden.id, position: 3 },
    ])
    .execute();
  await addFlashSale(db, { [glass.id]: 2500 });
  await addFlashSale(db, { [steel.id]: 100 }, { starts_at: inDays(1), ends_at: inDays(2) });
  const slide = (
    title: string,
    source_type: number | null,
    source_ids: number[],
    url?: string,
  ) => ({
    title: { en: title },
    image: 'slide.webp',
    source_type,
    source_ids,
    url: url ?? null,
    subtitle: title === 'Two products' ? { en: 'For the stove' } : null,
  });
  await db
    .insertInto('slide')
    .values([
      slide('Kettles', 2, [kettles]),
      slide('One product', 5, [steel.id]),
      slide('Two products', 5, [pan.id, glass.id]),
      slide('Safe', 6, [], '/page/about'),
      slide('Dangerous', 6, [], 'javascript:alert(1)'),
      slide('Sneaky', 6, [], '//evil.test'),
      slide('Gone', 4, [99_999]),
    ])
    .execute();
  await db
    .insertInto('banner')
    .values([
      { type: 1, title: { en: 'Beside' }, image: 'b.webp', source_type: 1, source_ids: [kitchen] },
      { type: 7, title: { en: 'Sidebar' }, image: 'b.webp' },
    ])
    .execute();

  const { data } = await shop.call(getHome, { query: {}, language: 'fr' });
  expect(data.collections[0]?.products.map(({ title }) => title)).toEqual([
    'Poêle en fer',
    'Bouilloire en acier',
  ]);
  expect(data.flash_sales).toHaveLength(1);
  expect(data.flash_sales[0]?.products[0]).toMatchObject({ price: 2500, current: 2500 });
  const links = Object.fromEntries(data.slider.map(({ title, source }) => [title, source]));
  expect(links['Kettles']).toMatchObject({
    source_type: 2,
    slug: 'bouilloires',
    parent_slug: 'cuisine',
  });
  expect(links['One product']?.url).toBe(`/bouilloire-en-acier/product/${steel.id}`);
  expect(links['Safe']?.url).toBe('/page/about');
  for (const dead of ['Dangerous', 'Sneaky', 'Gone']) expect(links[dead]).toBeNull();
  expect(data.banners.map(({ title }) => title)).toEqual(['Beside']);
  expect(data.products.total).toBe(3);

  const several = links['Two products'];
  expect(several).toMatchObject({ source_type: 5, slug: 'two-products', url: null });
  const listing = (await shop.call(getListing, { query: { home_spm: several?.id ?? '' } })).data;
  expect(listing.products.result.map(({ title }) => title)).toEqual(['Iron pan', 'Glass kettle']);
  expect(listing.banners.map(({ title }) => title)).toEqual(['Sidebar']);
  // The word in its address is the one that links have.
  expect(listing.subject).toMatchObject({
    slug: 'two-products',
    description: 'For the stove',
    image: 'slide.webp',
  });
});

test('the brand strip comes with the three most popular products of its brand', async () => {
  const brand = await addBrand(db, 'Fornella');
  for (const popularity of [0.3, 0.9, 0.1, 0.5])
    await addProduct(db, `Pot ${popularity}`, {
      category_id: kettles,
      brand_id: brand,
      popularity,
    });
  expect((await shop.call(getHome, { query: {} })).data.brand_products).toEqual([]);
  await db
    .insertInto('banner')
    .values({
      type: 6,
      title: { en: 'Meet' },
      image: 'b.webp',
      source_type: 4,
      source_ids: [brand],
    })
    .execute();
  const { data } = await shop.call(getHome, { query: {} });
  expect(data.brand_products.map(({ title }) => title)).toEqual(['Pot 0.9', 'Pot 0.5', 'Pot 0.3']);
});

test('the brand strip shows what is rated poorly after all others', async () => {
  const brand = await addBrand(db, 'Mixed ware');
  const [disliked] = [
    await addProduct(db, 'Disliked pot', {
      category_id: kettles,
      brand_id: brand,
      popularity: 0.9,
    }),
    await addProduct(db, 'Quiet pot', { category_id: kettles, brand_id: brand, popularity: 0.1 }),
  ];
  await addReview(db, disliked.id, { rating: 2 });
  await db
    .updateTable('banner')
    .set({ source_ids: [brand] })
    .where('type', '=', 6)
    .execute();
  const { data } = await shop.call(getHome, { query: {} });
  expect(data.brand_products.map(({ title }) => title)).toEqual(['Quiet pot', 'Disliked pot']);
});

test('what is sold out is praised nowhere on the home page, and stands last among all products', async () => {
  const brand = await addBrand(db, 'Sold by noon');
  const gone = { category_id: kettles, brand_id: brand, popularity: 0.99, quantity: 0 };
  await addProduct(db, 'Gone kettle', gone);
  await addProduct(db, 'Kettle that is there', { category_id: kettles, brand_id: brand });
  await db
    .updateTable('banner')
    .set({ source_ids: [brand] })
    .where('type', '=', 6)
    .execute();
  const { data } = await shop.call(getHome, { query: {} });
  expect(data.brand_products.map(({ title }) => title)).toEqual(['Kettle that is there']);
  expect(data.products.result.at(-1)?.title).toBe('Gone kettle');
  const listed = (await shop.call(getListing, { query: {} })).data.products.result;
  expect(listed.at(-1)?.title).toBe('Gone kettle');
});

test('a caller may want fewer of all products at a time', async () => {
  const { data } = await shop.call(getHome, { query: { per_page: 2, page: 2 } });
  const all = (await shop.call(getHome, { query: {} })).data.products.result;
  expect(data.products).toMatchObject({
    page: 2,
    per_page: 2,
    last_page: Math.ceil(all.length / 2),
  });
  expect(data.products.result).toEqual(all.slice(2, 4));
});

test('what a banner leads to has its picture and text, as long as the banner is shown', async () => {
  const tag = await addTag(db, 'Gifts');
  await addProduct(db, 'Gift kettle', { category_id: kettles, tags: [tag] });
  const subject = async () =>
    (await shop.call(getListing, { query: { tag: 'gifts' } })).data.subject;
  const named = { kind: 'tag', title: 'Gifts' };
  const lead = {
    title: { en: 'Gift ideas' },
    image: 'gifts.webp',
    source_type: SOURCE_TYPE.tag,
    source_ids: [tag],
  };
  await db
    .insertInto('banner')
    .values([{ ...lead, type: BANNER_TYPE.listingSidebar, subtitle: { en: 'For every taste' } }])
    .execute();
  const description = 'For every taste';
  expect(await subject()).toMatchObject({ ...named, image: 'gifts.webp', description });
  await db.updateTable('banner').set({ visible: false }).execute();
  expect(await subject()).toMatchObject({ ...named, image: null, description: null });
});
