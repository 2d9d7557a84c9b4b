import { expect, test } from 'vitest';
import { ratingSteps } from './rating-steps.ts';

/** So many products with at least one star, two, three, four and five. */
const ratings = (...counts: number[]) => counts.map((count, at) => ({ rating: at + 1, count }));
const starsOf = (...args: Parameters<typeof ratingSteps>) =>
  ratingSteps(...args).map(({ rating }) => rating);

test('fewer stars are offered only where they let more products through', () => {
  expect(starsOf(ratings(8, 8, 8, 8, 0), null)).toEqual([4]);
  expect(starsOf(ratings(9, 9, 8, 5, 2), null)).toEqual([4, 3, 2]);
  expect(ratingSteps(ratings(9, 9, 8, 5, 2), null).map(({ count }) => count)).toEqual([5, 8, 9]);
});

test('the stars that are chosen stay to be seen', () => {
  expect(starsOf(ratings(8, 8, 8, 8, 0), 2)).toEqual([4, 2]);
});

test('where nothing is rated, no stars are offered', () => {
  expect(starsOf(ratings(0, 0, 0, 0, 0), null)).toEqual([]);
});
