import { expect, test } from 'vitest';
import { isKeyboardSlip, isNeighbouringKey } from '#api/search/engine/keyboard.ts';

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

test.each([
  ['tick', 'stick'],
  ['hosue', 'house'],
  ['lammp', 'lamp'],
  ['lamop', 'lamp'],
  ['lamo', 'lamp'],
])('%s is %s by a slip of the fingers', (typed, meant) => {
  expect(isKeyboardSlip(typed, meant)).toBe(true);
});

test.each([
  ['speaker', 'sneaker'],
  ['mug', 'mag'],
  ['lamps', 'lamp'],
])('%s is another word than %s', (typed, meant) => {
  expect(isKeyboardSlip(typed, meant)).toBe(false);
});
