import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentReduction } from '#contract/money.ts';
import { productPrice, variantPrice, type PriceFields } from './product-price.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const minutes = (n: number): Date => new Date(NOW.getTime() + n * 60_000);

const amount = fc.integer({ min: 1, max: 10 ** 12 });
/** A product as the database allows it: the offer is at most the selling price. */
const product: fc.Arbitrary<PriceFields> = fc
  .record({ selling: amount, part: fc.double({ min: 0, max: 1, noNaN: true }), flash: amount })
  .map(({ selling, part, flash }) => ({
    selling,
    offered: Math.floor(selling * part),
    flash_price: Math.min(flash, selling),
    flash_starts_at: minutes(-10),
    flash_ends_at: minutes(10),
  }));
const own = fc
  .record({ price: amount, more: fc.integer({ min: 0, max: 10 ** 6 }), listed: fc.boolean() })
  .map(({ price, more, listed }) => ({ price, list_price: listed ? price + more : null }));

const kettle: PriceFields = {
  selling: 10_000,
  offered: 8000,
  flash_price: 6000,
  flash_starts_at: minutes(-10),
  flash_ends_at: minutes(10),
};

test('the flash price counts first, then the offer, then the selling price', () => {
  expect(productPrice(kettle, NOW)).toEqual({ current: 6000, previous: 10_000, reduction: 40 });
  expect(productPrice({ ...kettle, flash_price: null }, NOW).current).toBe(8000);
  expect(productPrice({ ...kettle, flash_price: null, offered: 0 }, NOW)).toEqual({
    current: 10_000,
    previous: null,
    reduction: null,
  });
});

test('a flash price counts from the sale’s first moment until just before its end', () => {
  expect(productPrice(kettle, minutes(-10)).current).toBe(6000);
  expect(productPrice(kettle, new Date(minutes(10).getTime() - 1)).current).toBe(6000);
  expect(productPrice(kettle, minutes(10)).current).toBe(8000);
  expect(productPrice(kettle, minutes(-11)).current).toBe(8000);
});

test('a variant without its own price costs what the product costs', () => {
  expect(variantPrice({ price: null, list_price: null }, kettle, NOW).current).toBe(6000);
});

test('a running sale reduces a variant by the product’s ratio, half up', () => {
  const larger = { price: 8001, list_price: 12_000 };
  expect(variantPrice(larger, kettle, NOW)).toEqual({
    current: 6001,
    previous: 12_000,
    reduction: 50,
  });
  expect(variantPrice(larger, kettle, minutes(10)).current).toBe(8001);
});

test('without a price before it, a reduced variant stands beside its own price', () => {
  expect(variantPrice({ price: 8000, list_price: null }, kettle, NOW)).toEqual({
    current: 6000,
    previous: 8000,
    reduction: 25,
  });
});

test('a variant that costs what the product costs has the product’s flash price', () => {
  fc.assert(
    fc.property(product, (fields) => {
      const regular = fields.offered > 0 ? fields.offered : fields.selling;
      fc.pre((fields.flash_price ?? 0) <= regular);
      const variant = variantPrice({ price: regular, list_price: null }, fields, NOW);
      expect(variant.current).toBe(productPrice(fields, NOW).current);
    }),
  );
});

test('a sale never raises a price, and no price is ever below one minor unit', () => {
  fc.assert(
    fc.property(product, own, (fields, variant) => {
      const during = variantPrice(variant, fields, NOW).current;
      expect(during).toBeGreaterThanOrEqual(1);
      expect(during).toBeLessThanOrEqual(variantPrice(variant, fields, minutes(20)).current);
      expect(Number.isSafeInteger(during)).toBe(true);
    }),
  );
});

test('the price before is shown only above the current one, with its reduction', () => {
  fc.assert(
    fc.property(product, own, (fields, variant) => {
      for (const price of [productPrice(fields, NOW), variantPrice(variant, fields, NOW)]) {
        expect(price.previous === null).toBe(price.reduction === null);
        if (price.previous === null) continue;
        expect(price.previous).toBeGreaterThan(price.current);
        expect(price.reduction).toBe(percentReduction(price.current, price.previous));
      }
    }),
  );
});

test('the reduction is 100 minus the whole percent that is left', () => {
  expect(percentReduction(9999, 10_000)).toBe(1);
  expect(percentReduction(10_000, 10_000)).toBeNull();
  expect(percentReduction(0, 10_000)).toBe(100);
  expect(percentReduction(5, 0)).toBeNull();
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      fc.pre(a !== b);
      const reduction = percentReduction(Math.min(a, b), Math.max(a, b));
      expect(reduction).toBeGreaterThanOrEqual(1);
      expect(reduction).toBeLessThanOrEqual(100);
    }),
  );
});

test('measured against the lowest price before it, no reduction is larger than it was, nor without one', () => {
  const known = fc.option(amount, { nil: null });
  fc.assert(
    fc.property(product, own, known, known, (fields, variant, regular, flash) => {
      const lowest = { regular, flash };
      const plain = variantPrice(variant, fields, NOW);
      const strict = variantPrice({ ...variant, lowest }, fields, NOW);
      expect(strict.current).toBe(plain.current);
      expect(strict.reduction ?? 0).toBeLessThanOrEqual(plain.reduction ?? 0);
      const whole = productPrice({ ...fields, lowest }, NOW);
      expect(whole.previous ?? 0).toBeLessThanOrEqual(flash ?? 0);
    }),
  );
});
