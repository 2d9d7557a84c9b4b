import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';

/** Paid to whoever brings the parcel. */
export const cashOnDelivery: PaymentProvider = {
  code: PAYMENT_METHOD.cashOnDelivery,
  name: 'payment.cashOnDelivery',
  publicKey: null,
  settles: () => true,
  confirmsAtOnce: true,
};
