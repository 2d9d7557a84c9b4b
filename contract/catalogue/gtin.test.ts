import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findGtin } from './gtin.ts';

test('the numbers below barcodes are known, however they are spaced', () => {
  expect(findGtin('4006381333931')).toBe('4006381333931');
  expect(findGtin('0 36000 29145 2')).toBe('036000291452');
  expect(findGtin('9638-5074')).toBe('96385074');
  expect(findGtin('10614141000415')).toBe('10614141000415');
});

test('other numbers and words are none', () => {
  for (const text of ['4006381333932', '12345', 'KET-S', '', '40063813339310'])
    expect(findGtin(text)).toBeUndefined();
});

test('with any one digit changed it is none', () => {
  fc.assert(
    fc.property(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const gtin = '4006381333931';
      const changed = (Number(gtin[at]) + by) % 10;
      expect(findGtin(`${gtin.slice(0, at)}${changed}${gtin.slice(at + 1)}`)).toBeUndefined();
    }),
  );
});
