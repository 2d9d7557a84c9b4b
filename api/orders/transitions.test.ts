import { expect, test } from 'vitest';
import { orderNumber } from './order-number.ts';
import { canAdvance, findNextStatus, statusOfPackages, stepsTo } from './transitions.ts';

test('an order goes forward one step at a time and never back', () => {
  expect(canAdvance(1, 2)).toBe(true);
  expect(canAdvance(1, 3)).toBe(false);
  expect(canAdvance(3, 2)).toBe(false);
  expect(findNextStatus(5)).toBeUndefined();
  expect(stepsTo(1, 2)).toEqual([1, 2]);
  expect(stepsTo(3, 2)).toEqual([]);
});

test('an order is as far as its least advanced package', () => {
  expect(statusOfPackages([5, 2, 4])).toBe(2);
});

test('order numbers are readable and do not follow one another', () => {
  const numbers = new Set(Array.from({ length: 2000 }, orderNumber));
  expect(numbers.size).toBe(2000);
  for (const number of numbers) expect(number).toMatch(/^SK-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
});
