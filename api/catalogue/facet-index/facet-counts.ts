import type { SelectedFilters, ChosenAttribute } from './selected-filters.ts';
import { FREE, PICKUP, STARS_SHIFT } from './columns.ts';
import {
  ATTRIBUTE,
  BRAND,
  CATEGORY,
  COLLECTION,
  PRICE,
  RATING,
  SHIPPING,
} from './filter-rejections.ts';
import type { Parts } from './partition.ts';
import { priceHistogram, type PriceHistogram } from './price-histogram.ts';
import type { ProductTable } from './product-table.ts';
import { type Counts, countsOf, sumOf, tally, tallyFlags } from './tally.ts';

type Members = readonly (readonly number[])[];

/** Products per id, from products per set. */
const countMembers = (
  perSet: Int32Array,
  members: Members,
  counts = new Map<number, number>(),
  only?: ReadonlySet<number>,
): Map<number, number> => {
  // By index: an entry of the iterator for each set would be thousands of objects per listing.
  for (let set = 0; set < perSet.length; set += 1) {
    const count = perSet[set] ?? 0;
    if (count === 0) continue;
    for (const id of members[set] ?? [])
      if (!only || only.has(id)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
};

/** Products per value. The values of a chosen attribute also count what that attribute keeps out. */
const countValues = (
  passing: Int32Array,
  without: readonly Int32Array[],
  attributes: readonly ChosenAttribute[],
  members: Members,
): Map<number, number> => {
  const counts = countMembers(passing, members);
  for (const [index, { values }] of attributes.entries())
    countMembers(without[index] ?? new Int32Array(), members, counts, new Set(values));
  return counts;
};

/** What each filter would leave; a facet is not narrowed by itself. */
export type FacetCounts = {
  categories: Counts;
  subCategories: Counts;
  brands: Counts;
  collections: Counts;
  values: Counts;
  price: PriceHistogram;
  /** Products with at least 1, 2, ... 5 stars. */
  ratings: number[];
  free: number;
  pickup: number;
};

/** By category and by sub-category of the one that the listing is of. */
const byCategory = (
  counts: Int32Array,
  parent: number | undefined,
  { parentOf }: ProductTable,
): { categories: Counts; subCategories: Counts } => {
  const categories: Counts = new Map();
  const subCategories: Counts = new Map();
  for (const [id, count] of countsOf(counts)) {
    const up = parentOf.get(id) ?? id;
    categories.set(up, (categories.get(up) ?? 0) + count);
    if (up === parent && id !== parent) subCategories.set(id, count);
  }
  return { categories, subCategories };
};

const totalOf = (flags: Int32Array, test: (flags: number) => boolean): number =>
  flags.reduce((sum, count, value) => (test(value) ? sum + count : sum), 0);

const atLeast = (flags: Int32Array): number[] =>
  [1, 2, 3, 4, 5].map((least) => totalOf(flags, (value) => value >> STARS_SHIFT >= least));

/** How often each number of a column stands at what passes all filters but those of a facet. */
export type Count = (column: Int32Array, size: number, facet: number) => Int32Array;

/** What each filter would leave, of products parted by what they fail. */
export const countFacets = (
  table: ProductTable,
  filters: SelectedFilters,
  { matched, without }: Parts,
  count: Count,
): FacetCounts => {
  const { columns, ends, values, collections } = table;
  const flags = tallyFlags(columns.flags, matched);
  const flagsWithout = (facet: number) => sumOf(flags, tallyFlags(columns.flags, without(facet)));
  const byShipping = flagsWithout(SHIPPING);
  return {
    ...byCategory(count(columns.category, ends.category, CATEGORY), filters.parent, table),
    brands: countsOf(count(columns.brand, ends.brand, BRAND)),
    collections: countMembers(
      count(columns.collections, collections.members.length, COLLECTION),
      collections.members,
    ),
    values: countValues(
      tally(columns.values, values.members.length, [matched]),
      filters.attributes.map((_, index) =>
        tally(columns.values, values.members.length, [without(ATTRIBUTE + index)]),
      ),
      filters.attributes,
      values.members,
    ),
    price: priceHistogram(columns.price, [matched, without(PRICE)]),
    ratings: atLeast(flagsWithout(RATING)),
    free: totalOf(byShipping, (value) => (value & FREE) > 0),
    pickup: totalOf(byShipping, (value) => (value & PICKUP) > 0),
  };
};
