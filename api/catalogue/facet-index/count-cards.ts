import { idsOf, smallestCandidateSet, withoutFacet } from './candidate-sets.ts';
import type { SelectedFilters } from './selected-filters.ts';
import { type Count, countFacets, type FacetCounts } from './facet-counts.ts';
import { findFailures } from './filter-rejections.ts';
import { partition, type Parts, undivided } from './partition.ts';
import type { ProductTable } from './product-table.ts';
import { createScratch, type Scratch } from './scratch-buffers.ts';
import { tally, tallyPassing } from './tally.ts';
import { createVersionedCache, type VersionedCache } from './versioned-cache.ts';

/** These products, divided by which of the filters they fail. */
const partsOf = (
  table: ProductTable,
  ids: Int32Array,
  filters: SelectedFilters,
  scratch: Scratch,
): Parts => {
  const failures = scratch.failures(ids.length);
  return findFailures(table, ids, filters, failures)
    ? partition(ids, failures, scratch.parted(ids.length))
    : undivided(ids);
};

/** How often each number of a column stands at the products of the shop that pass. */
const tallyMatches = (
  table: ProductTable,
  filters: SelectedFilters,
  column: Int32Array,
  size: number,
): Int32Array => {
  const scratch = table.scratch.without;
  const base = smallestCandidateSet(table, filters);
  const ids = idsOf(base, scratch);
  const failures = scratch.failures(ids.length);
  return findFailures(table, ids, base.rest, failures)
    ? tallyPassing(column, size, ids, failures)
    : tally(column, size, [ids]);
};

type Counted = {
  /** The products that pass; candidates in the order in which they were given. */
  matched: Int32Array;
  facets: FacetCounts;
};

/** A product that only one facet rejects is counted in that facet alone. */
const countWith =
  ({ matched, without }: Parts): Count =>
  (column, size, facet) =>
    tally(column, size, [matched, without(facet)]);

/** Counts what each filter would leave of these candidates. */
export const countAmong = (
  table: ProductTable,
  filters: SelectedFilters,
  candidates: readonly number[],
): Counted => {
  const parts = partsOf(table, table.listPresent(candidates), filters, createScratch());
  return {
    matched: parts.matched,
    facets: countFacets(table, filters, parts, countWith(parts)),
  };
};

/** The most memory that the cached counts of each kind may take. */
const MOST_BYTES = 8 * 1024 * 1024;
/** About what one number by its id takes in a map, and the rest of the counts of a listing. */
const ENTRY_BYTES = 40;
const OVERHEAD = 2_000;

const sizeOf = ({ categories, subCategories, brands, collections, values }: FacetCounts): number =>
  OVERHEAD +
  ENTRY_BYTES *
    [categories, subCategories, brands, collections, values].reduce(
      (sum, { size }) => sum + size,
      0,
    );

type CachedCounts = { facets: VersionedCache<FacetCounts>; tallies: VersionedCache<Int32Array> };
const cachedCountsOf = new WeakMap<ProductTable, CachedCounts>();

const cacheOf = (table: ProductTable): CachedCounts => {
  const cached = cachedCountsOf.get(table) ?? {
    facets: createVersionedCache(MOST_BYTES, sizeOf),
    tallies: createVersionedCache(MOST_BYTES, ({ byteLength }) => byteLength),
  };
  cachedCountsOf.set(table, cached);
  return cached;
};

/**
 * Counts what each filter would leave of all products of the shop. Only the category, brand or
 * store with the fewest products is looked through, and once more what there is without that
 * filter, for its own facet. Paging, sorting and repeated listings use the cached counts. `matched`
 * lasts until the next counting.
 */
export const countCards = (table: ProductTable, filters: SelectedFilters): Counted => {
  const { scratch, version } = table;
  const recent = cacheOf(table);
  const base = smallestCandidateSet(table, filters);
  const parts = partsOf(table, idsOf(base, scratch.within), base.rest, scratch.within);
  const countWithin = countWith(parts);
  const count: Count = (column, size, facet) => {
    if (facet !== base.facet) return countWithin(column, size, facet);
    const wider = withoutFacet(filters, facet);
    return recent.tallies(version, `${facet} ${JSON.stringify(wider)}`, () =>
      tallyMatches(table, wider, column, size),
    );
  };
  const facets = recent.facets(version, JSON.stringify(filters), () =>
    countFacets(table, filters, parts, count),
  );
  return { matched: parts.matched, facets };
};
