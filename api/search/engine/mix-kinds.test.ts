import { expect, test } from 'vitest';
import { mixKinds } from '#api/search/engine/mix-kinds.ts';

const match = (id: number, category: number) => ({
  id,
  category,
  popularity: 0,
  score: 10 - id,
  isCalledSo: false,
  isInHead: true,
});

test('the best of each category come in turn, in the order of their first ones', () => {
  const ranked = [match(1, 7), match(2, 7), match(3, 7), match(4, 8), match(5, 9), match(6, 8)];
  expect(mixKinds(ranked).map(({ id }) => id)).toEqual([1, 4, 5, 2, 6, 3]);
});

test('goods of one category stay in their order', () => {
  expect(mixKinds([match(1, 7), match(2, 7)]).map(({ id }) => id)).toEqual([1, 2]);
});

test('scooters and rabbits of one category come in turn where they are told apart', () => {
  const ranked = [match(1, 7), match(2, 7), match(3, 7), match(4, 7)];
  const kindOf = ({ id }: { id: number }) => (id > 2 ? 'rabbit' : 'scooter');
  expect(mixKinds(ranked, kindOf).map(({ id }) => id)).toEqual([1, 3, 2, 4]);
});
