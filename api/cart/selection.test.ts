import { expect, test } from 'vitest';
import { selectionAfter } from './selection.ts';

const lines = [
  { id: 'a', selected: true, bundleId: null },
  { id: 'b', selected: false, bundleId: 5 },
  { id: 'c', selected: false, bundleId: 5 },
];

test('checking one line of a bundle checks all of it', () => {
  expect(selectionAfter(lines, { checked: ['b'], unchecked: [] })).toEqual(
    new Set(['a', 'b', 'c']),
  );
});

test('unchecking one line of a bundle unchecks all of it', () => {
  const all = lines.map((line) => ({ ...line, selected: true }));
  expect(selectionAfter(all, { checked: [], unchecked: ['c'] })).toEqual(new Set(['a']));
});

test('ids that are not in the cart change nothing', () => {
  expect(selectionAfter(lines, { checked: ['x'], unchecked: ['y'] })).toEqual(new Set(['a']));
});
