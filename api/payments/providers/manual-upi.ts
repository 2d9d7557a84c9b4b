import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { writeDecimal } from '#api/payments/decimal-amount.ts';
import {
  ProviderRefused,
  type PaymentProvider,
  type PaymentRequest,
} from '#api/payments/provider.ts';
import { isSettledByUpi } from './upi/limits.ts';

export type ManualUpiSettings = {
  /** The shop's address in UPI: `shop@bank`. */
  vpa: string;
  /** Whom the shopper's app names. */
  payee: string;
};

const VPA = /^[\w.-]{2,256}@[A-Za-z][\w.-]{1,63}$/;

/** Percent-encoded, spaces as %20; `@` may stand as it is, and some apps want it so. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('%40', '@');

/** At most 35 letters and digits. */
const referenceOf = (attemptId: string): string => attemptId.replaceAll('-', '');

const linkOf = ({ vpa, payee }: ManualUpiSettings, request: PaymentRequest): string => {
  const parts = {
    pa: vpa,
    pn: payee,
    tr: referenceOf(request.attemptId),
    tn: `Order ${request.orderNumber}`,
    am: writeDecimal(request.amount, 2),
    cu: request.currency,
  };
  const query = Object.entries(parts).map(([name, value]) => `${name}=${encode(value)}`);
  return `upi://pay?${query.join('&')}`;
};

/**
 * UPI straight to the shop's own address, without a provider. Nobody tells the shop that money has come: the
 * shopper types the 12 digits of the payment, and a person compares them with the bank's statement.
 * Throws where the address is none.
 */
export const createManualUpi = (settings: ManualUpiSettings): PaymentProvider => {
  if (!VPA.test(settings.vpa)) throw new Error(`"${settings.vpa}" is no UPI address`);
  return {
    code: PAYMENT_METHOD.upi,
    name: { en: 'UPI' },
    publicKey: null,
    settles: isSettledByUpi,
    confirmsAtOnce: false,
    online: {
      slug: 'upi-manual',
      formOrigins: [],
      start: async (request) => ({
        kind: 'upi',
        reference: referenceOf(request.attemptId),
        link: linkOf(settings, request),
        isConfirmedByHand: true,
      }),
      find: async ({ paymentReference }) =>
        paymentReference === null
          ? { state: 'open' }
          : { state: 'review', reason: 'confirm_by_hand' },
      refund: async () => {
        throw new ProviderRefused(
          'refund_by_hand',
          'What was paid straight to the UPI address of the shop is given back from its bank account',
        );
      },
    },
  };
};
