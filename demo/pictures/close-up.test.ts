import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeUpOf } from './close-up.ts';

const SIDE = 60;

/** An object that fills a rectangle somewhere in the picture. */
const rectangle = fc
  .record({
    left: fc.integer({ min: 0, max: SIDE - 2 }),
    top: fc.integer({ min: 0, max: SIDE - 2 }),
    width: fc.integer({ min: 2, max: SIDE }),
    height: fc.integer({ min: 2, max: SIDE }),
  })
  .map(({ left, top, width, height }) => ({
    left,
    top,
    right: Math.min(SIDE, left + width),
    bottom: Math.min(SIDE, top + height),
  }));

test('a close-up stays within its picture and never cuts off the head', () => {
  fc.assert(
    fc.property(rectangle, ({ left, top, right, bottom }) => {
      const isObject = (x: number, y: number) => x >= left && x < right && y >= top && y < bottom;
      const square = closeUpOf(isObject, SIDE);
      expect(square.width).toBe(square.height);
      expect(square.left).toBeGreaterThanOrEqual(0);
      expect(square.left + square.width).toBeLessThanOrEqual(SIDE);
      expect(square.top + square.height).toBeLessThanOrEqual(SIDE);
      expect(square.top).toBeGreaterThanOrEqual(0);
      expect(square.top).toBeLessThanOrEqual(top);
      expect(square.top + square.height).toBeGreaterThan(top);
    }),
  );
});

test('of something tall one sees the upper part, in the middle of what is there', () => {
  // A head of ten pixels on a body of forty, to the right.
  const isObject = (x: number, y: number) =>
    y >= 5 && y < 15 ? x >= 35 && x < 45 : y >= 15 && y < 55 && x >= 30 && x < 50;
  const { left, top, width } = closeUpOf(isObject, SIDE);
  expect(width).toBe(40);
  expect(top).toBeLessThan(5);
  expect(left).toBe(20);
});
