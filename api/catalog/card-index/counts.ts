import { idsOf, smallestBase, withoutFacet } from './base.ts';
import type { Choice } from './choice.ts';
import { FREE, PICKUP, STARS_SHIFT } from './columns.ts';
import {
  ATTRIBUTE,
  BRAND,
  CATEGORY,
  COLLECTION,
  findFailures,
  PRICE,
  RATING,
  SHIPPING,
} from './failures.ts';
import { partition, undivided, type Parts } from './partition.ts';
import { priceBars, type PriceBars } from './price-bars.ts';
import { createScratch, type Scratch } from './scratch.ts';
import type { Shelf } from './shelf.ts';
import { countsOf, tally, type Counts } from './tally.ts';
import { countMembers, countValues } from './value-counts.ts';

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
  /** The products that pass; candidates in the order in which they were given. */
  matched: Int32Array;
  facets: FacetCounts;
};

const partsOf = (shelf: Shelf, ids: Int32Array, choice: Choice, scratch: Scratch): Parts => {
  const failures = scratch.failures(ids.length);
  return findFailures(shelf, ids, choice, failures)
    ? partition(ids, failures, scratch.parted(ids.length))
    : undivided(ids);
};

/** All products that pass, written over this room. */
export const matchCards = (shelf: Shelf, choice: Choice, scratch: Scratch): Int32Array => {
  const base = smallestBase(shelf, choice);
  return partsOf(shelf, idsOf(base, scratch), base.rest, scratch).matched;
};

/** By category and by sub-category of the one that the listing is of. */
const byCategory = (
  counts: Int32Array,
  parent: number | undefined,
  { parentOf }: Shelf,
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

const sumOf = (bits: Int32Array, test: (bits: number) => boolean): number =>
  bits.reduce((sum, count, value) => (test(value) ? sum + count : sum), 0);

const atLeast = (bits: Int32Array): number[] =>
  [1, 2, 3, 4, 5].map((least) => sumOf(bits, (value) => value >> STARS_SHIFT >= least));

type Lists = (facet: number) => readonly Int32Array[];

const countFacets = (
  shelf: Shelf,
  choice: Choice,
  matched: Int32Array,
  listsOf: Lists,
): FacetCounts => {
  const { columns, ends, values, collections } = shelf;
  const count = (column: Int32Array | Uint8Array, size: number, facet: number) =>
    tally(column, size, listsOf(facet));
  const byShipping = count(columns.flags, 256, SHIPPING);
  return {
    ...byCategory(count(columns.category, ends.category, CATEGORY), choice.parent, shelf),
    brands: countsOf(count(columns.brand, ends.brand, BRAND)),
    collections: countMembers(
      count(columns.collections, collections.members.length, COLLECTION),
      collections.members,
    ),
    values: countValues(
      tally(columns.values, values.members.length, [matched]),
      choice.attributes.map((_, index) =>
        tally(columns.values, values.members.length, listsOf(ATTRIBUTE + index).slice(1)),
      ),
      choice.attributes,
      values.members,
    ),
    price: priceBars(columns.price, listsOf(PRICE)),
    ratings: atLeast(count(columns.flags, 256, RATING)),
    free: sumOf(byShipping, (bits) => (bits & FREE) > 0),
    pickup: sumOf(byShipping, (bits) => (bits & PICKUP) > 0),
  };
};

/** Counts what each filter would leave of these candidates. */
export const countAmong = (
  shelf: Shelf,
  choice: Choice,
  candidates: readonly number[],
): Counted => {
  const ids = shelf.listPresent(candidates);
  const { matched, without } = partsOf(shelf, ids, choice, createScratch());
  // A product that one facet alone keeps out counts in that facet only.
  const facets = countFacets(shelf, choice, matched, (facet) => [matched, without(facet)]);
  return { matched, facets };
};

/**
 * Counts what each filter would leave of all products of the shop. Only the category, brand or store
 * with the fewest products is looked through, and once more what there is without that filter, for
 * its own facet. `matched` lasts until the next counting.
 */
export const countCards = (shelf: Shelf, choice: Choice): Counted => {
  const { within, without } = shelf.scratch;
  const base = smallestBase(shelf, choice);
  const parts = partsOf(shelf, idsOf(base, within), base.rest, within);
  const { matched } = parts;
  const listsOf: Lists = (facet) =>
    facet === base.facet
      ? [matchCards(shelf, withoutFacet(choice, facet), without)]
      : [matched, parts.without(facet)];
  return { matched, facets: countFacets(shelf, choice, matched, listsOf) };
};
