import { expect, test } from 'vitest';
import { PAYMENT_STATUS, paymentMessage } from './order-codes.ts';

const { paid, unpaid } = PAYMENT_STATUS;

test.each([
  [paid, false, 'orderPage.paid'],
  [paid, true, 'orderPage.paid'],
  [unpaid, false, 'orderPage.unpaid'],
  [unpaid, true, 'orderPage.nothingCharged'],
] as const)(
  'an order of payment status %i, cancelled %s, is told by %s',
  (status, cancelled, key) => {
    expect(paymentMessage({ payment_status: status, cancelled })).toBe(key);
  },
);
