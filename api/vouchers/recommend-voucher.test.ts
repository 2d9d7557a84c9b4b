import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOON } from '#test/app.ts';
import { inDays } from '#test/factories.ts';
import { recommendVouchers } from './recommend-voucher.ts';
import type { Candidate } from './voucher-candidates.ts';
import { findReason, termsOf } from './check-vouchers.ts';
import { voucherSavings, type VoucherLine } from '#api/pricing/voucher-saving.ts';

const candidate = (more: Partial<Candidate>): Candidate => ({
  id: 1,
  code: `V${more.id ?? 1}`,
  title: { en: 'Voucher' },
  storeId: null,
  storeName: null,
  storeSlug: null,
  priceType: 1,
  value: 500,
  minSpend: 0,
  maxSaving: null,
  startsAt: inDays(-1),
  endsAt: inDays(1),
  totalLimit: null,
  perShopperLimit: null,
  used: 0,
  usedByShopper: 0,
  firstOrder: false,
  hasOrdered: false,
  ...more,
});

const lines: VoucherLine[] = [
  { id: 'a', storeId: 1, amount: 6000 },
  { id: 'b', storeId: 2, amount: 4000 },
];
const codesOf = (vouchers: readonly Candidate[]) => vouchers.map(({ code }) => code).toSorted();

test('the best of each store and the best of the platform go together', () => {
  const { best, saving } = recommendVouchers(
    [
      candidate({ id: 1, value: 300 }),
      candidate({ id: 2, priceType: 2, value: 10 }),
      candidate({ id: 3, storeId: 1, value: 1000 }),
      candidate({ id: 4, storeId: 1, value: 900 }),
      candidate({ id: 5, storeId: 2, value: 100, endsAt: inDays(-0.5) }),
    ],
    lines,
    NOON,
  );
  expect(codesOf(best)).toEqual(['V2', 'V3']);
  expect(saving).toBe(1900);
});

test('the next voucher is named with what is missing, when it would save more than now', () => {
  const next = (vouchers: Candidate[]) => recommendVouchers(vouchers, lines, NOON).next;
  const near = candidate({ id: 1, storeId: 1, minSpend: 6410, value: 700 });
  const far = candidate({ id: 2, minSpend: 20_000, value: 5000 });
  expect(next([far, near])).toEqual({ voucher: near, missing: 410 });
  const better = candidate({ id: 3, storeId: 1, value: 800 });
  expect(next([far, near, better])).toEqual({ voucher: far, missing: 10_000 });
});

const vouchers = fc
  .array(
    fc.record({
      storeId: fc.constantFrom(null, 1, 2),
      priceType: fc.constantFrom(1, 2),
      value: fc.integer({ min: 1, max: 100 }),
      minSpend: fc.nat(15_000),
      maxSaving: fc.option(fc.integer({ min: 1, max: 3000 })),
    }),
    { maxLength: 9 },
  )
  .map((parts) =>
    parts.map((part, index) =>
      candidate({
        ...part,
        id: index + 1,
        value: part.priceType === 1 ? part.value * 50 : part.value,
      }),
    ),
  );

const someLines = fc
  .array(
    fc.record({ storeId: fc.constantFrom(1, 2, 3), amount: fc.integer({ min: 1, max: 9000 }) }),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.map((part, index): VoucherLine => ({ ...part, id: String(index) })));

/** At most one voucher of each scope, in every way that there is. */
const combinations = (all: readonly Candidate[]): Candidate[][] =>
  [...Map.groupBy(all, ({ storeId }) => storeId).values()].reduce<Candidate[][]>(
    (made, ofScope) =>
      made.flatMap((chosen) => [chosen, ...ofScope.map((voucher) => [...chosen, voucher])]),
    [[]],
  );

const savingOf = (given: readonly VoucherLine[], chosen: readonly Candidate[]) =>
  voucherSavings(given, chosen.map(termsOf)).reduce((sum, { amount }) => sum + amount, 0);

test('no legal combination saves more than the one that is proposed', () => {
  fc.assert(
    fc.property(someLines, vouchers, (given, offered) => {
      const { best, saving } = recommendVouchers(offered, given, NOON);
      const holding = offered.filter((voucher) => !findReason(voucher, given, NOON));
      const most = Math.max(...combinations(holding).map((chosen) => savingOf(given, chosen)));
      expect(saving).toBe(most);
      expect(savingOf(given, best)).toBe(saving);
      expect(new Set(best.map(({ storeId }) => storeId)).size).toBe(best.length);
    }),
    { numRuns: 500 },
  );
});
