import { expect, test } from 'vitest';
import { mixCategories } from '#api/search/engine/mix-categories.ts';

const match = (id: number, category: number) => ({ id, category, popularity: 0, score: 10 - id });

test('the best of each category come in turn, in the order of their first ones', () => {
  const ranked = [match(1, 7), match(2, 7), match(3, 7), match(4, 8), match(5, 9), match(6, 8)];
  expect(mixCategories(ranked).map(({ id }) => id)).toEqual([1, 4, 5, 2, 6, 3]);
});

test('goods of one category stay in their order', () => {
  expect(mixCategories([match(1, 7), match(2, 7)]).map(({ id }) => id)).toEqual([1, 2]);
});
