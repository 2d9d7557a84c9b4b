import { expect, test } from 'vitest';
import { ratingSteps } from './rating-steps.ts';

/** So many products with at least one star, two, three, four and five. */
const ratings = (...counts: number[]) => counts.map((count, at) => ({ rating: at + 1, count }));
const TOTAL = 10;
const starsOf = (counts: ReturnType<typeof ratings>, chosen: number | null, total = TOTAL) =>
  ratingSteps(counts, chosen, total).map(({ rating }) => rating);

test('fewer stars are offered only where they let more products through', () => {
  const some = ratings(9, 9, 8, 5, 2);
  expect(starsOf(ratings(8, 8, 8, 8, 0), null)).toEqual([4]);
  expect(starsOf(some, null)).toEqual([4, 3, 2]);
  expect(ratingSteps(some, null, TOTAL).map(({ count }) => count)).toEqual([5, 8, 9]);
});

test('stars that let all products through are not offered', () => {
  expect(starsOf(ratings(8, 8, 8, 6, 2), null, 8)).toEqual([4]);
  expect(starsOf(ratings(8, 8, 8, 8, 2), null, 8)).toEqual([]);
});

test('the stars that are chosen stay to be seen, and the others with them', () => {
  expect(starsOf(ratings(8, 8, 8, 8, 0), 2)).toEqual([4, 2]);
  expect(starsOf(ratings(8, 8, 8, 6, 2), 4, 6)).toEqual([4, 3]);
});

test('where nothing is rated, no stars are offered', () => {
  expect(starsOf(ratings(0, 0, 0, 0, 0), null)).toEqual([]);
});
