import type { Voucher } from '#contract/vouchers/voucher.ts';
import { expect, test } from 'vitest';
import { missingFor, rankVouchers } from './ranked-vouchers.ts';

const voucher = (code: string, facts: Partial<Voucher>): Voucher => ({
  id: code,
  code,
  title: code,
  price_type: 1,
  value: 500,
  min_spend: 0,
  max_saving: null,
  validity: '2027-01-01T00:00:00.000Z',
  store: null,
  ...facts,
});
const twenty = voucher('TWENTY', { value: 2000, min_spend: 15_000 });
const five = voucher('FIVE', { value: 500, min_spend: 4000 });
const tenth = voucher('TENTH', { price_type: 2, value: 10, min_spend: 2000, max_saving: 1500 });
const all = [twenty, five, tenth];

const codesAt = (price: number): string[] => rankVouchers(all, price).map(({ code }) => code);

test('a voucher that asks for more than the product costs stands behind those that can be used', () => {
  expect(codesAt(3000)).toEqual(['TENTH', 'FIVE', 'TWENTY']);
  expect(codesAt(929)).toEqual(['TENTH', 'FIVE', 'TWENTY']);
});

test('of the vouchers that can be used the one that saves most is first', () => {
  expect(codesAt(4500)).toEqual(['FIVE', 'TENTH', 'TWENTY']);
  expect(codesAt(14_000)).toEqual(['TENTH', 'FIVE', 'TWENTY']);
  expect(codesAt(15_000)).toEqual(['TWENTY', 'TENTH', 'FIVE']);
});

test('a voucher says how much more has to be bought for it', () => {
  expect(missingFor(twenty, 8650)).toBe(6350);
  expect(missingFor(five, 4000)).toBe(0);
});
