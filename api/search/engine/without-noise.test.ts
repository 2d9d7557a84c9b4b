import { expect, test } from 'vitest';
import { withoutNoise } from '#api/search/engine/without-noise.ts';

const matches = (...scores: number[]) =>
  scores.map((score, id) => ({
    id,
    category: 1,
    popularity: 0,
    score,
    isCalledSo: false,
    isInHead: true,
  }));
const scoresOf = (scores: number[], others: number[] = []) =>
  withoutNoise({ ranked: matches(...scores), others }).ranked.map(({ score }) => score);

test('blue buckets are not shown behind blue sofas', () => {
  expect(scoresOf([4.3, 4.1, 1.6, 0.012, 0.01])).toEqual([4.3, 4.1, 1.6]);
});

test('where hardly anything is good, the rest is shown too', () => {
  expect(scoresOf([4.3, 4.1, 0.012])).toHaveLength(3);
});

test('what fills a page by itself, and what is not all ranked, stays whole', () => {
  expect(scoresOf([...Array<number>(24).fill(4), 0.001])).toHaveLength(25);
  expect(scoresOf([4, 4, 4, 0.001], [99])).toHaveLength(4);
});

test('nothing found stays nothing', () => {
  expect(scoresOf([])).toEqual([]);
});
