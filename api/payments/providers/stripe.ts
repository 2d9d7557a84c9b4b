import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { isTestAddress, isTestKey } from '#api/payments/test-keys.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { requireApiBase } from '#api/payments/require-api-base.ts';
import { requireKeys } from '#api/payments/require-keys.ts';
import { settles } from './stripe/amount.ts';
import { createAskStripe } from './stripe/ask-stripe.ts';
import { findDispute } from './stripe/dispute.ts';
import { checkKey, expirePayment, findPayment } from './stripe/find.ts';
import { refundPayment } from './stripe/refund.ts';
import { startPayment } from './stripe/start.ts';
import { readWebhook } from './stripe/webhook.ts';

const LIVE = 'https://api.stripe.com';
const PAGE = 'https://checkout.stripe.com';

export type StripeSettings = {
  /** `sk_live_…`, `sk_test_…`, or a restricted `rk_…`. */
  secretKey: string;
  /** What webhooks are signed with: the present secret, and the old one while it is exchanged. */
  webhookSecrets: readonly string[];
  /** Stands for Stripe's own address in tests: an origin, without a slash at the end. */
  apiBase?: string;
};

/** Throws where a setting cannot be right; what it says holds no key. */
const requireSettings = ({ secretKey, webhookSecrets }: StripeSettings, apiBase: string): void => {
  requireApiBase('Stripe', apiBase);
  if (new URL(apiBase).origin !== apiBase) throw new Error('Stripe needs apiBase to be an origin');
  const secrets = webhookSecrets.map((secret, place) => [`webhookSecrets[${place}]`, secret]);
  requireKeys('Stripe', { secretKey, ...Object.fromEntries(secrets) });
  // `fetch` would repeat such a key in its error.
  if (!/^[\x21-\x7e]+$/.test(secretKey)) throw new Error('Stripe needs secretKey without spaces');
};

/** Stripe's hosted Checkout: cards, wallets, and what else the account has switched on. */
export const createStripe = (settings: StripeSettings): PaymentProvider => {
  const { secretKey, webhookSecrets, apiBase = LIVE } = settings;
  requireSettings(settings, apiBase);
  const ask = createAskStripe(secretKey, apiBase);
  return {
    code: PAYMENT_METHOD.stripe,
    name: 'payment.stripe',
    plainName: 'payment.card',
    publicKey: null,
    settles,
    confirmsAtOnce: false,
    online: {
      slug: 'stripe',
      isForTests: isTestKey(secretKey) || isTestAddress(apiBase),
      formOrigins: [apiBase === LIVE ? PAGE : apiBase],
      start: startPayment(ask),
      find: findPayment(ask),
      expire: expirePayment(ask),
      refund: refundPayment(ask),
      findDispute: findDispute(ask),
      verifyWebhook: async (request) => readWebhook(webhookSecrets, request),
      check: checkKey(ask),
    },
  };
};
