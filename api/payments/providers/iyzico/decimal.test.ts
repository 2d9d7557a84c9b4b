import { expect, test } from 'vitest';
import { withoutZeros } from './decimal.ts';

test('numbers are signed without zeros that say nothing', () => {
  expect(['10.50', '1.0', '10', '100', '0.10', 'TRY', 10.5, 1].map(withoutZeros)).toEqual([
    '10.5',
    '1',
    '10',
    '100',
    '0.1',
    'TRY',
    '10.5',
    '1',
  ]);
});
