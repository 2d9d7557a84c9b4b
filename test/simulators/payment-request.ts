import { randomUUID } from 'node:crypto';
import type {
  KnownAttempt,
  PaymentRequest,
  RefundRequest,
  Started,
} from '#api/payments/provider.ts';

/** Ends no call before its own time is up. */
export const patience = (): AbortSignal => AbortSignal.timeout(60_000);

/** What a shop asks a provider to take, with what matters to the test. */
export const paymentRequest = (own: Partial<PaymentRequest> = {}): PaymentRequest => ({
  attemptId: randomUUID(),
  orderNumber: '100234',
  amount: 1999,
  currency: 'USD',
  language: 'en',
  payer: {
    name: 'Amina Diallo',
    email: 'amina@example.com',
    phone: '+2348012345678',
    country: 'NG',
    state: 'Lagos',
    city: 'Ikeja',
    zip: '100001',
    street: '1 Allen Avenue',
    ip: '203.0.113.7',
  },
  shopName: 'Souk',
  answers: {},
  returnUrl: 'https://shop.example.com/user/order/payment/1',
  cancelUrl: 'https://shop.example.com/user/order/payment/1?cancelled=1',
  callbackUrl: 'https://shop.example.com/callback',
  expiresAt: new Date(Date.now() + 30 * 60_000),
  isRepeated: false,
  ...own,
});

/** The attempt as the shop has it once the provider has answered. */
export const attemptOf = (
  { attemptId, amount, currency }: PaymentRequest,
  started: Started | undefined,
): KnownAttempt => ({
  attemptId,
  reference: started?.reference ?? null,
  paymentReference: null,
  amount,
  currency,
});

/** What a shop asks a provider to give back, of an attempt that is paid. */
export const refundRequest = (
  attempt: KnownAttempt,
  paymentReference: string,
  own: Partial<RefundRequest> = {},
): RefundRequest => ({
  refundId: randomUUID(),
  attempt: { ...attempt, paymentReference },
  amount: attempt.amount,
  reason: 'Returned',
  reference: null,
  isRepeated: false,
  ip: '203.0.113.7',
  ...own,
});
