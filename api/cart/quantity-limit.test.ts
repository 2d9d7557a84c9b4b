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

test('the limit per order counts all variants of the product', () => {
  const limits = { stock: 50, maxPerOrder: 4 };
  expect(findQuantityRefusal({ ofVariant: 2, ofProduct: 5 }, limits)).toBe('cart.maximumExceeded');
  expect(maxQuantity({ ofVariant: 0, ofProduct: 3 }, limits)).toBe(1);
});
