import { expect, test } from 'vitest';
import { readCheckoutReturn } from './callback.ts';

/** Published by Razorpay. */
const secret = 'EnLs21M47BllR3X8PSFtjtbd';
const fields = {
  razorpay_order_id: 'order_IEIaMR65cu6nz3',
  razorpay_payment_id: 'pay_IH4NVgf4Dreq1l',
  razorpay_signature: '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
};

test('a return that Razorpay has signed says which order was paid', () => {
  expect(readCheckoutReturn(secret, fields)).toEqual({
    id: 'return:pay_IH4NVgf4Dreq1l',
    reference: 'order_IEIaMR65cu6nz3',
    paymentReference: 'pay_IH4NVgf4Dreq1l',
  });
});

test('a return that somebody has changed says nothing', () => {
  for (const forged of [
    { ...fields, razorpay_order_id: 'order_IEIaMR65cu6nz4' },
    { ...fields, razorpay_payment_id: 'pay_IH4NVgf4Dreq1m' },
    { ...fields, razorpay_signature: '' },
    { ...fields, razorpay_signature: fields.razorpay_signature.replace('0d', '0e') },
  ])
    expect(readCheckoutReturn(secret, forged)).toBeUndefined();
  expect(readCheckoutReturn('another secret', fields)).toBeUndefined();
});

test('a failure is a hint which order to ask about', () => {
  const failed = {
    'error[code]': 'BAD_REQUEST_ERROR',
    'error[metadata]': '{"payment_id":"pay_1","order_id":"order_1"}',
  };
  expect(readCheckoutReturn(secret, failed)).toEqual({
    id: 'return:order_1',
    reference: 'order_1',
  });
  for (const metadata of ['', 'no JSON', '[]', '{"order_id":7}'])
    expect(readCheckoutReturn(secret, { ...failed, 'error[metadata]': metadata })).toBeUndefined();
  expect(readCheckoutReturn(secret, {})).toBeUndefined();
});
