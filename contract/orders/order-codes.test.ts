import { expect, test } from 'vitest';
import { PAYMENT_METHOD, PAYMENT_STATUS, paymentMessage } from './order-codes.ts';

const { paid, unpaid } = PAYMENT_STATUS;
const { cashOnDelivery, stripe } = PAYMENT_METHOD;

test.each([
  [paid, false, stripe, 0, 'orderPage.paid'],
  [paid, false, stripe, 200, 'orderPage.paid'],
  [paid, true, stripe, 0, 'orderPage.refundComing'],
  [paid, true, stripe, 499, 'orderPage.refundComing'],
  [paid, true, stripe, 500, 'orderPage.refunded'],
  [unpaid, false, stripe, 0, 'orderPage.unpaid'],
  [unpaid, true, stripe, 0, 'orderPage.nothingCharged'],
  [unpaid, false, cashOnDelivery, 0, 'orderPage.payAtDoor'],
  [unpaid, true, cashOnDelivery, 0, 'orderPage.nothingCharged'],
] as const)(
  'an order of payment status %i, cancelled %s, paid by method %i, with %i of 500 given back, is told by %s',
  (payment_status, cancelled, method, refunded_amount, key) => {
    const order = { payment_status, cancelled, method, refunded_amount, amount: 500 };
    expect(paymentMessage(order)).toBe(key);
  },
);
