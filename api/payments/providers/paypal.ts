import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { isTestAddress } from '#api/payments/test-keys.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { requireApiBase } from '#api/payments/require-api-base.ts';
import { requireKeys } from '#api/payments/require-keys.ts';
import { settles } from './paypal/amount.ts';
import { createAskPaypal } from './paypal/ask-paypal.ts';
import { findDispute } from './paypal/dispute.ts';
import { checkKeys, findPayment } from './paypal/find.ts';
import { refundPayment } from './paypal/refund.ts';
import { startPayment } from './paypal/start.ts';
import { createWebhookCheck } from './paypal/webhook.ts';

const LIVE = 'https://api-m.paypal.com';
/** The page that shoppers pay on, by the address of the API. */
const PAGES: Readonly<Record<string, string>> = {
  [LIVE]: 'https://www.paypal.com',
  'https://api-m.sandbox.paypal.com': 'https://www.sandbox.paypal.com',
};

export type PaypalSettings = {
  clientId: string;
  clientSecret: string;
  /** PayPal's id of the shop's webhook, which its signatures are over. */
  webhookId: string;
  /** Without a slash at the end. Without one, where money is real; the sandbox's for trials. */
  apiBase?: string;
};

/**
 * PayPal: the shopper approves an order on its page, and the shop takes the money when it asks about the
 * order. What has been approved and is never asked about is never taken. Throws where a setting cannot be right.
 */
export const createPaypal = (settings: PaypalSettings): PaymentProvider => {
  const { clientId, clientSecret, webhookId, apiBase = LIVE } = settings;
  requireApiBase('PayPal', apiBase);
  requireKeys('PayPal', { clientId, clientSecret, webhookId });
  const ask = createAskPaypal({ apiBase, clientId, clientSecret });
  return {
    code: PAYMENT_METHOD.paypal,
    name: { en: 'PayPal' },
    publicKey: null,
    settles,
    confirmsAtOnce: false,
    online: {
      slug: 'paypal',
      isForTests: isTestAddress(apiBase),
      formOrigins: [PAGES[apiBase] ?? new URL(apiBase).origin],
      start: startPayment(ask),
      find: findPayment(ask),
      refund: refundPayment(ask),
      findDispute: findDispute(ask),
      verifyWebhook: createWebhookCheck(apiBase, webhookId),
      check: checkKeys(ask),
    },
  };
};
