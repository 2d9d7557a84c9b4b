import { expect, test } from 'vitest';
import { missingSpend, voucherSavings, type VoucherTerms } from './voucher-saving.ts';

const lines = [
  { id: 'a', storeId: 1, amount: 6000 },
  { id: 'b', storeId: 2, amount: 4000 },
];

const voucher = (more: Partial<VoucherTerms>): VoucherTerms => ({
  id: 1,
  storeId: null,
  kind: 'percent',
  value: 10,
  minSpend: 0,
  maxSaving: null,
  ...more,
});

const saved = (vouchers: VoucherTerms[]) =>
  Object.fromEntries(
    [...Map.groupBy(voucherSavings(lines, vouchers), (saving) => saving.voucherId)].map(
      ([id, savings]) => [id, savings.reduce((sum, saving) => sum + saving.amount, 0)],
    ),
  );

test("a store's voucher touches that store alone", () => {
  expect(voucherSavings(lines, [voucher({ storeId: 2 })])).toEqual([
    { lineId: 'b', voucherId: 1, amount: 400 },
  ]);
});

test('a percentage stops at its maximum saving', () => {
  expect(saved([voucher({ value: 50, maxSaving: 700 })])).toEqual({ 1: 700 });
});

test('a flat voucher never takes more than its scope costs', () => {
  expect(saved([voucher({ kind: 'flat', value: 999_999, storeId: 1 })])).toEqual({ 1: 6000 });
});

test("the marketplace's voucher counts from what the store's voucher leaves", () => {
  const vouchers = [voucher({}), voucher({ id: 2, storeId: 1, value: 50 })];
  expect(saved(vouchers)).toEqual({ 2: 3000, 1: 700 });
});

test('below the minimum spend nothing is saved, and what is missing is known', () => {
  const demanding = voucher({ storeId: 2, minSpend: 4100 });
  expect(saved([demanding])).toEqual({});
  expect(missingSpend(demanding, lines)).toBe(100);
  expect(missingSpend(voucher({ minSpend: 10_000 }), lines)).toBe(0);
});
