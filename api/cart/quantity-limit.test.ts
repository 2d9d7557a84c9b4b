import { expect, test } from 'vitest';
import { findQuantityRefusal, maxQuantity } from './quantity-limit.ts';

test('each limit has its own answer', () => {
  const limits = { stock: 5, maxPerOrder: 4 };
  expect(findQuantityRefusal({ ofVariant: 0, ofProduct: 0 }, limits)).toBe('cart.minimumOne');
  expect(findQuantityRefusal({ ofVariant: 5, ofProduct: 5 }, limits)).toBe('cart.maximumExceeded');
  expect(findQuantityRefusal({ ofVariant: 4, ofProduct: 4 }, limits)).toBeUndefined();
  const noMaximum = { stock: 5, maxPerOrder: null };
  expect(findQuantityRefusal({ ofVariant: 6, ofProduct: 6 }, noMaximum)).toBe(
    'cart.inventoryExceeded',
  );
  const none = { stock: 0, maxPerOrder: 4 };
  expect(findQuantityRefusal({ ofVariant: 1, ofProduct: 1 }, none)).toBe('cart.outOfStock');
});

test('whatever number is asked for, the limit that it meets first is told', () => {
  const few = { stock: 70, maxPerOrder: null };
  const huge = { ofVariant: 500_000_000, ofProduct: 500_000_000 };
  expect(findQuantityRefusal(huge, few)).toBe('cart.inventoryExceeded');
  const plenty = { stock: 50_000, maxPerOrder: null };
  const most = { ofVariant: 10_000, ofProduct: 10_000 };
  expect(findQuantityRefusal(most, plenty)).toBeUndefined();
  const more = { ofVariant: 10_001, ofProduct: 10_001 };
  expect(findQuantityRefusal(more, plenty)).toBe('cart.maximumExceeded');
  expect(maxQuantity({ ofVariant: 0, ofProduct: 0 }, plenty)).toBe(10_000);
});

test('the limit per order counts all variants of the product', () => {
  const limits = { stock: 50, maxPerOrder: 4 };
  expect(findQuantityRefusal({ ofVariant: 2, ofProduct: 5 }, limits)).toBe('cart.maximumExceeded');
  expect(maxQuantity({ ofVariant: 0, ofProduct: 3 }, limits)).toBe(1);
});
