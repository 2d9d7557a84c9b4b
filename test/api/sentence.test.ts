import { expect, test } from 'vitest';
import { getListing, listProducts } from '#contract/catalogue/listing.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAttribute, addCategory, addProduct, addTag } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);
const category_id = await addCategory(db, 'Goods');
const gifts = await addTag(db, 'Gift idea');
const size = await addAttribute(db, { en: 'Shoe size', fr: 'Pointure' }, ['41', '42']);
const [size41, size42] = size.values;

const add = (title: string, selling: number, more: Parameters<typeof addProduct>[2] = {}) =>
  addProduct(db, title, { category_id, selling, ...more });

const dear = await add('Red dress of silk', 9000);
const cheap = await add('Red dress', 4000);
const blue = await add('Blue skirt', 1500);
await add('Leather sofa', 50_000);
await add('Fabric sofa', 40_000, { description: { en: 'Looks like leather.' } });
await add('Wireless optical mouse', 2000, { tags: [gifts] });
await add('Wireless mouse', 3000);
await add('Under Armour shirt', 6000);
await add('Bread without hurry', 2500);
for (const [title, value] of [
  ['Running shoes', size41],
  ['Garden shoes', size42],
] as const)
  await add(title, 5000, { variants: [{ values: { [size.id]: value ?? 0 } }] });

type Query = Parameters<typeof shop.call<typeof getListing>>[1]['query'];
const list = async (q: string, query: Query = {}, language: 'en' | 'fr' = 'en') =>
  (await shop.call(getListing, { query: { q, ...query }, language })).data;
const titles = async (q: string, query?: Query) =>
  (await list(q, query)).products.result.map(({ title }) => title);

test('a price in the words filters, and is taken away by its text', async () => {
  const found = await list('red dress under 50');
  expect(found.products.result.map(({ id }) => id)).toEqual([String(cheap.id)]);
  expect(found.understood).toEqual([
    { kind: 'price', text: 'under 50', min: null, max: 5000, applied: true },
  ]);
  expect(found).toMatchObject({ subject: { kind: 'search' }, searched: 'red dress under 50' });
  const literal = await list('red dress under 50', { literal: ['under 50'] });
  expect(literal.understood).toEqual([]);
  expect(literal.products.result.map(({ id }) => id)).toContain(String(dear.id));
});

test('a chosen price is stronger than one in the words', async () => {
  const found = await list('red dress under 50', { max: 20_000 });
  expect(found.products.total).toBe(2);
  expect(found.understood).toEqual([]);
});

test('a price alone lists all that costs so much', async () => {
  const found = await list('under 16');
  expect(found.products.result.map(({ id }) => id)).toEqual([String(blue.id)]);
  expect(found.subject.kind).toBe('search');
});

test('what is not wanted is left out, but for what a description says of it', async () => {
  expect(await titles('sofa -leather')).toEqual(['Fabric sofa']);
  expect(await titles('sofa not leather')).toEqual(['Fabric sofa']);
});

test('a phrase is found where its words stand side by side', async () => {
  expect(await titles('"wireless mouse"')).toEqual(['Wireless mouse']);
  expect((await titles('wireless mouse')).toSorted()).toEqual([
    'Wireless mouse',
    'Wireless optical mouse',
  ]);
});

test('cheap has the cheapest of what is equally relevant first', async () => {
  expect((await titles('cheap wireless mouse'))[0]).toBe('Wireless optical mouse');
  expect((await titles('most expensive red dress'))[0]).toBe('Red dress of silk');
});

test('further pages are those of the same reading', async () => {
  const { data } = await shop.call(listProducts, {
    query: { q: 'red dress under 50', sort: 'relevance' },
  });
  expect(data.products.total).toBe(1);
});

test('a size that the shop has filters in the language of the shopper', async () => {
  expect(await titles('size 42 shoes')).toEqual(['Garden shoes']);
  const french = await list('shoes pointure 41', {}, 'fr');
  expect(french.products.result.map(({ title }) => title)).toEqual(['Running shoes']);
  expect(french.understood).toMatchObject([{ attribute: 'Pointure', value: '41' }]);
});

test('a gift is one of the things that make gifts', async () => {
  const found = await list('gift for mom');
  expect(found.products.result.map(({ title }) => title)).toEqual(['Wireless optical mouse']);
  expect(found.understood).toEqual([
    { kind: 'gift', text: 'gift for mom', recipient: 'mom', applied: true },
  ]);
});

test('names that only look like it are words', async () => {
  const found = await list('under armour shirt');
  expect(found.understood).toEqual([]);
  expect(found.products.result[0]?.title).toBe('Under Armour shirt');
  expect((await list('bread without hurry')).understood).toEqual([]);
  expect(await titles('bread without hurry')).toEqual(['Bread without hurry']);
  expect((await list('bread -hurry')).understood).toMatchObject([{ words: 'hurry' }]);
});

test('where nothing fits, fewer words are said to be what is shown, then the words without the rest', async () => {
  const fewer = await list('blue dress under 16');
  expect(fewer.relaxed).toBe('fewer_words');
  expect(fewer.products.result.map(({ id }) => id)).toEqual([String(blue.id)]);
  const without = await list('red dress under 5');
  expect(without.relaxed).toBe('without_filters');
  expect(without.products.result.map(({ id }) => id)).toContain(String(cheap.id));
  expect(without.understood).toHaveLength(1);
  expect((await list('sofa -sofa')).relaxed).toBe('without_filters');
  expect((await list('red dress')).relaxed).toBeNull();
  expect((await list('blue dress')).relaxed).toBe('fewer_words');
  expect(await list('xqzwv under 5')).toMatchObject({ relaxed: null, products: { total: 0 } });
});
