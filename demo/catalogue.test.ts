import { expect, test } from 'vitest';
import { isSlug } from '#contract/slug.ts';
import { BRAND_VOICES } from '#demo/brand-voices.ts';
import { BRANDS } from '#demo/brands.ts';
import { DEPARTMENTS } from '#demo/departments/all.ts';
import { PAGES } from '#demo/fill/content.ts';
import { ART } from '#demo/pictures/art.ts';
import { findDemoPicture } from '#demo/pictures/draw.ts';
import { formOf } from '#demo/pictures/forms.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { draftProducts } from '#demo/products/draft-products.ts';
import { isRendered } from '#demo/pictures/rendered-product.ts';
import { REVIEW_BANKS } from '#demo/reviews/write.ts';
import { STORES } from '#demo/stores.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';

const products = draftProducts();

/** Every text in a thing, however deep: an object that has an English text. */
const textsIn = (thing: unknown): Record<string, unknown>[] => {
  if (typeof thing !== 'object' || thing === null) return [];
  if ('en' in thing && typeof thing.en === 'string') return [thing as Record<string, unknown>];
  return Object.values(thing).flatMap(textsIn);
};

const SCRIPTS = { ar: /\p{Script=Arabic}/u, hi: /\p{Script=Devanagari}/u };

test('every text stands in all five languages', () => {
  const texts = [products, DEPARTMENTS, PAGES].flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(9000);
  for (const words of texts) {
    expect(Object.keys(words).toSorted()).toEqual([...DEMO_LANGUAGES].toSorted());
    for (const code of DEMO_LANGUAGES) expect(words[code]).toMatch(/\S/);
  }
});

test('every brand speaks of itself in all five languages, and no two say the same', () => {
  const voices = BRANDS.map(({ id }) => BRAND_VOICES[id]);
  for (const code of DEMO_LANGUAGES) {
    const said = voices.map((voice) => voice?.[code] ?? '');
    expect(said.filter((words) => words.length < 30)).toEqual([]);
    expect(new Set(said).size).toBe(BRANDS.length);
  }
});

test('titles and descriptions are in the script of their language', () => {
  for (const { title, description } of products)
    for (const words of [title, description]) {
      expect(words.ar).toMatch(SCRIPTS.ar);
      expect(words.hi).toMatch(SCRIPTS.hi);
      for (const code of ['en', 'fr', 'tr'] as const) {
        expect(words[code]).not.toMatch(SCRIPTS.ar);
        expect(words[code]).not.toMatch(SCRIPTS.hi);
      }
      for (const code of DEMO_LANGUAGES) expect(words[code]).not.toMatch(/[{}]|undefined| {2}/);
    }
});

test('French signs stay on the line of their word', () => {
  const texts = [products, DEPARTMENTS, PAGES].flatMap(textsIn);
  for (const { fr } of texts) expect(fr).not.toMatch(/ [!?:;»%$]|« /);
});

test('Arabic counts pages by its grammar', () => {
  const rules = new Intl.PluralRules('ar');
  const written = [...JSON.stringify(products).matchAll(/(\d+) (صفحات|صفحة)/g)];
  expect(written.length).toBeGreaterThan(10);
  const wrong = written.filter(
    ([, n, word]) => (rules.select(Number(n)) === 'few') !== (word === 'صفحات'),
  );
  expect(wrong.map(([words]) => words)).toEqual([]);
});

test('no two products of the shop have one title', () => {
  for (const code of DEMO_LANGUAGES)
    expect(new Set(products.map(({ title }) => title[code])).size).toBe(products.length);
});

test('every slug can be reached and names one product', () => {
  for (const code of DEMO_LANGUAGES) {
    const slugs = products.map(({ slug }) => slug[code]);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
  }
});

test('a variant never costs more than its price before', () => {
  const dearer = products.flatMap(({ variants }) =>
    variants.filter(({ price, listPrice }) => (price ?? 0) > (listPrice ?? Infinity)),
  );
  expect(dearer).toEqual([]);
  expect(products.filter(({ selling, offered }) => offered >= selling)).toEqual([]);
});

test('the same shop is composed every time', () => {
  expect(JSON.stringify(draftProducts())).toBe(JSON.stringify(products));
});

test('every sub-category has something to sell', () => {
  const filled = new Set(PRODUCT_TYPES.map(({ section }) => section));
  const all = DEPARTMENTS.flatMap(({ sections }) => sections.map(({ id }) => id));
  expect(all.filter((id) => !filled.has(id))).toEqual([]);
});

test('a store takes back all that may be returned within the same days', () => {
  const returned = products.filter(({ returnDays }) => returnDays > 0);
  expect(new Set(returned.map(({ returnDays }) => returnDays))).toEqual(new Set([14, 30]));
  for (const some of Map.groupBy(returned, ({ store }) => store.id).values())
    expect(new Set(some.map(({ returnDays }) => returnDays)).size).toBe(1);
});

test('every picture can be drawn', () => {
  const keys = products.flatMap(({ images, variants }) => [
    ...images,
    ...variants.flatMap(({ image }) => image ?? []),
  ]);
  expect(keys.filter((key) => !findDemoPicture(key))).toEqual([]);
});

test('categories, stores and banners show what the studio has rendered, no drawing', () => {
  const shown = [
    ...DEPARTMENTS.flatMap(({ shows, sections }) => [shows, ...sections.map((one) => one.shows)]),
    ...STORES.map(({ shows }) => shows),
    ...Object.values(ART).flatMap(({ things }) => things.map(({ shows }) => shows)),
  ];
  expect(shown.filter((id) => !isRendered(formOf(id)))).toEqual([]);
});

test('a category shows something of its own, and no other one shows the same', () => {
  const tiles = DEPARTMENTS.flatMap(({ id, shows, sections }) => {
    const own = PRODUCT_TYPES.filter(({ section }) => sections.some((one) => one.id === section));
    expect(
      own.map((type) => type.id),
      id,
    ).toContain(shows);
    for (const section of sections)
      expect(PRODUCT_TYPES.find((type) => type.id === section.shows)?.section).toBe(section.id);
    return [shows, ...sections.map((one) => one.shows)];
  });
  expect(new Set(tiles).size).toBe(tiles.length);
});

test('no two stores have one picture', () => {
  expect(new Set(STORES.map(({ shows }) => shows)).size).toBe(STORES.length);
});

test('every kind of goods has its own words in every language of reviewers', () => {
  for (const bank of Object.values(REVIEW_BANKS)) {
    expect(bank.given.length * bank.family.length).toBeGreaterThan(500);
    for (const { good, bad } of Object.values(bank.details)) {
      expect(good.length).toBeGreaterThan(2);
      expect(bad.length).toBeGreaterThan(2);
    }
  }
});
