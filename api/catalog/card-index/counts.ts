import { FREE, PICKUP, STARS_SHIFT } from './columns.ts';
import {
  ATTRIBUTE,
  BRAND,
  CATEGORY,
  COLLECTION,
  compile,
  OUT,
  PASSES,
  PRICE,
  RATING,
  SHIPPING,
  type Choice,
} from './choice.ts';
import { priceBars, type PriceBars } from './price-bars.ts';
import type { Shelf } from './shelf.ts';
import { countMembers, countValues } from './value-counts.ts';

/** Numbers of products by the id of a thing; only those above 0. */
export type Counts = Map<number, number>;

/** What each filter would leave; a facet is not narrowed by itself. */
export type FacetCounts = {
  categories: Counts;
  subCategories: Counts;
  brands: Counts;
  collections: Counts;
  values: Counts;
  price: PriceBars;
  /** Products with at least 1, 2, ... 5 stars. */
  ratings: number[];
  free: number;
  pickup: number;
};

export type Counted = {
  /** The products that pass, in the order in which they were given; ids ascend where all were asked. */
  matched: Int32Array;
  facets: FacetCounts;
};

type Tally = ReturnType<typeof makeTally>;

const makeTally = (shelf: Shelf, attributes: number, candidates: number) => {
  const sets = shelf.values.members.length;
  return {
    matched: new Int32Array(candidates),
    total: 0,
    /** Kept out by their price alone. */
    unpriced: new Int32Array(candidates),
    unpricedTotal: 0,
    parents: new Int32Array(shelf.ends.category),
    categories: new Int32Array(shelf.ends.category),
    brands: new Int32Array(shelf.ends.brand),
    collections: new Int32Array(shelf.collections.members.length),
    values: new Int32Array(sets),
    /** Per chosen attribute, those that it alone keeps out. */
    without: Array.from({ length: attributes }, () => new Int32Array(sets)),
    stars: new Int32Array(8),
    free: 0,
    pickup: 0,
  };
};

const add = (counts: Int32Array, at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

const tallyAll = (
  shelf: Shelf,
  choice: Choice,
  candidates: readonly number[] | undefined,
): Tally => {
  const { flags, category, parent, brand, values, collections } = shelf.columns;
  const failureOf = compile(choice, shelf);
  const length = candidates ? candidates.length : shelf.end;
  const tally = makeTally(shelf, choice.attributes.length, length);
  const { matched, unpriced, without } = tally;
  let { total, unpricedTotal, free, pickup } = tally;
  for (let index = 0; index < length; index += 1) {
    const id = candidates ? (candidates[index] ?? 0) : index;
    const failure = failureOf(id);
    if (failure === OUT) continue;
    const passes = failure === PASSES;
    if (passes) {
      matched[total] = id;
      total += 1;
    } else if (failure === PRICE) {
      unpriced[unpricedTotal] = id;
      unpricedTotal += 1;
      continue;
    } else if (failure >= ATTRIBUTE) {
      const counts = without[failure - ATTRIBUTE];
      if (counts) add(counts, values[id] ?? 0);
      continue;
    }
    const bits = flags[id] ?? 0;
    if (passes || failure === CATEGORY) {
      add(tally.parents, parent[id] ?? 0);
      add(tally.categories, category[id] ?? 0);
    }
    if (passes || failure === BRAND) add(tally.brands, brand[id] ?? 0);
    if (passes || failure === COLLECTION) add(tally.collections, collections[id] ?? 0);
    if (passes || failure === RATING) add(tally.stars, bits >> STARS_SHIFT);
    if (passes || failure === SHIPPING) {
      if (bits & FREE) free += 1;
      if (bits & PICKUP) pickup += 1;
    }
    if (passes) add(tally.values, values[id] ?? 0);
  }
  return { ...tally, total, unpricedTotal, free, pickup };
};

const countsOf = (counts: Int32Array): Counts => {
  const found: Counts = new Map();
  for (let id = 1; id < counts.length; id += 1) {
    const count = counts[id] ?? 0;
    if (count > 0) found.set(id, count);
  }
  return found;
};

/** The sub-categories of the category that the listing is of. */
const ofParent = (counts: Counts, parent: number | undefined, { parentOf }: Shelf): Counts =>
  new Map([...counts].filter(([id]) => id !== parent && parentOf.get(id) === parent));

const atLeast = (stars: Int32Array): number[] =>
  [1, 2, 3, 4, 5].map((least) => stars.subarray(least).reduce((sum, count) => sum + count, 0));

/**
 * Counts what each filter would leave, in one pass over the products of the shop, or over these
 * candidates. A product that one facet alone keeps out counts in that facet only.
 */
export const countCards = (
  shelf: Shelf,
  choice: Choice,
  candidates?: readonly number[],
): Counted => {
  const tally = tallyAll(shelf, choice, candidates);
  const matched = tally.matched.subarray(0, tally.total);
  return {
    matched,
    facets: {
      categories: countsOf(tally.parents),
      subCategories: ofParent(countsOf(tally.categories), choice.parent, shelf),
      brands: countsOf(tally.brands),
      collections: countMembers(tally.collections, shelf.collections.members),
      values: countValues(tally.values, tally.without, choice.attributes, shelf.values.members),
      price: priceBars(shelf.columns.price, [
        matched,
        tally.unpriced.subarray(0, tally.unpricedTotal),
      ]),
      ratings: atLeast(tally.stars),
      free: tally.free,
      pickup: tally.pickup,
    },
  };
};
