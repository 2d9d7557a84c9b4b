import type { ListingQuery } from '#contract/listing.ts';
import type { Limits } from '#api/http/call-limits.ts';

/** Rate limits of calls that list products: only searches are counted. */
export const limitSearches = ({ searches }: Limits) => ({
  limiters: [searches],
  counts: ({ q }: Pick<ListingQuery, 'q'>): boolean => q !== undefined,
});
