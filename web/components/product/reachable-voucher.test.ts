import type { Voucher } from '#contract/vouchers/voucher.ts';
import { expect, test } from 'vitest';
import { reachableVoucher } from './reachable-voucher.ts';

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

test('a voucher that asks for more than the product costs is not promised', () => {
  expect(reachableVoucher(all, 929)).toBeUndefined();
  expect(reachableVoucher(all, 3000)?.code).toBe('TENTH');
});

test('of the vouchers that can be used the one that saves most is told', () => {
  expect(reachableVoucher(all, 4500)?.code).toBe('FIVE');
  expect(reachableVoucher(all, 14_000)?.code).toBe('TENTH');
  expect(reachableVoucher(all, 15_000)?.code).toBe('TWENTY');
});
