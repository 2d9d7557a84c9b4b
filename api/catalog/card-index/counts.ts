import type { Choice } from './choice.ts';
import { FREE, PICKUP, STARS_SHIFT } from './columns.ts';
import {
  ATTRIBUTE,
  BRAND,
  CATEGORY,
  COLLECTION,
  failuresOf,
  PRICE,
  RATING,
  SHIPPING,
} from './failures.ts';
import { partition } from './partition.ts';
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

/** How often each number stands at these ids, in one loop per list. */
const tally = (
  column: Int32Array | Uint8Array,
  size: number,
  lists: readonly Int32Array[],
): Int32Array => {
  const counts = new Int32Array(size);
  for (const ids of lists)
    for (let index = 0; index < ids.length; index += 1) {
      const at = column[ids[index] ?? 0] ?? 0;
      counts[at] = (counts[at] ?? 0) + 1;
    }
  return counts;
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

const sumOf = (bits: Int32Array, test: (bits: number) => boolean): number =>
  bits.reduce((sum, count, value) => (test(value) ? sum + count : sum), 0);

const atLeast = (bits: Int32Array): number[] =>
  [1, 2, 3, 4, 5].map((least) => sumOf(bits, (value) => value >> STARS_SHIFT >= least));

/**
 * Counts what each filter would leave, of all products of the shop or of these candidates. A product
 * that one facet alone keeps out counts in that facet only.
 */
export const countCards = (
  shelf: Shelf,
  choice: Choice,
  candidates?: readonly number[],
): Counted => {
  const { columns, ends, values, collections } = shelf;
  const ids = candidates ? shelf.listPresent(candidates) : shelf.present();
  const { matched, without } = partition(ids, failuresOf(shelf, ids, choice));
  const count = (column: Int32Array | Uint8Array, size: number, facet: number) =>
    tally(column, size, [matched, without(facet)]);
  const byShipping = count(columns.flags, 256, SHIPPING);
  return {
    matched,
    facets: {
      categories: countsOf(count(columns.parent, ends.category, CATEGORY)),
      subCategories: ofParent(
        countsOf(count(columns.category, ends.category, CATEGORY)),
        choice.parent,
        shelf,
      ),
      brands: countsOf(count(columns.brand, ends.brand, BRAND)),
      collections: countMembers(
        count(columns.collections, collections.members.length, COLLECTION),
        collections.members,
      ),
      values: countValues(
        tally(columns.values, values.members.length, [matched]),
        choice.attributes.map((_, index) =>
          tally(columns.values, values.members.length, [without(ATTRIBUTE + index)]),
        ),
        choice.attributes,
        values.members,
      ),
      price: priceBars(columns.price, [matched, without(PRICE)]),
      ratings: atLeast(count(columns.flags, 256, RATING)),
      free: sumOf(byShipping, (bits) => (bits & FREE) > 0),
      pickup: sumOf(byShipping, (bits) => (bits & PICKUP) > 0),
    },
  };
};
