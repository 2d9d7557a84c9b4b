import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SORTS, type Sort } from '#contract/sorts.ts';
import { IN_STOCK, ratedOf, relevanceOf } from './columns.ts';
import type { CardColumns } from './cards.ts';
import type { SelectedFilters } from './selected-filters.ts';
import { countAmong, countCards } from './count-cards.ts';
import type { FacetCounts } from './facet-counts.ts';
import { pageOfCards } from './page.ts';
import { createProductTable } from './product-table.ts';

const NOW = 1000;
const COLOURS = [1, 2, 3];
const SIZES = [4, 5];

const card = fc.record({
  category: fc.constantFrom(10, 11, 20, 21),
  brand: fc.constantFrom(0, 1, 2, 3),
  store: fc.constantFrom(1, 2),
  selling: fc.integer({ min: 1, max: 60 }),
  offered: fc.integer({ min: 0, max: 3 }),
  flash: fc.option(
    fc.record({ price: fc.integer({ min: 1, max: 5 }), from: fc.constantFrom(500, 1500) }),
  ),
  flags: fc.constantFrom(0, 2, 4, 6, 8, 10, 12, 14),
  rating: fc.integer({ min: 0, max: 500 }).map((rating) => rating / 100),
  reviews: fc.integer({ min: 0, max: 3 }),
  popularity: fc.constantFrom(0, 0.25, 0.5),
  sold: fc.integer({ min: 0, max: 3 }),
  created: fc.integer({ min: 0, max: 5 }),
  values: fc.subarray([...COLOURS, ...SIZES]),
  tags: fc.subarray([1, 2]),
  collections: fc.subarray([1, 2, 3]),
});
type Card = typeof card extends fc.Arbitrary<infer One> ? One : never;
type Listed = Card & { id: number; parent: number; price: number };

const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const filters: fc.Arbitrary<SelectedFilters> = fc.record({
  store: some(fc.constantFrom(1, 2)),
  tags: fc.subarray([1, 2]),
  inStock: fc.boolean(),
  discounted: fc.boolean(),
  category: some(fc.constantFrom(10, 20)),
  subCategory: some(fc.constantFrom(11, 21)),
  parent: some(fc.constantFrom(10, 20)),
  brands: fc.subarray([1, 2, 3]),
  collection: some(fc.constantFrom(1, 2, 3)),
  price: some(
    fc.record({ min: fc.integer({ min: 0, max: 30 }), max: fc.integer({ min: 10, max: 60 }) }),
  ),
  rating: some(fc.integer({ min: 1, max: 5 })),
  shipping: fc.subarray(['free', 'pickup'] as const),
  attributes: fc.tuple(fc.subarray(COLOURS), fc.subarray(SIZES)).map(([colours, sizes]) =>
    [
      { values: COLOURS, chosen: colours },
      { values: SIZES, chosen: sizes },
    ].filter(({ chosen }) => chosen.length > 0),
  ),
});

const columnsOf = (cards: (Card & { id: number })[]): CardColumns => ({
  ids: cards.map(({ id }) => id),
  categories: cards.map(({ category }) => category),
  parents: cards.map(({ category }) => category - (category % 10)),
  brands: cards.map(({ brand }) => brand),
  stores: cards.map(({ store }) => store),
  selling: cards.map(({ selling }) => selling),
  regular: cards.map(({ selling, offered }) => offered || selling),
  flash_prices: cards.map(({ flash }) => flash?.price ?? null),
  flash_from: cards.map(({ flash }) => flash?.from ?? null),
  flash_until: cards.map(({ flash }) => (flash ? 2000 : null)),
  flags: cards.map(({ flags }) => flags),
  ratings: cards.map(({ rating }) => rating),
  reviews: cards.map(({ reviews }) => reviews),
  popularity: cards.map(({ popularity }) => popularity),
  sold: cards.map(({ sold }) => sold),
  created: cards.map(({ created }) => created),
  value_ids: cards.map(({ values }) => values),
  tag_ids: cards.map(({ tags }) => tags),
  collection_ids: cards.map(({ collections }) => collections),
});

const priceOf = ({ selling, offered, flash }: Card, at: number): number =>
  flash && at >= flash.from && at < 2000 ? flash.price : offered || selling;

const listedOf = (one: Card & { id: number }, at: number): Listed => ({
  ...one,
  parent: one.category - (one.category % 10),
  price: priceOf(one, at),
});

/** The products of a shop that wrote all of `first`, then `then` over them, then removed some. */
const shopOf = (first: Card[], then: Card[], removed: number[], at: number) => {
  const table = createProductTable();
  const at1 = first.map((one, index) => ({ ...one, id: index + 1 }));
  const at2 = then.map((one, index) => ({ ...one, id: index * 2 + 1 }));
  table.put(columnsOf(at1));
  table.moveTo(at);
  table.put(columnsOf(at2));
  table.remove(removed);
  const byId = new Map([...at1, ...at2].map((one) => [one.id, one]));
  for (const id of removed) byId.delete(id);
  const listed: Listed[] = [...byId.values()]
    .map((one) => listedOf(one, at))
    .toSorted((a, b) => a.id - b.id);
  return { table, listed };
};

const FACETS = ['category', 'brands', 'collection', 'price', 'rating', 'shipping'] as const;
type Facet = (typeof FACETS)[number];

const ALL: SelectedFilters = {
  tags: [],
  inStock: false,
  discounted: false,
  brands: [],
  shipping: [],
  attributes: [],
};

const has = (one: Listed, filters: SelectedFilters, facet: Facet): boolean => {
  const { category, subCategory, brands, collection, price, rating, shipping } = filters;
  switch (facet) {
    case 'category':
      return (
        (category === undefined || one.parent === category) &&
        (subCategory === undefined || one.category === subCategory)
      );
    case 'brands':
      return brands.length === 0 || brands.includes(one.brand);
    case 'collection':
      return collection === undefined || one.collections.includes(collection);
    case 'price':
      return !price || (one.price >= price.min && one.price <= price.max);
    case 'rating':
      return rating === undefined || one.rating >= rating;
    case 'shipping':
      return (
        shipping.length === 0 ||
        (shipping.includes('free') && (one.flags & 4) > 0) ||
        (shipping.includes('pickup') && (one.flags & 8) > 0)
      );
  }
};

const isListed = (one: Listed, { store, tags, inStock, discounted }: SelectedFilters): boolean =>
  (store === undefined || one.store === store) &&
  (tags.length === 0 || tags.some((tag) => one.tags.includes(tag))) &&
  (!inStock || (one.flags & 2) > 0) &&
  (!discounted || one.price < one.selling);

/** The products that pass everything but one facet, or but one attribute. */
const filtered = (
  listed: Listed[],
  filters: SelectedFilters,
  but?: { facet?: Facet; attribute?: readonly number[] },
): Listed[] =>
  listed.filter(
    (one) =>
      isListed(one, filters) &&
      FACETS.every((facet) => facet === but?.facet || has(one, filters, facet)) &&
      filters.attributes.every(
        ({ values, chosen }) =>
          values === but?.attribute || chosen.some((value) => one.values.includes(value)),
      ),
  );

const tally = (ids: number[]): [number, number][] =>
  [...Map.groupBy(ids, (id) => id)]
    .map(([id, all]): [number, number] => [id, all.length])
    .filter(([id]) => id > 0)
    .toSorted(([a], [b]) => a - b);

const sorted = (counts: FacetCounts['brands']) => [...counts].toSorted(([a], [b]) => a - b);

const naive = (listed: Listed[], filters: SelectedFilters) => {
  const without = (facet: Facet) => filtered(listed, filters, { facet });
  const values = [COLOURS, SIZES].flatMap((all) =>
    filtered(listed, filters, { attribute: all }).flatMap((one) =>
      one.values.filter((value) => all.includes(value)),
    ),
  );
  const inParent = without('category').filter(
    ({ category, parent }) => parent === filters.parent && category !== parent,
  );
  const prices = without('price').map(({ price }) => price);
  return {
    categories: tally(without('category').map(({ parent }) => parent)),
    subCategories: tally(inParent.map(({ category }) => category)),
    brands: tally(without('brands').map(({ brand }) => brand)),
    collections: tally(without('collection').flatMap(({ collections }) => collections)),
    values: tally(values),
    bounds: prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [0, 0],
    priced: prices.length,
    ratings: [1, 2, 3, 4, 5].map(
      (stars) => without('rating').filter(({ rating }) => rating >= stars).length,
    ),
    free: without('shipping').filter(({ flags }) => flags & 4).length,
    pickup: without('shipping').filter(({ flags }) => flags & 8).length,
  };
};

const counted = ({ price, ...facets }: FacetCounts) => ({
  ...facets,
  categories: sorted(facets.categories),
  subCategories: sorted(facets.subCategories),
  brands: sorted(facets.brands),
  collections: sorted(facets.collections),
  values: sorted(facets.values),
  bounds: [price.min, price.max],
  priced: price.histogram.reduce((sum, { count }) => sum + count, 0),
});

const cards = fc.array(card, { maxLength: 30 });
const removed = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 5 });
const moment = fc.constantFrom(NOW, 1700, 2500, 0);

test('every facet counts what it would leave, as counting one by one does', () => {
  fc.assert(
    fc.property(cards, cards, removed, moment, filters, (first, then, gone, at, wanted) => {
      const { table, listed } = shopOf(first, then, gone, at);
      const { matched, facets } = countCards(table, wanted);
      expect(matched.toSorted()).toEqual(Int32Array.from(filtered(listed, wanted), ({ id }) => id));
      expect(counted(facets)).toEqual(naive(listed, wanted));
    }),
    { numRuns: 500 },
  );
});

/** One reading of what was written: changed cards, by id, and removed ones; `looks` uses the lists in between. */
const write = fc.record({
  put: fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 12 }), card }), {
    selector: ({ id }) => id,
    maxLength: 8,
  }),
  remove: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
  looks: fc.boolean(),
});

test('what was added, moved, removed and put back is counted where it is now', () => {
  fc.assert(
    fc.property(
      fc.array(write, { maxLength: 12 }),
      fc.array(filters, { minLength: 1, maxLength: 4 }),
      (writes, wanted) => {
        const table = createProductTable();
        const known = new Map<number, Listed>();
        table.moveTo(NOW);
        for (const { put, remove, looks } of writes) {
          table.remove(remove);
          for (const id of remove) known.delete(id);
          const all = put.map(({ id, card: one }) => ({ ...one, id }));
          table.put(columnsOf(all));
          for (const one of all) known.set(one.id, listedOf(one, NOW));
          if (looks) for (const one of wanted) countCards(table, one);
        }
        const listed = [...known.values()].toSorted((a, b) => a.id - b.id);
        // Each twice: the second time it is answered by what was counted the first time.
        for (const one of [...wanted, ...wanted]) {
          const { matched, facets } = countCards(table, one);
          expect(matched.toSorted()).toEqual(
            Int32Array.from(filtered(listed, one), ({ id }) => id),
          );
          expect(counted(facets)).toEqual(naive(listed, one));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('candidates are counted alone and keep their order', () => {
  fc.assert(
    fc.property(
      cards,
      filters,
      fc.uniqueArray(fc.integer({ min: 1, max: 40 })),
      (all, wanted, ids) => {
        const { table, listed } = shopOf(all, [], [], NOW);
        const among = listed.filter(({ id }) => ids.includes(id));
        const { matched, facets } = countAmong(table, wanted, ids);
        const passing = new Set(filtered(among, wanted).map(({ id }) => id));
        expect([...matched]).toEqual(ids.filter((id) => passing.has(id)));
        expect(counted(facets)).toEqual(naive(among, wanted));
      },
    ),
  );
});

const KEYS: Record<Sort, (one: Listed) => number> = {
  relevance: ({ popularity, flags }) => -relevanceOf(popularity, (flags & IN_STOCK) !== 0),
  newest: ({ created }) => -created,
  price_asc: ({ price }) => price,
  price_desc: ({ price }) => -price,
  rating: ({ rating, reviews }) => -ratedOf(rating, reviews),
  best_selling: ({ sold }) => -sold,
  reduction: ({ price, selling }) => price / selling,
};

test('a page of any order is the same slice as of the whole list in order', () => {
  const few = fc.array(card, { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(
      few,
      fc.constantFrom(...SORTS),
      fc.integer({ min: 0, max: 9000 }),
      (some_, sort, offset) => {
        // Enough products that the page is looked for and not merely sorted.
        const all = Array.from(
          { length: 8000 },
          (_, index) => some_[(index * 7) % some_.length] as Card,
        );
        const { table, listed } = shopOf(all, [], [], NOW);
        const { matched } = countCards(table, ALL);
        const ids = pageOfCards(table.columns, matched, sort, { offset, size: 24 });
        const key = KEYS[sort];
        const inOrder = listed.toSorted((a, b) => key(a) - key(b) || a.id - b.id);
        expect(ids).toEqual(inOrder.slice(offset, offset + 24).map(({ id }) => id));
      },
    ),
    { numRuns: 15 },
  );
});
