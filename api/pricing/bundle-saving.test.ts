import { expect, test } from 'vitest';
import { bundleSavings, type BundleLine, type BundleRules } from './bundle-saving.ts';

const line = (id: string, quantity: number, unitPrice: number, more?: Partial<BundleLine>) => ({
  id,
  productId: 1,
  bundleId: null,
  quantity,
  unitPrice,
  ...more,
});

const rules: BundleRules = {
  buyGet: new Map([[1, { id: 7, buy: 2, free: 1 }]]),
  fixedPrice: new Map([[9, { id: 9, price: 2500, productIds: [1, 2] }]]),
};

const saved = (lines: BundleLine[]) =>
  bundleSavings(lines, rules).reduce((sum, saving) => sum + saving.amount, 0);

test('buy two, get one free: the third unit costs nothing, the second still does', () => {
  expect(saved([line('a', 2, 1000)])).toBe(0);
  expect(saved([line('a', 3, 1000)])).toBe(1000);
  expect(saved([line('a', 5, 1000)])).toBe(1000);
  expect(saved([line('a', 6, 1000)])).toBe(2000);
});

test('the cheapest units over all variants of the product are free', () => {
  expect(saved([line('a', 2, 3000), line('b', 1, 500)])).toBe(500);
  expect(saved([line('a', 1, 3000), line('b', 2, 500)])).toBe(500);
});

test('units of another product do not count', () => {
  expect(saved([line('a', 2, 1000), line('b', 1, 1000, { productId: 3 })])).toBe(0);
});

test('a set costs its fixed price, shared by its members in proportion', () => {
  const savings = bundleSavings(
    [line('a', 1, 1000, { bundleId: 9 }), line('b', 1, 3000, { bundleId: 9, productId: 2 })],
    rules,
  );
  expect(savings).toEqual([
    { lineId: 'a', bundleId: 9, amount: 375 },
    { lineId: 'b', bundleId: 9, amount: 1125 },
  ]);
});

test('a set with a member missing saves nothing, and only complete sets count', () => {
  expect(saved([line('a', 1, 1000, { bundleId: 9 })])).toBe(0);
  const uneven = [
    line('a', 2, 1000, { bundleId: 9 }),
    line('b', 1, 3000, { bundleId: 9, productId: 2 }),
  ];
  expect(saved(uneven)).toBe(1500);
});

test('a unit that is part of a set does not count for a free one as well', () => {
  const lines = [
    line('a', 1, 1000, { bundleId: 9 }),
    line('b', 1, 3000, { bundleId: 9, productId: 2 }),
    line('c', 2, 1000),
  ];
  expect(saved(lines)).toBe(1500);
});

test('a set that would cost more than its parts costs what the parts do', () => {
  const cheap = [
    line('a', 1, 100, { bundleId: 9 }),
    line('b', 1, 100, { bundleId: 9, productId: 2 }),
  ];
  expect(saved(cheap)).toBe(0);
});
