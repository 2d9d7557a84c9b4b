import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAmount, splitById } from './split-amount.ts';

const weights = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 40 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('the parts add up to the whole', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), weights, (total, given) => {
      expect(sum(splitAmount(total, given))).toBe(total);
    }),
  );
});

test('a part is never more than one unit off its exact share, and never above its weight', () => {
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (given, ratio) => {
      const whole = sum(given);
      const total = Math.floor(whole * ratio);
      splitAmount(total, given).forEach((part, index) => {
        const weight = given[index] ?? 0;
        expect(Math.abs(part - (total * weight) / Math.max(whole, 1))).toBeLessThan(1);
        expect(part).toBeLessThanOrEqual(weight);
      });
    }),
  );
});

test('a hundred shared by three is 34, 33 and 33', () => {
  expect(splitAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitAmount(100, [0, 0, 0])).toEqual([34, 33, 33]);
});

test('amounts beyond the safe product of two numbers are shared exactly', () => {
  expect(splitAmount(9_000_000_000_001, [4_500_000_000_000, 4_500_000_000_001])).toEqual([
    4_500_000_000_000, 4_500_000_000_001,
  ]);
});

test('the order of lines does not matter', () => {
  const lines = fc.uniqueArray(fc.record({ id: fc.uuid(), weight: fc.nat(1000) }), {
    selector: (line) => line.id,
  });
  fc.assert(
    fc.property(fc.nat(100_000), lines, (total, given) => {
      const there = splitById(total, given);
      const back = splitById(total, given.toReversed());
      expect(new Map([...back].toSorted())).toEqual(new Map([...there].toSorted()));
    }),
  );
});
