import type { LanguageCode } from '#i18n/languages.ts';
import { ProviderRefused, type PaymentRequest, type Started } from '#api/payments/provider.ts';
import { writeMoney } from './amount.ts';
import { paypalOrder, type PaypalOrder } from './answers.ts';
import { refusalOf, unclear, type AskPaypal } from './ask-paypal.ts';

/** Those of our languages that PayPal's pages have; in others it shows what the browser asks for. */
const LOCALES: Partial<Record<LanguageCode, string>> = {
  en: 'en-US',
  fr: 'fr-FR',
  ar: 'ar-EG',
  tr: 'tr-TR',
};
const MAX_BRAND = 127;
/** Refusals of a call while another one with its key is under way, which may yet succeed. */
const UNDER_WAY = ['PREVIOUS_REQUEST_IN_PROGRESS', 'RESOURCE_CONFLICT'];

const bodyOf = (request: PaymentRequest): object => {
  const locale = LOCALES[request.language];
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: request.attemptId,
        // PayPal takes no money twice for the same one.
        invoice_id: `${request.orderNumber}-${request.attemptId}`,
        amount: writeMoney(request.amount, request.currency),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          brand_name: [...request.shopName].slice(0, MAX_BRAND).join(''),
          ...(locale && { locale }),
          landing_page: 'NO_PREFERENCE',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: request.returnUrl,
          cancel_url: request.cancelUrl,
        },
      },
    },
  };
};

/** Where the shopper goes. What a lost call has made may be approved by now: there is only to come back. */
const addressOf = (order: PaypalOrder, returnUrl: string): string | undefined =>
  order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ??
  (['APPROVED', 'COMPLETED'].includes(order.status) ? returnUrl : undefined);

/** Makes the order at PayPal; repeated, it is the same one. */
export const startPayment =
  (ask: AskPaypal) =>
  async (request: PaymentRequest, signal: AbortSignal): Promise<Started> => {
    const key = request.attemptId;
    const body = bodyOf(request);
    const answer = await ask({ method: 'POST', path: '/v2/checkout/orders', key, body, signal });
    const code = refusalOf(answer);
    if (answer.status >= 400 && !UNDER_WAY.includes(code))
      throw new ProviderRefused(code, `PayPal refuses the order: ${answer.status} ${code}`);
    const { data: order } = paypalOrder.safeParse(answer.body);
    const url = order && addressOf(order, request.returnUrl);
    if (!url) throw unclear(answer, 'an order');
    return { kind: 'redirect', reference: order.id, url };
  };
