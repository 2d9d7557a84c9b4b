import type { QueryDeclaration } from '#web/lib/query/declared-query.ts';

/** Which page of the questions: `?questions_page=2`. */
export const QUESTIONS_PAGE = 'questions_page';

/**
 * What a product's page reads of its address: the variant, or the attributes that a form without scripts
 * has sent; the place of delivery; which reviews and questions are shown.
 */
export const PRODUCT_QUERY = {
  variant: 'one',
  'attribute_*': 'one',
  place: 'given',
  country: 'given',
  state: 'given',
  [QUESTIONS_PAGE]: 'page',
  reviews_page: 'page',
  reviews_sort: 'one',
  reviews_rating: 'one',
  reviews_pictures: 'one',
  reviews_variant: 'one',
} as const satisfies QueryDeclaration;
