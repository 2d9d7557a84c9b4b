import { expect, test } from 'vitest';
import { getPage } from '#contract/shop/content.ts';
import { getProduct, listSuggestedProducts } from '#contract/catalogue/product.ts';
import { listReviews } from '#contract/reviews/review.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import {
  addAttribute,
  addBrand,
  addBundle,
  addCategory,
  addFlashSale,
  addProduct,
  addReview,
  addShippingRule,
  addStore,
  addTag,
  addVoucher,
  inDays,
} from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const kitchen = await addCategory(db, { en: 'Kitchen', fr: 'Cuisine' });
const kettles = await addCategory(db, { en: 'Kettles', fr: 'Bouilloires' }, { parent_id: kitchen });
const store = await addStore(db, { en: 'Corner Shop', fr: 'Au Coin' });
const other = await addStore(db, 'Depot');
const brand = await addBrand(db, 'Acme');
const rule = await addShippingRule(db, {
  free_above: 5000,
  places: [
    { country: 'IN', state: 'DL', price: 300, days_min: 1, days_max: 2 },
    { country: 'IN', price: 700 },
    { type: 2, title: { en: 'Counter', fr: 'Comptoir' }, address: '1 Main Street', price: 0 },
  ],
});
const colour = await addAttribute(db, { en: 'Colour', fr: 'Couleur' }, ['Blue', 'Red']);
const [blue = 0, red = 0] = colour.values;

const base = { store_id: store, category_id: kettles, brand_id: brand, shipping_rule_id: rule };
const kettle = await addProduct(
  db,
  { en: 'Steel kettle', fr: 'Bouilloire en acier' },
  {
    ...base,
    selling: 10_000,
    offered: 8000,
    warranty: { en: '2 years' },
    max_per_order: 3,
    tags: [await addTag(db, { en: 'Tea', fr: 'Thé' })],
    description: {
      en: '<p onclick="x()">Boils <b>fast</b>.</p><script>alert(1)</script><a href="javascript:alert(1)">a</a><img src=x onerror=alert(1)><style>p{}</style>',
    },
    variants: [
      { values: { [colour.id]: blue }, quantity: 4 },
      { values: { [colour.id]: red }, price: 12_000, list_price: 15_000, quantity: 0 },
    ],
  },
);
const pan = await addProduct(db, 'Iron pan', { ...base, selling: 5000 });
const mug = await addProduct(db, 'Blue mug', { ...base, store_id: other, selling: 900 });
await db
  .insertInto('specification')
  .values({
    product_id: kettle.id,
    position: 0,
    label: { en: 'Volume', fr: 'Volume' },
    value: { en: '1.7 l', fr: '1,7 l' },
  })
  .execute();

const show = async (id: number | string, language: LanguageCode = 'en') => {
  const answer = await shop.call(getProduct, { params: { id: String(id) }, language });
  expect(answer.status).toBe(200);
  return answer.data.product;
};
const statusOf = async (id: string, language: LanguageCode = 'en') =>
  (await shop.call(getProduct, { params: { id }, language })).status;

test('a product is found by id and by a slug that only it has, in any language', async () => {
  for (const id of [String(kettle.id), 'steel-kettle', 'bouilloire-en-acier'])
    expect((await show(id)).id).toBe(String(kettle.id));
  expect((await show(kettle.id, 'fr')).slug).toBe('bouilloire-en-acier');
  expect((await show(kettle.id)).slugs).toMatchObject({
    fr: 'bouilloire-en-acier',
    ar: 'steel-kettle',
  });
});

test('what cannot be seen, or is named by a slug of several, is 404', async () => {
  const hidden = await addProduct(db, 'Secret', { ...base, visible: false });
  await addProduct(db, 'Twin', base);
  await addProduct(db, 'Twin', base);
  for (const id of [String(hidden.id), 'secret', 'twin', '999999', '0', '-1', '1e3', "1' or 1=1"])
    expect(await statusOf(id), id).toBe(404);
});

test('prices, attributes and variants, each variant with what it costs now', async () => {
  const product = await show(kettle.id, 'fr');
  expect(product).toMatchObject({
    current: 8000,
    previous: 10_000,
    reduction: 20,
    has_variants: true,
  });
  expect(product.attributes).toEqual([
    {
      id: String(colour.id),
      title: 'Couleur',
      values: [
        { id: String(blue), title: 'Blue', color: null },
        { id: String(red), title: 'Red', color: null },
      ],
    },
  ]);
  expect(
    product.inventory.map(({ price, previous, quantity }) => [price, previous, quantity]),
  ).toEqual([
    [8000, 10_000, 4],
    [12_000, 15_000, 0],
  ]);
  expect(product.inventory[1]?.inventory_attributes).toEqual([
    { attribute_id: String(colour.id), value_id: String(red) },
  ]);
});

test('a running flash sale reduces every variant by the same ratio, and ends on the second', async () => {
  await addFlashSale(db, { [kettle.id]: 4000 });
  const during = await show(kettle.id);
  expect(during).toMatchObject({ price: 4000, current: 4000, end_time: inDays(1).toISOString() });
  expect(during.inventory.map(({ price }) => price)).toEqual([4000, 6000]);
  shop.setNow(inDays(1));
  expect((await show(kettle.id)).inventory.map(({ price }) => price)).toEqual([8000, 12_000]);
  shop.setNow(inDays(0));
  await db.deleteFrom('flash_sale').execute();
});

test('a description keeps its formatting and loses everything that could run', async () => {
  const { description, seo } = await show(kettle.id);
  expect(description).toBe('<p>Boils <b>fast</b>.</p><a>a</a>');
  expect(seo.description).toBe('Boils fast. a');
});

test('store, breadcrumbs, specifications, tags and shipping are in the shopper’s language', async () => {
  const product = await show(kettle.id, 'fr');
  expect(product.store).toMatchObject({ name: 'Au Coin', product_count: 4 });
  expect(product.breadcrumbs.map(({ slug, parent_slug }) => [slug, parent_slug])).toEqual([
    ['cuisine', null],
    ['bouilloires', 'cuisine'],
  ]);
  expect(product.specifications).toEqual([{ label: 'Volume', value: '1,7 l' }]);
  expect(product.tags[0]?.title).toBe('Thé');
  expect(product.warranty).toBe('2 years');
  expect(product.shipping_rule).toMatchObject({ free_above: 5000 });
  expect(product.shipping_rule.places.find(({ type }) => type === 2)?.title).toBe('Comptoir');
  const states = async (language: 'fr' | 'hi') =>
    (await show(kettle.id, language)).shipping_rule.places.map(({ state_name }) => state_name);
  expect(await states('fr')).toContain('Delhi');
  expect(await states('hi')).toContain('दिल्ली');
  expect(product.delivery).toEqual({
    price: 300,
    days_min: 1,
    days_max: 2,
    country: 'IN',
    state: 'DL',
  });
  expect(product.max_per_order).toBe(3);
});

test('vouchers of the product’s store, then of the platform, are shown while they can be used', async () => {
  await addVoucher(db, 'EVERYWHERE');
  await addVoucher(db, 'CORNER', { store_id: store, price_type: 2, value: 10 });
  await addVoucher(db, 'DEPOT', { store_id: other });
  await addVoucher(db, 'PRIVATE', { visibility: 2 });
  await addVoucher(db, 'OVER', { starts_at: inDays(-2), ends_at: inDays(0) });
  await addVoucher(db, 'USED-UP', { total_limit: 1, used: 1 });
  const { vouchers } = await show(kettle.id);
  expect(vouchers.map(({ code }) => code)).toEqual(['CORNER', 'EVERYWHERE']);
});

test('bundle deals say what they save; a set that saves nothing is not offered', async () => {
  await addBundle(db, [kettle.id], { kind: 'buy_get', buy: 2, free: 1 });
  await addBundle(db, [kettle.id, pan.id], { price: 11_000 });
  await addBundle(db, [kettle.id, pan.id], { price: 13_000 });
  await addBundle(db, [kettle.id, mug.id], { price: 1000, visible: false });
  const { bundle_deals: bundles, bundle_deal } = await show(kettle.id);
  expect(bundle_deal).toBe(true);
  expect(bundles.buy_get).toMatchObject({ buy: 2, free: 1 });
  expect(bundles.sets).toHaveLength(1);
  expect(bundles.sets[0]).toMatchObject({ price: 11_000, previous: 13_000, saving: 2000 });
  expect(bundles.sets[0]?.products.map(({ id }) => id)).toEqual([
    String(kettle.id),
    String(pan.id),
  ]);
});

test('reviews can be sorted and filtered, and are summed up by star', async () => {
  const { inventories } = kettle;
  await addReview(db, kettle.id, {
    rating: 5,
    helpful: 1,
    inventory_id: inventories[0] ?? null,
    name: 'Ada',
  });
  const withPicture = await addReview(db, kettle.id, {
    rating: 2,
    helpful: 9,
    name: 'Bob',
    created_at: inDays(-9),
  });
  await addReview(db, kettle.id, { rating: 1, name: 'Eve', visible: false });
  await db
    .insertInto('review_image')
    .values({ review_id: withPicture, position: 0, image: 'r.webp' })
    .execute();
  const read = async (query: object) =>
    (await shop.call(listReviews, { params: { id: String(kettle.id) }, query })).data;
  const names = async (query: object) => (await read(query)).all.result.map(({ name }) => name);

  const reviews = await read({});
  expect(reviews.total).toBe(2);
  expect([reviews.in_language, reviews.with_images]).toEqual([2, 1]);
  const french = await shop.call(listReviews, {
    params: { id: String(kettle.id) },
    query: {},
    language: 'fr',
  });
  expect([french.data.total, french.data.in_language]).toEqual([2, 0]);
  expect(reviews.summary).toMatchObject({ average: 3.5, count: 2 });
  expect(reviews.summary.stars[0]).toEqual({ rating: 5, count: 1 });
  expect(reviews.all.result.map(({ variant }) => variant)).toEqual([null, 'Blue']);
  expect(await names({ sort: 'newest' })).toEqual(['Ada', 'Bob']);
  expect(await names({ sort: 'lowest' })).toEqual(['Bob', 'Ada']);
  expect(await names({ rating: 5 })).toEqual(['Ada']);
  expect(await names({ with_images: '1' })).toEqual(['Bob']);
  expect((await show(kettle.id)).rating_summary.count).toBe(2);
  const missing = await shop.call(listReviews, { params: { id: '99999' }, query: {} });
  expect(missing.status).toBe(404);
});

test('in the place of a product only such are offered that are of its kind, in stock and of about its price', async () => {
  const pots = await addCategory(db, 'Pots', { parent_id: kitchen });
  const pot = { ...base, category_id: pots };
  const [gone, like, gift] = [
    await addProduct(db, 'Gone pot', { ...pot, selling: 30_000, quantity: 0 }),
    await addProduct(db, 'Like pot', { ...pot, selling: 40_000, quantity: 3 }),
    await addProduct(db, 'Toy pot', { ...pot, selling: 900, quantity: 3 }),
  ];
  await addProduct(db, 'Other gone pot', { ...pot, selling: 30_000, quantity: 0 });
  const suggested = async (query: object) =>
    (
      await shop.call(listSuggestedProducts, { params: { id: String(gone.id) }, query })
    ).data.products.result.map(({ id }) => id);
  expect(await suggested({ in_its_place: '1' })).toEqual([String(like.id)]);
  expect(await suggested({})).toEqual(expect.arrayContaining([String(like.id), String(gift.id)]));
});

test('what is sold by weight says what a kilogram of it costs, in every size', async () => {
  const weight = await addAttribute(db, { en: 'Net weight', fr: 'Poids net' }, ['250 g', '1 kg']);
  const [small = 0, large = 0] = weight.values;
  const honey = await addProduct(db, 'Honey', {
    ...base,
    selling: 809,
    variants: [
      { values: { [weight.id]: small }, quantity: 4 },
      { values: { [weight.id]: large }, price: 2750, quantity: 4 },
    ],
  });
  expect((await show(honey.id)).inventory.map(({ unit_price }) => unit_price)).toEqual([
    { price: 3236, per: 'kg' },
    { price: 2750, per: 'kg' },
  ]);
  expect((await show(kettle.id)).inventory[0]?.unit_price).toBeNull();
});

test('a pack of several pieces says what a kilogram costs where it says what each of them holds', async () => {
  const pieces = await addAttribute(db, { en: 'Quantity in pack' }, ['Pack of 2', '6 × 50 g']);
  const [two = 0, six = 0] = pieces.values;
  const variants = [
    { values: { [pieces.id]: two }, quantity: 4 },
    { values: { [pieces.id]: six }, price: 900, quantity: 4 },
  ];
  const unitPrices = async (id: number) =>
    (await show(id)).inventory.map(({ unit_price }) => unit_price?.price ?? null);
  const addBars = async (label: string) => {
    const { id } = await addProduct(db, 'Bars', { ...base, selling: 500, variants });
    await db
      .insertInto('specification')
      .values({ product_id: id, position: 0, label: { en: label }, value: { en: '100 g' } })
      .execute();
    return id;
  };
  expect(await unitPrices(await addBars('Net quantity per piece'))).toEqual([2500, 3000]);
  // It may be that of the whole pack.
  expect(await unitPrices(await addBars('Net quantity'))).toEqual([null, 3000]);
});

test('related products are like this one, and never itself', async () => {
  const { data } = await shop.call(listSuggestedProducts, {
    params: { id: String(kettle.id) },
    query: {},
  });
  const ids = data.products.result.map(({ id }) => id);
  expect(ids).not.toContain(String(kettle.id));
  expect(ids).toContain(String(pan.id));
  expect(data.products.total).toBe(ids.length);
});

test('related products come a few at a time where fewer are asked for', async () => {
  const params = { id: String(kettle.id) };
  const read = async (page: number) =>
    (await shop.call(listSuggestedProducts, { params, query: { page, per_page: 1 } })).data
      .products;
  const [first, second] = [await read(1), await read(2)];
  expect(first).toMatchObject({ per_page: 1, last_page: first.total });
  expect([...first.result, ...second.result].map(({ id }) => id)).toHaveLength(2);
  expect(first.result[0]?.id).not.toBe(second.result[0]?.id);
});

test('a static page is found by its slug in any language, its text safe to show', async () => {
  await db
    .insertInto('page')
    .values({
      slug: { en: 'privacy', fr: 'confidentialite' },
      title: { en: 'Privacy', fr: 'Confidentialité' },
      description: {
        en: '<h2>Privacy</h2><iframe src="//x"></iframe><a href="https://x.test">x</a>',
      },
    })
    .execute();
  const { data } = await shop.call(getPage, {
    params: { slug: 'confidentialite' },
    language: 'fr',
  });
  expect(data).toMatchObject({ title: 'Confidentialité', slug: 'confidentialite' });
  expect(data.slugs).toMatchObject({ en: 'privacy', fr: 'confidentialite' });
  expect(data.description).toBe('<h2>Privacy</h2><a href="https://x.test" rel="noopener">x</a>');
});
