import { expect, test } from 'vitest';
import { signNotice } from './iyzico/signatures.ts';
import { signReturn } from './razorpay/checkout.ts';

test('the simulation of Razorpay signs a return as Razorpay has published it', () => {
  expect(signReturn('EnLs21M47BllR3X8PSFtjtbd', 'order_IEIaMR65cu6nz3', 'pay_IH4NVgf4Dreq1l')).toBe(
    '0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f',
  );
});

test('the simulation of Iyzico signs notifications as Iyzico has published them', () => {
  const secret = 'sandbox-UuLnD7wZa0a3DmytfIrwHQqAMfqCNJrs';
  const common = { paymentConversationId: 'conversationId', status: 'SUCCESS' };
  expect(
    signNotice(secret, {
      ...common,
      iyziEventType: 'CHECKOUT_FORM_AUTH',
      iyziPaymentId: 22483975,
      token: 'e828c62d-fd12-4b1a-ad5a-380f15fe6596',
    }),
  ).toBe('4031c575763486a2d2bf3f7ace0baebfcd6bed65393ab4df3fe80c00d5fd6878');
  expect(signNotice(secret, { ...common, iyziEventType: 'API_AUTH', paymentId: '22484059' })).toBe(
    '92c7a72b7741bc83eb696066605c894778c87297b2c88d6037670666230e18ae',
  );
});
