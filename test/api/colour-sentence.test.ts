import { expect, test } from 'vitest';
import { getListing } from '#contract/catalogue/listing.ts';
import { getSuggestions } from '#contract/catalogue/search.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAttribute, addCategory, addProduct } from '#test/factories.ts';

const db = await testDatabase();
const shop = testApp(db);
const category_id = await addCategory(db, 'Goods');
const colour = await addAttribute(db, { en: 'Colour', fr: 'Couleur' }, [
  { en: 'Red', fr: 'Rouge' },
  { en: 'Terracotta', fr: 'Terracotta' },
  { en: 'Burgundy', fr: 'Bordeaux' },
  { en: 'Green', fr: 'Vert' },
]);
const [red, terracotta, burgundy, green] = colour.values;

const add = (title: string, selling: number, values: (number | undefined)[]) =>
  addProduct(db, title, {
    category_id,
    selling,
    variants: values.map((value) => ({
      values: { [colour.id]: value ?? 0 },
      image: `${value}.webp`,
    })),
  });

await add('Linen dress', 9000, [green, red]);
await add('Wrap dress', 8000, [burgundy]);
await add('Summer dress', 4000, [green]);
await add('Garden bucket', 1500, [red]);
await add('Wool coat', 20_000, [green]);
await add('Silk scarf', 3000, [burgundy]);
await add('Red apples', 300, [green]);
await add('Greek olives', 400, [red]);
await add('Cotton shirt', 2500, [green]);
await add('Flannel shirt', 2500, [terracotta]);
await add('Oxford shirt', 2500, [terracotta, burgundy]);
await db.updateTable('attribute_value').set({ color: '#123456' }).execute();

type Query = Parameters<typeof shop.call<typeof getListing>>[1]['query'];
const list = async (q: string, query: Query = {}, language: 'en' | 'fr' = 'en') =>
  (await shop.call(getListing, { query: { q, ...query }, language })).data;
const titlesOf = ({ products }: Awaited<ReturnType<typeof list>>, first?: number) =>
  products.result
    .slice(0, first)
    .map(({ title }) => title)
    .toSorted();

test('a colour beside the name of a thing is read as one, with what will do for it', async () => {
  const found = await list('red dress');
  expect(titlesOf(found, 2)).toEqual(['Linen dress', 'Wrap dress']);
  expect(found.understood).toEqual([
    {
      kind: 'attribute',
      text: 'red',
      attribute: 'Colour',
      value: 'Red',
      rest: 'dress',
      applied: true,
    },
  ]);
  const burgundyFirst = await list('burgundy dress');
  expect(titlesOf(burgundyFirst, 1)).toEqual(['Wrap dress']);
});

test('behind few products of a colour come those in others, and it is said', async () => {
  const found = await list('red dress');
  expect(found.relaxed).toBe('colours_follow');
  expect(found.products.result.map(({ title }) => title).slice(2)).toEqual(['Summer dress']);
  const byPrice = await list('red dress', { sort: 'price_asc' });
  expect(titlesOf(byPrice)).toEqual(['Linen dress', 'Wrap dress']);
  expect(byPrice.relaxed).toBeNull();
});

test('what is found in a colour is shown in it', async () => {
  const [card] = (await list('red dress')).products.result.filter(
    ({ title }) => title === 'Linen dress',
  );
  expect(card?.image).toBe(`${red}.webp`);
});

test('forms of a colour are understood in the language of the shopper', async () => {
  const found = await list('dress vertes', {}, 'fr');
  expect(titlesOf(found, 2)).toEqual(['Linen dress', 'Summer dress']);
  expect(found.understood).toMatchObject([{ attribute: 'Couleur', value: 'Vert' }]);
});

test('a colour that is not typed to its end is read as one, but where titles go on so', async () => {
  const found = await list('dress bur');
  expect(titlesOf(found, 1)).toEqual(['Wrap dress']);
  expect(found.understood).toMatchObject([{ text: 'bur', value: 'Burgundy', rest: 'dress' }]);
  expect((await list('robe rou', {}, 'fr')).understood).toMatchObject([{ value: 'Rouge' }]);
  const { data } = await shop.call(getSuggestions, { query: { q: 'dress bur' } });
  expect(data.search).toBe('dress burgundy');
  expect(data.product[0]?.title).toBe('Wrap dress');
  expect((await list('olives gre')).understood).toEqual([]);
});

test('a colour that is taken away is a word', async () => {
  const found = await list('red dress', { literal: ['red'] });
  expect(found.understood).toEqual([]);
});

test('a colour that titles have, one alone and two of them are words', async () => {
  for (const q of ['red apples', 'red', 'red green dress'])
    expect((await list(q)).understood, q).toEqual([]);
  expect(titlesOf(await list('red apples'))).toContain('Red apples');
});

test('where nothing has that colour at that price, other colours are shown, and it is said', async () => {
  const found = await list('red dress under 50');
  expect(titlesOf(found)).toEqual(['Summer dress']);
  expect(found).toMatchObject({
    relaxed: 'other_colours',
    understood: [
      { text: 'red', applied: false },
      { text: 'under 50', applied: true },
    ],
  });
});

test('where nothing costs so little, the colour is shown at other prices', async () => {
  const found = await list('red scarf under 10');
  expect(titlesOf(found)).toEqual(['Silk scarf']);
  expect(found).toMatchObject({
    relaxed: 'other_prices',
    understood: [
      { text: 'red', applied: true },
      { text: 'under 10', applied: false },
    ],
  });
});

test('where nothing is of just that colour it is said, the closest colour first, and no colour is a filter', async () => {
  const found = await list('red shirt');
  expect(found.products.result.map(({ title, image }) => [title, image])).toEqual([
    ['Oxford shirt', `${burgundy}.webp`],
    ['Flannel shirt', `${terracotta}.webp`],
    ['Cotton shirt', expect.any(String)],
  ]);
  expect(found).toMatchObject({
    relaxed: 'near_colours',
    understood: [{ text: 'red', rest: 'shirt', applied: false }],
  });
  const byPrice = await list('red shirt', { sort: 'price_asc' });
  expect(byPrice.relaxed).toBe('near_colours');
  expect(byPrice.products.total).toBe(2);
});

test('what is of just that colour stands before what comes near it', async () => {
  const found = await list('red dress');
  expect(found.products.result.map(({ title }) => title).slice(0, 2)).toEqual([
    'Linen dress',
    'Wrap dress',
  ]);
});
