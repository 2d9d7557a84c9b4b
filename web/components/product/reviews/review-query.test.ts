import { expect, test } from 'vitest';
import { reviewAddress, reviewQueryOf } from './review-query.ts';

test('reviews are filtered by the address, and nonsense in it is ignored', () => {
  const query = new URLSearchParams('reviews_page=3&reviews_rating=9&reviews_sort=oddest');
  expect(reviewQueryOf(query)).toEqual({ page: 3, sort: 'helpful', rating: null, pictures: false });
});

test('another filter starts at the first page and keeps the chosen variant', () => {
  const query = new URLSearchParams('variant=7&reviews_page=3');
  expect(reviewAddress(query, { rating: 5 })).toBe('?variant=7&reviews_rating=5#reviews');
  expect(reviewAddress(query, { page: 4 })).toBe('?variant=7&reviews_page=4#reviews');
});
