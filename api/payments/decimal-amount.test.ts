import { describe, expect, test } from 'vitest';
import { readDecimal, writeDecimal } from './decimal-amount.ts';

describe('Amounts in decimals', () => {
  test('are written with all decimals of the currency, and without any where it has none', () => {
    expect(writeDecimal(1999, 2)).toBe('19.99');
    expect(writeDecimal(5, 2)).toBe('0.05');
    expect(writeDecimal(2000, 2)).toBe('20.00');
    expect(writeDecimal(1999, 0)).toBe('1999');
    expect(writeDecimal(1250, 3)).toBe('1.250');
  });

  test('are read to the last unit, however many decimals are written', () => {
    for (const amount of [0, 1, 10, 99, 100, 1999, 429_496_729_599])
      for (const decimals of [0, 2, 3])
        expect(readDecimal(writeDecimal(amount, decimals), decimals)).toBe(amount);
    expect(readDecimal('19.9', 2)).toBe(1990);
    expect(readDecimal('20', 2)).toBe(2000);
    expect(readDecimal('1.10', 1)).toBe(11);
    expect(readDecimal('2000.00', 0)).toBe(2000);
  });

  test('are never rounded', () => {
    expect(readDecimal('19.999', 2)).toBeUndefined();
    expect(readDecimal('1999.50', 0)).toBeUndefined();
    for (const text of ['', '-1', '1e3', '1,00', ' 1', '.5', '1.', '99999999999999999'])
      expect(readDecimal(text, 2), text).toBeUndefined();
  });
});
