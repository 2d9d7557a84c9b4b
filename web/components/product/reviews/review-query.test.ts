import { expect, test } from 'vitest';
import { carriedQuery, reviewLinks, reviewQueryOf } from './review-query.ts';

test('reviews are filtered by the address, and nonsense in it is ignored', () => {
  const query = new URLSearchParams('reviews_page=3&reviews_rating=9&reviews_sort=oddest');
  expect(reviewQueryOf(query)).toEqual({
    page: 3,
    sort: 'helpful',
    rating: null,
    pictures: false,
    variant: null,
  });
});

test('another filter starts at the first page and keeps the chosen variant', () => {
  const { to } = reviewLinks('variant=7&reviews_page=3');
  expect(to({ rating: 5 })).toBe('?variant=7&reviews_rating=5#reviews');
  expect(to({ page: 4 })).toBe('?variant=7&reviews_page=4#reviews');
});

test('what an advertiser has added to the address is not carried on', () => {
  const query = new URLSearchParams('utm_source=letter&variant=7&reviews_sort=newest');
  expect(carriedQuery(query)).toBe('variant=7&reviews_sort=newest');
});
