import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { createIyzicoApi, type IyzicoSettings } from './iyzico/api.ts';
import { checkKeys, findPayment } from './iyzico/find.ts';
import { refundPayment } from './iyzico/refund.ts';
import { startCheckoutForm } from './iyzico/start.ts';
import { readNotice } from './iyzico/webhook.ts';

const CURRENCIES = ['TRY', 'EUR', 'USD', 'GBP', 'NOK', 'CHF'];

/** Where Iyzico's pages are: their hosts are others than that of its API. */
const PAGES = 'https://*.iyzipay.com';

/**
 * Cards by Iyzico's checkout form, a page of Iyzico. A form can be paid until its token ends, half an hour
 * after it was opened; there is no way to end it before.
 */
export const createIyzico = (settings: IyzicoSettings): PaymentProvider => {
  const api = createIyzicoApi(settings);
  const isIyzico = api.origin.endsWith('.iyzipay.com');
  return {
    code: PAYMENT_METHOD.cardGateway,
    name: 'payment.cardGateway',
    plainName: 'payment.card',
    countries: ['TR'],
    publicKey: null,
    settles: (currency) => CURRENCIES.includes(currency),
    confirmsAtOnce: false,
    online: {
      slug: 'iyzico',
      isForTests: api.isForTests,
      formOrigins: [isIyzico ? PAGES : api.origin],
      fields: [
        {
          name: 'identityNumber',
          label: 'payment.identityNumber',
          // Elsewhere nobody has such a number, and Iyzico takes its filler.
          countries: ['TR'],
          pattern: '[A-Za-z0-9]{5,20}',
          inputMode: 'text',
          maxLength: 20,
        },
      ],
      start: (request, signal) => startCheckoutForm(api, request, signal),
      find: (attempt, signal) => findPayment(api, attempt, signal),
      refund: (request, signal) => refundPayment(api, request, signal),
      check: (signal) => checkKeys(api, signal),
      verifyWebhook: async (request) => readNotice(settings.secretKey, request),
      readCallback: ({ token }) =>
        token ? { id: `return:${token}`, reference: token } : undefined,
    },
  };
};
