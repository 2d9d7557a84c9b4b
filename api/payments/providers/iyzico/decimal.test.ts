import { expect, test } from 'vitest';
import { toDecimal, toMinor, withoutZeros } from './decimal.ts';

test('amounts are written and read to the last cent', () => {
  for (const [minor, text] of [
    [1, '0.01'],
    [10, '0.1'],
    [100, '1.0'],
    [12_950, '129.5'],
    [12_955, '129.55'],
    [99_999_999, '999999.99'],
  ] as const) {
    expect(toDecimal(minor)).toBe(text);
    expect(toMinor(text)).toBe(minor);
    expect(toMinor(Number(text))).toBe(minor);
  }
});

test('an amount that is none is not guessed', () => {
  for (const text of ['', '-1', '1,5', '1.005', '1e3', 'ten'])
    expect(toMinor(text)).toBeUndefined();
});

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
