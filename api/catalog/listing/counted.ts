import type { ListingQuery } from '#contract/listing.ts';
import type { Limits } from '#api/http/limits.ts';

/** How calls that list are counted: only those that search. */
export const countSearches = ({ searches }: Limits) => ({
  limiters: [searches],
  counts: ({ q }: Pick<ListingQuery, 'q'>): boolean => q !== undefined,
});
