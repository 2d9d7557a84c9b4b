import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { isTestAddress, isTestKey } from '#api/payments/test-keys.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { requireApiBase } from '#api/payments/require-api-base.ts';
import { requireKeys } from '#api/payments/require-keys.ts';
import { settles } from './flutterwave/amount.ts';
import { createAskFlutterwave } from './flutterwave/ask-flutterwave.ts';
import { findPayment } from './flutterwave/find.ts';
import { refundPayment } from './flutterwave/refund.ts';
import { startPayment } from './flutterwave/start.ts';
import { createWebhookCheck } from './flutterwave/webhook.ts';

const LIVE = 'https://api.flutterwave.com';
/** Where mobile money is paid by it. */
const AFRICA = ['CI', 'CM', 'EG', 'GH', 'KE', 'MW', 'NG', 'RW', 'SN', 'TZ', 'UG', 'ZA', 'ZM'];

/** The pages that shoppers pay on, with real money and with test keys. */
const PAGES = ['https://checkout.flutterwave.com', 'https://checkout-v2.dev-flutterwave.com'];

export type FlutterwaveSettings = {
  /** FLWSECK-… or FLWSECK_TEST-…, which decides whether money is real. */
  secretKey: string;
  /** The secret hash of the webhook; while it is changed, the old one too. */
  secretHashes: readonly string[];
  /** Without a slash at the end, and without /v3. */
  apiBase?: string;
};

/**
 * Flutterwave's hosted page (v3 Standard), for cards, mobile money and banks of Africa. Throws where a
 * setting cannot be right.
 */
export const createFlutterwave = (settings: FlutterwaveSettings): PaymentProvider => {
  const { secretKey, secretHashes, apiBase = LIVE } = settings;
  requireApiBase('Flutterwave', apiBase);
  requireKeys('Flutterwave', { secretKey, secretHashes: secretHashes.join('') });
  // Such a key could not be sent, and what then fails would name it.
  if (!/^[\x21-\x7e]+$/.test(secretKey))
    throw new Error('The secret key of Flutterwave has characters that no key has');
  const ask = createAskFlutterwave(apiBase, secretKey);
  return {
    code: PAYMENT_METHOD.flutterwave,
    name: 'payment.flutterwave',
    plainName: 'payment.flutterwaveAlone',
    countries: AFRICA,
    publicKey: null,
    settles,
    confirmsAtOnce: false,
    online: {
      slug: 'flutterwave',
      isForTests: isTestKey(secretKey) || isTestAddress(apiBase),
      formOrigins: apiBase === LIVE ? PAGES : [new URL(apiBase).origin],
      start: startPayment(ask),
      find: findPayment(ask),
      refund: refundPayment(ask),
      verifyWebhook: createWebhookCheck(secretHashes),
      // It refuses to tell of what is not there, and keys in another way.
      check: async (signal) =>
        void (await findPayment(ask)({ attemptId: 'none', paymentReference: null }, signal)),
    },
  };
};
