import { expect, test } from 'vitest';
import { isNeighbouringKey } from '#api/search/engine/keyboard.ts';

test.each([
  ['laptip', 'laptop'],
  ['kettke', 'kettle'],
  ['bouillpire', 'bouilloire'],
])('%s is %s by the key beside the right one', (typed, meant) => {
  expect(isNeighbouringKey(typed, meant)).toBe(true);
});

test.each([
  ['laptap', 'laptop'],
  ['laptop', 'laptop'],
  ['laptp', 'laptop'],
  ['lsptip', 'laptop'],
])('%s is not', (typed, meant) => {
  expect(isNeighbouringKey(typed, meant)).toBe(false);
});
