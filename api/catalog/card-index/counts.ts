import { idsOf, smallestBase, withoutFacet } from './base.ts';
import type { Choice } from './choice.ts';
import { countFacets, type Count, type FacetCounts } from './facet-counts.ts';
import { partsOf, tallyMatches } from './matches.ts';
import type { Parts } from './partition.ts';
import { createRecent, type Recent } from './recent.ts';
import { createScratch } from './scratch.ts';
import type { Shelf } from './shelf.ts';
import { tally } from './tally.ts';

type Counted = {
  /** The products that pass; candidates in the order in which they were given. */
  matched: Int32Array;
  facets: FacetCounts;
};

/** A product that one facet alone keeps out counts in that facet only. */
const countWith =
  ({ matched, without }: Parts): Count =>
  (column, size, facet) =>
    tally(column, size, [matched, without(facet)]);

/** Counts what each filter would leave of these candidates. */
export const countAmong = (
  shelf: Shelf,
  choice: Choice,
  candidates: readonly number[],
): Counted => {
  const parts = partsOf(shelf, shelf.listPresent(candidates), choice, createScratch());
  return {
    matched: parts.matched,
    facets: countFacets(shelf, choice, parts, countWith(parts)),
  };
};

/** Some thousand numbers each. */
const MOST = 64;

type Kept = { facets: Recent<FacetCounts>; tallies: Recent<Int32Array> };
const keptOf = new WeakMap<Shelf, Kept>();

const recentOf = (shelf: Shelf): Kept => {
  const kept = keptOf.get(shelf) ?? { facets: createRecent(MOST), tallies: createRecent(MOST) };
  keptOf.set(shelf, kept);
  return kept;
};

/**
 * Counts what each filter would leave of all products of the shop. Only the category, brand or store
 * with the fewest products is looked through, and once more what there is without that filter, for
 * its own facet. Who pages, sorts or looks at what others look at is answered by what was counted
 * before. `matched` lasts until the next counting.
 */
export const countCards = (shelf: Shelf, choice: Choice): Counted => {
  const { scratch, version } = shelf;
  const recent = recentOf(shelf);
  const base = smallestBase(shelf, choice);
  const parts = partsOf(shelf, idsOf(base, scratch.within), base.rest, scratch.within);
  const countWithin = countWith(parts);
  const count: Count = (column, size, facet) => {
    if (facet !== base.facet) return countWithin(column, size, facet);
    const wider = withoutFacet(choice, facet);
    return recent.tallies(version, `${facet} ${JSON.stringify(wider)}`, () =>
      tallyMatches(shelf, wider, column, size),
    );
  };
  const facets = recent.facets(version, JSON.stringify(choice), () =>
    countFacets(shelf, choice, parts, count),
  );
  return { matched: parts.matched, facets };
};
