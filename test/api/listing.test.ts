import { expect, test } from 'vitest';
import { listBrands } from '#contract/catalogue/brand.ts';
import { listCategories } from '#contract/catalogue/category.ts';
import { getListing, listProducts } from '#contract/catalogue/listing.ts';
import { SORTS } from '#contract/sorts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listZeroResults } from '#api/search/zero-results.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import {
  addAttribute,
  addBrand,
  addCategory,
  addFlashSale,
  addProduct,
  addReview,
  addShippingRule,
  addStore,
  addTag,
  inDays,
  refreshProducts,
} from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);

const kitchen = await addCategory(db, { en: 'Kitchen', fr: 'Cuisine', ar: 'المطبخ' });
const kettles = await addCategory(
  db,
  { en: 'Kettles', fr: 'Bouilloires', ar: 'غلايات' },
  { parent_id: kitchen },
);
const pans = await addCategory(db, { en: 'Pans', fr: 'Poêles' }, { parent_id: kitchen });
const garden = await addCategory(db, 'Garden');
const lights = await addCategory(db, { en: 'Lights' }, { parent_id: garden });
await addCategory(db, 'Hidden', { visible: false });

const acme = await addBrand(db, { en: 'Acme', fr: 'Acmé' });
const bolt = await addBrand(db, 'Bolt');
const corner = await addStore(db, 'Corner Shop');
const depot = await addStore(db, 'Depot');
const paid = await addShippingRule(db);
const free = await addShippingRule(db, {
  places: [{ price: 0 }, { type: 2, title: { en: 'Depot counter' }, price: 0 }],
});
const gifts = await addTag(db, 'Gifts');
const colour = await addAttribute(db, { en: 'Colour', fr: 'Couleur' }, [
  { en: 'Blue', fr: 'Bleu' },
  'Red',
]);
const size = await addAttribute(db, 'Size', ['Small', 'Large']);

const place = { store_id: corner, shipping_rule_id: paid };
const steel = await addProduct(
  db,
  { en: 'Steel kettle', fr: 'Bouilloire en acier', ar: 'غلاية من الفولاذ' },
  { ...place, category_id: kettles, brand_id: acme, selling: 4000, popularity: 0.9, sold: 5 },
);
const glass = await addProduct(
  db,
  { en: 'Glass kettle', fr: 'Bouilloire en verre', tr: 'Cam ÇAYDANLIK' },
  {
    ...place,
    category_id: kettles,
    brand_id: bolt,
    selling: 6000,
    offered: 3000,
    popularity: 0.5,
    sold: 50,
    tags: [gifts],
  },
);
const pan = await addProduct(
  db,
  { en: 'Iron pan', fr: 'Poêle en fer' },
  {
    store_id: depot,
    shipping_rule_id: free,
    category_id: pans,
    brand_id: acme,
    selling: 8000,
    popularity: 0.7,
    variants: [
      { values: { [colour.id]: colour.values[0] ?? 0, [size.id]: size.values[0] ?? 0 } },
      { values: { [colour.id]: colour.values[1] ?? 0, [size.id]: size.values[1] ?? 0 } },
    ],
  },
);
await addProduct(
  db,
  { en: 'Garden lamp', hi: 'बगीचे की बत्ती' },
  { ...place, category_id: lights, selling: 2000, popularity: 0.1, quantity: 0 },
);
await addProduct(db, { en: 'Hidden kettle' }, { ...place, category_id: kettles, visible: false });
await addReview(db, glass.id, { rating: 5 });
await addReview(db, steel.id, { rating: 3 });

type Query = Parameters<typeof shop.call<typeof getListing>>[1]['query'];

const list = async (query: Query, language: LanguageCode = 'en') => {
  const answer = await shop.call(getListing, { query, language });
  expect(answer.status).toBe(200);
  return answer.data;
};
const titles = async (query: Query, language: LanguageCode = 'en'): Promise<string[]> =>
  (await list(query, language)).products.result.map(({ title }) => title);
const statusOf = async (query: Query): Promise<number> =>
  (await shop.call(getListing, { query })).status;
const counts = (values: { title: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(values.map(({ title, count }) => [title, count]));

test('everything is listed by popularity, hidden products never are', async () => {
  expect(await titles({})).toEqual(['Steel kettle', 'Iron pan', 'Glass kettle', 'Garden lamp']);
});

test('a category is found by its slug in the asked language, and in any other', async () => {
  expect(await titles({ category: 'cuisine' }, 'fr')).toHaveLength(3);
  const listing = await list({ category: 'kitchen' }, 'ar');
  expect(listing.subject).toMatchObject({ kind: 'category', title: 'المطبخ', parent: null });
  expect(listing.subject.slugs).toMatchObject({ en: 'kitchen', fr: 'cuisine', tr: 'kitchen' });
});

test('a category goes by its id, or by its slug in whatever language and letters', async () => {
  for (const category of [String(kitchen), 'kitchen', 'cuisine', 'KITCHEN', 'Cuisine'])
    expect((await list({ category })).subject, category).toMatchObject({ id: String(kitchen) });
  for (const sub_category of [String(kettles), 'Kettles'])
    expect((await list({ sub_category })).subject).toMatchObject({ id: String(kettles) });
  expect(await statusOf({ category: String(garden), sub_category: String(kettles) })).toBe(404);
  // No category by its id: a sub-category is none.
  expect(await statusOf({ category: String(kettles) })).toBe(404);
});

test('a brand shows its best products, whatever the filters; what is rated poorly comes last', async () => {
  const titlesOf = ({ highlights }: Awaited<ReturnType<typeof list>>) =>
    highlights.map(({ title }) => title);
  expect(titlesOf(await list({ brand: String(acme) }))).toEqual(['Iron pan', 'Steel kettle']);
  expect(titlesOf(await list({ brand: String(acme), max: 5000, page: 1 }))).toHaveLength(2);
  expect(titlesOf(await list({ category: 'kitchen', brand: String(acme) }))).toEqual([]);
});

test('a category whose slug is a number is found by it, whatever has that id', async () => {
  const id = await addCategory(db, 'Nineteen eighty-four', { slug: { en: String(kitchen) } });
  expect((await list({ category: String(kitchen) })).subject.id).toBe(String(id));
  await db.deleteFrom('category').where('id', '=', id).execute();
});

test('a sub-category knows its category, and is not found under another one', async () => {
  const { subject, products } = await list(
    { category: 'cuisine', sub_category: 'bouilloires' },
    'fr',
  );
  expect(subject).toMatchObject({
    kind: 'sub_category',
    title: 'Bouilloires',
    parent: { slug: 'cuisine', title: 'Cuisine' },
  });
  expect(products.total).toBe(2);
  expect(await statusOf({ category: 'garden', sub_category: 'kettles' })).toBe(404);
});

test('what does not exist is 404: category, brand, tag, collection, store, block', async () => {
  for (const query of [
    { category: 'nowhere' },
    { category: 'hidden' },
    { sub_category: 'nowhere' },
    { brand: '99999' },
    { tag: '99999' },
    { collection: '99999' },
    { store: 'nowhere' },
    { home_spm: 'banner-99999' },
    { home_spm: 'x' },
  ] satisfies Query[])
    expect(await statusOf(query), JSON.stringify(query)).toBe(404);
  expect(await statusOf({ home_spm: 'x', category: 'kitchen' })).toBe(200);
});

test('filters of one kind widen, filters of different kinds narrow', async () => {
  expect(await titles({ brand: [String(acme), String(bolt)] })).toHaveLength(3);
  expect(await titles({ brand: String(acme), category: 'kitchen', shipping: 'free' })).toEqual([
    'Iron pan',
  ]);
  expect(await titles({ rating: 4 })).toEqual(['Glass kettle']);
  expect(await titles({ store: 'depot' })).toEqual(['Iron pan']);
  expect(await titles({ tag: String(gifts) })).toEqual(['Glass kettle']);
  expect(await titles({ tag: 'gifts' })).toEqual(['Glass kettle']);
  expect(await titles({ in_stock: '1' })).not.toContain('Garden lamp');
  expect(await titles({ shipping: ['pickup'] })).toEqual(['Iron pan']);
});

test('the price filter goes by what the product costs now', async () => {
  expect(await titles({ max: 3000, sort: 'price_asc' })).toEqual(['Garden lamp', 'Glass kettle']);
  expect(await titles({ min: 3001, max: 4000 })).toEqual(['Steel kettle']);
});

test('attribute filters ask for one of each chosen attribute', async () => {
  const [blue, red] = colour.values;
  const [, large] = size.values;
  expect(await titles({ attribute: [String(blue)] })).toEqual(['Iron pan']);
  expect(await titles({ attribute: [String(blue), String(large)] })).toEqual(['Iron pan']);
  expect(await titles({ attribute: [String(blue), String(red)] })).toEqual(['Iron pan']);
  expect(await titles({ attribute: ['999'] })).toEqual([]);
});

test('a facet counts as if it were not used itself', async () => {
  const { facets, products } = await list({ category: 'kitchen', brand: String(acme), max: 5000 });
  expect(products.total).toBe(1);
  expect(counts(facets.brands)).toEqual({ Acme: 1, Bolt: 1 });
  expect(counts(facets.categories)).toEqual({ Kitchen: 1 });
  expect(counts(facets.sub_categories)).toEqual({ Kettles: 1 });
  expect(facets.sub_categories[0]?.image).toBe('category.webp');
  expect(facets.price).toMatchObject({ min: 4000, max: 8000 });
});

test('facets speak the shopper’s language and name attributes, stars and shipping', async () => {
  const { facets } = await list({ category: 'cuisine' }, 'fr');
  expect(facets.attributes.map(({ title }) => title)).toEqual(['Couleur', 'Size']);
  expect(counts(facets.attributes[0]?.values ?? [])).toEqual({ Bleu: 1, Red: 1 });
  expect(counts(facets.brands)).toEqual({ Acmé: 2, Bolt: 1 });
  expect(facets.ratings).toEqual([
    { rating: 5, count: 1 },
    { rating: 4, count: 1 },
    { rating: 3, count: 2 },
    { rating: 2, count: 2 },
    { rating: 1, count: 2 },
  ]);
  expect(facets.shipping_rules).toEqual([
    { code: 'free', count: 1 },
    { code: 'pickup', count: 1 },
  ]);
});

test('an empty listing has empty facets', async () => {
  const { products, facets } = await list({ min: 900_000 });
  expect(products).toMatchObject({ result: [], total: 0, page: 1, last_page: 1 });
  expect(facets.price.min).toBe(2000);
  expect((await list({ q: 'zzzzqq' })).facets.price).toEqual({ min: 0, max: 0, histogram: [] });
});

test('every sort order lists every product, in its order', async () => {
  for (const sort of SORTS) expect(await titles({ sort }), sort).toHaveLength(4);
  expect(await titles({ sort: 'price_asc' })).toEqual([
    'Garden lamp',
    'Glass kettle',
    'Steel kettle',
    'Iron pan',
  ]);
  expect((await titles({ sort: 'price_desc' }))[0]).toBe('Iron pan');
  expect((await titles({ sort: 'newest' }))[0]).toBe('Garden lamp');
  expect((await titles({ sort: 'rating' }))[0]).toBe('Glass kettle');
  expect((await titles({ sort: 'best_selling' }))[0]).toBe('Glass kettle');
  expect((await titles({ sort: 'reduction' }))[0]).toBe('Glass kettle');
});

test('“hot deals” are the discounted products alone', async () => {
  const { products, subject } = await list({ home_spm: 'products', sort: 'reduction' });
  expect(products.result.map(({ title }) => title)).toEqual(['Glass kettle']);
  expect(subject).toMatchObject({ kind: 'home_block', id: 'products', slug: 'hot-deals' });
});

test('while a flash sale runs its price sorts, filters and shows; after it the old one does', async () => {
  await addFlashSale(db, { [pan.id]: 1000 });
  expect((await titles({ sort: 'price_asc' }))[0]).toBe('Iron pan');
  const [card] = (await list({ max: 1000 })).products.result;
  expect(card).toMatchObject({ price: 1000, current: 1000, previous: 8000, reduction: 88 });
  shop.setNow(inDays(1));
  expect(await titles({ max: 1000 })).toEqual([]);
  shop.setNow(inDays(0));
  await db.deleteFrom('flash_sale').execute();
  await refreshProducts(db, [pan.id]);
});

test('a search finds words in the asked language, and English ones too', async () => {
  expect(await titles({ q: 'kettles' })).toEqual(['Steel kettle', 'Glass kettle']);
  expect(await titles({ q: 'bouilloires' }, 'fr')).toHaveLength(2);
  // As in English: with all words first, then with some.
  expect(await titles({ q: 'glass kettle' }, 'fr')).toEqual([
    'Bouilloire en verre',
    'Bouilloire en acier',
  ]);
  expect(await titles({ q: 'poele' }, 'fr')).toEqual(['Poêle en fer']);
  expect(await titles({ q: 'çaydanlik' }, 'tr')).toEqual(['Cam ÇAYDANLIK']);
  expect(await titles({ q: 'بغيچه' }, 'ar')).toEqual([]);
  expect(await titles({ q: 'الغلاية' }, 'ar')).toContain('غلاية من الفولاذ');
  expect(await titles({ q: 'बत्ती' }, 'hi')).toEqual(['बगीचे की बत्ती']);
});

test('products with all words come first, then those with some', async () => {
  expect(await titles({ q: 'steel kettle' })).toEqual(['Steel kettle', 'Glass kettle']);
  expect(await titles({ q: 'steel lamp' })).toHaveLength(2);
  expect((await list({ q: '  steel  ' })).searched).toBe('steel');
});

test('a word that no product has is read as the one that was meant, and said so', async () => {
  expect(await titles({ q: 'glas ketle' })).toEqual(['Glass kettle', 'Steel kettle']);
  expect((await list({ q: 'glas ketle' })).corrected).toBe('glass kettle');
});

test('a search for nothing but signs, and for nothing that exists, is an empty list', async () => {
  for (const q of ['***', "'; drop table product; --", '\\', ':* & !', 'zzzzqq']) {
    const { products, subject } = await list({ q });
    expect(products.result, q).toEqual([]);
    expect(subject.kind).toBe('search');
  }
});

test('a single letter, a very long text and one with pictures are searched without harm', async () => {
  const long = 'kettle '.repeat(28).trim();
  for (const q of ['k', long, '🫖 kettle', '٤٢', '🫖'])
    expect((await list({ q })).searched, q).toBe(q);
  expect(await titles({ q: '🫖 glass kettle' })).toEqual(['Glass kettle', 'Steel kettle']);
  expect(await statusOf({ q: 'k'.repeat(201) })).toBe(400);
  expect((await shop.request('/all?q=ket%00tle')).status).toBe(400);
});

test('words written together or apart, and what only English says, are found', async () => {
  expect(await titles({ q: 'gardenlamp' })).toEqual(['Garden lamp']);
  expect(await titles({ q: 'garden lamp' }, 'fr')).toContain('Garden lamp');
});

test('what was searched instead is said, and not offered once more', async () => {
  const { products, corrected, suggestions } = await list({ q: 'glass kettel' });
  expect(products.total).toBeGreaterThan(0);
  expect(corrected).toBe('glass kettle');
  expect(suggestions).not.toContain(corrected);
});

test('a search without result is counted for the owner, without who searched', async () => {
  await list({ q: 'zzzzqq' }, 'tr');
  await list({ q: 'zzzzqq someone@example.com' }, 'tr');
  expect(await listZeroResults(db, 100)).toContainEqual(
    expect.objectContaining({ language: 'tr', query: 'zzzzqq' }),
  );
  expect(JSON.stringify(await listZeroResults(db, 100))).not.toContain('someone');
});

test('“load more” answers the same cards as the listing', async () => {
  for (const query of [{}, { q: 'kettle' }, { brand: String(acme), sort: 'price_asc' as const }]) {
    const { data } = await shop.call(listProducts, { query });
    expect(data.products).toEqual((await list(query)).products);
  }
});

test('products are asked for by their ids, and come in that order in the asked language', async () => {
  const product = [glass.id, steel.id, glass.id, 999_999, 'nothing'].map(String);
  expect(await titles({ product })).toEqual(['Glass kettle', 'Steel kettle']);
  expect(await titles({ product, brand: String(acme) }, 'fr')).toEqual(['Bouilloire en acier']);
  expect(await titles({ product: 'nothing' })).toEqual([]);
});

test('pages hold 24 products each, and a page after the last is empty', async () => {
  for (let n = 0; n < 25; n += 1)
    await addProduct(db, `Lantern ${n}`, { ...place, category_id: lights, popularity: 0 });
  const first = await list({ category: 'garden' });
  expect(first.products).toMatchObject({ total: 26, per_page: 24, last_page: 2, page: 1 });
  expect(first.products.result).toHaveLength(24);
  const seen = new Set(
    [
      ...first.products.result,
      ...(await list({ category: 'garden', page: 2 })).products.result,
    ].map(({ id }) => id),
  );
  expect(seen.size).toBe(26);
  expect((await list({ category: 'garden', page: 3 })).products.result).toEqual([]);
});

test('categories and brands are listed with the number of products to be seen', async () => {
  const categories = (await shop.call(listCategories, { query: {} })).data.result;
  expect(categories.map(({ title, product_count }) => [title, product_count])).toEqual([
    ['Kitchen', 3],
    ['Garden', 26],
  ]);
  expect(
    counts(
      categories[0]?.sub_categories.map((sub) => ({ ...sub, count: sub.product_count })) ?? [],
    ),
  ).toEqual({
    Kettles: 2,
    Pans: 1,
  });
  const brands = (await shop.call(listBrands, { query: {} })).data.result;
  expect(brands.map(({ title, product_count }) => [title, product_count])).toEqual([
    ['Acme', 2],
    ['Bolt', 1],
  ]);
});
