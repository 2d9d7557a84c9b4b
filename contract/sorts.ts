/** How listings and reviews can be ordered. Without zod, for pages to read. */
export const SORTS = [
  'relevance',
  'newest',
  'price_asc',
  'price_desc',
  'rating',
  'best_selling',
  'reduction',
] as const;
export type Sort = (typeof SORTS)[number];

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];
