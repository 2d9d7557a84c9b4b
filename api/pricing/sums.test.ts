import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesInScope, type VoucherTerms } from './voucher-saving.ts';
import type { BundleRules } from './bundle-saving.ts';
import { addUp, sumsOf, type PricedLine } from './sums.ts';

const line = fc.record({
  id: fc.uuid(),
  productId: fc.integer({ min: 1, max: 5 }),
  storeId: fc.integer({ min: 1, max: 3 }),
  bundleId: fc.constantFrom(null, null, 100, 101),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.integer({ min: 1, max: 500_000 }),
  ruleId: fc.integer({ min: 1, max: 3 }),
  freeAbove: fc.option(fc.nat(1_000_000)),
  place: fc.option(fc.record({ id: fc.integer({ min: 1, max: 4 }), price: fc.nat(10_000) }), {
    nil: undefined,
  }),
  taxBasisPoints: fc.constantFrom(0, 500, 1800, 2000),
});

/** A rule has one limit and a place one price, as in the shop. */
const coherent = (lines: PricedLine[]): PricedLine[] =>
  lines.map((each) => {
    const sameRule = lines.find((other) => other.ruleId === each.ruleId) ?? each;
    const samePlace = lines.find((other) => other.place?.id === each.place?.id) ?? each;
    return { ...each, freeAbove: sameRule.freeAbove, place: samePlace.place };
  });

const lines = fc
  .uniqueArray(line, { maxLength: 12, selector: (each) => each.id })
  .map((given) => coherent(given));

const vouchers = fc.uniqueArray(
  fc
    .record({
      storeId: fc.constantFrom(null, 1, 2, 3),
      kind: fc.constantFrom('flat' as const, 'percent' as const),
      value: fc.integer({ min: 1, max: 100 }),
      minSpend: fc.nat(200_000),
      maxSaving: fc.option(fc.integer({ min: 1, max: 50_000 })),
    })
    .map((terms) => ({
      ...terms,
      id: 10 + (terms.storeId ?? 0),
      value: terms.kind === 'flat' ? terms.value * 5000 : terms.value,
    })),
  { maxLength: 4, selector: (voucher) => voucher.storeId },
);

const rules: BundleRules = {
  buyGet: new Map([
    [1, { id: 200, buy: 2, free: 1 }],
    [2, { id: 201, buy: 1, free: 3 }],
  ]),
  fixedPrice: new Map([
    [100, { id: 100, price: 9_999, productIds: [1, 3] }],
    [101, { id: 101, price: 150_000, productIds: [2, 4, 5] }],
  ]),
};

const everyCart = (check: (lines: PricedLine[], vouchers: VoucherTerms[]) => void) =>
  fc.assert(fc.property(lines, vouchers, check), { numRuns: 500 });

test('the whole is the sum of its lines, and a line the sum of its parts', () => {
  everyCart((given, vouched) => {
    const sums = sumsOf(given, rules, vouched);
    expect(sums.all).toEqual(addUp(sums.lines.values()));
    for (const { amount, bundleSaving, voucherSaving, shipping, total } of sums.lines.values())
      expect(total).toBe(amount - bundleSaving - voucherSaving + shipping);
    const saved = (savings: { amount: number }[]) =>
      savings.reduce((sum, saving) => sum + saving.amount, 0);
    expect(saved(sums.bundleSavings)).toBe(sums.all.bundleSaving);
    expect(saved(sums.voucherSavings)).toBe(sums.all.voucherSaving);
  });
});

test('nothing is negative, and savings never touch the shipping', () => {
  everyCart((given, vouched) => {
    for (const each of sumsOf(given, rules, vouched).lines.values()) {
      for (const part of Object.values(each)) expect(part).toBeGreaterThanOrEqual(0);
      expect(each.bundleSaving + each.voucherSaving).toBeLessThanOrEqual(each.amount);
      expect(each.tax).toBeLessThanOrEqual(each.total);
    }
  });
});

test('the order of lines and vouchers does not matter', () => {
  everyCart((given, vouched) => {
    const there = sumsOf(given, rules, vouched);
    const back = sumsOf(given.toReversed(), rules, vouched.toReversed());
    for (const { id } of given) expect(back.lines.get(id)).toEqual(there.lines.get(id));
    expect(back.all).toEqual(there.all);
  });
});

test('a voucher never saves more than its limit or than its scope costs', () => {
  everyCart((given, vouched) => {
    const sums = sumsOf(given, rules, vouched);
    for (const voucher of vouched) {
      const saved = sums.voucherSavings
        .filter((saving) => saving.voucherId === voucher.id)
        .reduce((sum, saving) => sum + saving.amount, 0);
      const scope = linesInScope(
        voucher,
        given.map((each) => ({ ...each, amount: each.quantity * each.unitPrice })),
      ).map((each) => sums.lines.get(each.id));
      const cost = scope.reduce(
        (sum, each) => sum + (each ? each.amount - each.bundleSaving : 0),
        0,
      );
      const most = cost < voucher.minSpend ? 0 : Math.min(cost, voucher.maxSaving ?? cost);
      expect(saved).toBeLessThanOrEqual(most);
    }
  });
});

const basic: PricedLine = {
  id: 'a',
  productId: 1,
  storeId: 1,
  bundleId: null,
  quantity: 1,
  unitPrice: 1000,
  ruleId: 1,
  freeAbove: null,
  place: { id: 1, price: 500 },
  taxBasisPoints: 2000,
};
const noRules: BundleRules = { buyGet: new Map(), fixedPrice: new Map() };

test('lines of one store and one rule pay its price once; another store pays its own', () => {
  const sums = sumsOf(
    [basic, { ...basic, id: 'b', unitPrice: 3000 }, { ...basic, id: 'c', storeId: 2 }],
    noRules,
    [],
  );
  expect(sums.lines.get('a')?.shipping).toBe(125);
  expect(sums.lines.get('b')?.shipping).toBe(375);
  expect(sums.lines.get('c')?.shipping).toBe(500);
});

test('a store sends for free when what is bought there reaches its limit, voucher or not', () => {
  const limited = { ...basic, freeAbove: 3000 };
  const below = sumsOf([{ ...limited, quantity: 2 }], noRules, []);
  expect(below.all.shipping).toBe(500);
  expect(below.freeShippingGaps).toEqual(new Map([[1, 1000]]));
  const voucher = { id: 1, storeId: null, kind: 'percent' as const, value: 50 };
  const reached = sumsOf([{ ...limited, quantity: 3 }], noRules, [
    { ...voucher, minSpend: 0, maxSaving: null },
  ]);
  expect(reached.all).toMatchObject({ shipping: 0, voucherSaving: 1500, total: 1500 });
  expect(reached.freeShippingGaps).toEqual(new Map());
});

test('nobody is asked to buy more for a delivery that is free already', () => {
  const free = { ...basic, freeAbove: 3000, place: { id: 1, price: 0 } };
  expect(sumsOf([free], noRules, []).freeShippingGaps).toEqual(new Map());
  const beside = sumsOf([free, { ...basic, id: 'b', freeAbove: 3000 }], noRules, []);
  expect(beside.freeShippingGaps).toEqual(new Map([[1, 1000]]));
});

test('the tax is what the total includes, rounded once per rate', () => {
  const sums = sumsOf(
    [
      { ...basic, unitPrice: 101, place: undefined },
      { ...basic, id: 'b', unitPrice: 101, place: undefined },
      { ...basic, id: 'c', unitPrice: 1050, place: undefined, taxBasisPoints: 500 },
    ],
    noRules,
    [],
  );
  // 202 at 20 % includes 33.67, 1050 at 5 % includes 50.
  expect(sums.all.tax).toBe(84);
});
