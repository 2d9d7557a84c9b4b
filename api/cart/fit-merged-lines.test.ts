import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { fitLines, type FittedLine } from './fit-merged-lines.ts';
import type { StoredLine } from './stored-lines.ts';
import type { Variant } from './find-variant.ts';

const line = record({
  inventoryId: integer({ min: 1, max: 6 }),
  bundleId: option(constantFrom(1, 2), { nil: null }),
  quantity: integer({ min: 1, max: 12 }),
  selected: boolean(),
});
/** A cart has one line of each variant in each bundle. Two variants belong to one product. */
const cart = array(line, { maxLength: 8 }).map((lines) =>
  [...new Map(lines.map((one) => [`${one.inventoryId}/${one.bundleId}`, one])).values()].map(
    (one, index): StoredLine => ({
      ...one,
      id: `${index}`,
      productId: Math.ceil(one.inventoryId / 2),
    }),
  ),
);
const limits = record({
  stock: integer({ min: 0, max: 15 }),
  maxPerOrder: option(integer({ min: 1, max: 12 }), { nil: null }),
});
const shop = array(limits, { minLength: 3, maxLength: 3 }).chain((products) =>
  array(integer({ min: 0, max: 15 }), { minLength: 6, maxLength: 6 }).map((stocks) =>
    stocks.map((stock, index): Variant => ({
      inventoryId: index + 1,
      productId: Math.ceil((index + 1) / 2),
      stock,
      maxPerOrder: products[Math.floor(index / 2)]?.maxPerOrder ?? null,
      unitPrice: 100,
    })),
  ),
);

const unitsOf = (lines: readonly StoredLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether all that there is of some things is within a limit, or nothing was added to it. */
const isWithin = (
  limit: number | null,
  own: readonly StoredLine[],
  fitted: readonly FittedLine[],
): boolean => {
  const added = fitted.reduce((sum, { units }) => sum + units, 0);
  return limit === null || added === 0 || added + unitsOf(own) <= limit;
};

test('no line that comes along exceeds the stock or the maximum, and none is lost without a reason', () => {
  assert(
    property(cart, cart, shop, (own, coming, variants) => {
      const fitted = fitLines(own, coming, variants);
      expect(fitted.map((one) => one.line.id).toSorted()).toEqual(
        coming.map(({ id }) => id).toSorted(),
      );
      for (const { inventoryId, productId, stock, maxPerOrder } of variants) {
        const ofVariant = fitted.filter(({ line: one }) => one.inventoryId === inventoryId);
        const ownVariant = own.filter((one) => one.inventoryId === inventoryId);
        expect(isWithin(stock, ownVariant, ofVariant)).toBe(true);
        const ofProduct = fitted.filter(({ line: one }) => one.productId === productId);
        const ownProduct = own.filter((one) => one.productId === productId);
        expect(isWithin(maxPerOrder, ownProduct, ofProduct)).toBe(true);
      }
      for (const { line: one, units, isAside, reason } of fitted) {
        const isHeld = own.some(({ inventoryId }) => inventoryId === one.inventoryId);
        expect(units).toBeLessThanOrEqual(one.quantity);
        expect(reason !== undefined || units === one.quantity).toBe(true);
        expect(isAside && units > 0).toBe(false);
        expect(units > 0 || isHeld || isAside).toBe(true);
      }
    }),
  );
});

test('a bundle whose lines are in equal numbers keeps them equal', () => {
  assert(
    property(cart, cart, shop, integer({ min: 1, max: 12 }), (own, lines, variants, quantity) => {
      const coming = lines.map((one) => (one.bundleId === 1 ? { ...one, quantity } : one));
      const ofBundle = fitLines(own, coming, variants).filter((one) => one.line.bundleId === 1);
      expect(new Set(ofBundle.map(({ units }) => units)).size).toBeLessThanOrEqual(1);
      expect(new Set(ofBundle.map(({ isAside }) => isAside)).size).toBeLessThanOrEqual(1);
    }),
  );
});

test('into an empty cart of a shop with enough of everything all lines come whole', () => {
  assert(
    property(cart, shop, (coming, variants) => {
      const plenty = variants.map((one) => ({ ...one, stock: 1000, maxPerOrder: null }));
      for (const { line: one, units, reason } of fitLines([], coming, plenty)) {
        expect([units, reason]).toEqual([one.quantity, undefined]);
      }
    }),
  );
});
