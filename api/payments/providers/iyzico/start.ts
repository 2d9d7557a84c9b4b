import { z } from 'zod';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import { writeDecimal } from '#api/payments/decimal-amount.ts';
import { ProviderRefused, type PaymentRequest, type Started } from '#api/payments/provider.ts';
import type { IyzicoApi } from './api.ts';
import { DECIMALS } from './decimal.ts';

const INITIALIZE = '/payment/iyzipos/checkoutform/initialize/auth/ecom';
/** Iyzico asks for one of everybody; this is what it has for buyers without. */
const NO_IDENTITY = '11111111111';

const initialized = z.object({
  status: z.literal('success'),
  conversationId: z.string().nullish(),
  token: z.string().min(1).max(200),
  paymentPageUrl: z.url(),
  signature: z.string().nullish(),
});

/** Iyzico wants two; the last word is taken for the surname. */
const splitName = (name: string): { name: string; surname: string } => {
  const words = name.trim().split(/\s+/);
  const surname = words.at(-1) ?? name;
  return { name: words.slice(0, -1).join(' ') || surname, surname };
};

const addressOf = ({ name, street, city, country, zip }: PaymentRequest['payer']) => ({
  contactName: name,
  address: street,
  city,
  country,
  zipCode: zip,
});

const buyerOf = ({ attemptId, payer, answers }: PaymentRequest) => ({
  id: attemptId,
  ...splitName(payer.name),
  identityNumber: answers['identityNumber'] || NO_IDENTITY,
  email: payer.email,
  gsmNumber: payer.phone,
  registrationAddress: payer.street,
  city: payer.city,
  country: payer.country,
  zipCode: payer.zip,
  ip: payer.ip,
});

/** One item, so that the sum of the items is the price whatever was ordered, sent and taken off. */
const bodyOf = (request: PaymentRequest) => {
  const price = writeDecimal(request.amount, DECIMALS);
  const address = addressOf(request.payer);
  return {
    locale: request.language === 'tr' ? 'tr' : 'en',
    conversationId: request.attemptId,
    price,
    paidPrice: price,
    currency: request.currency,
    // Comes back with the payment, signed: it says for which attempt was paid.
    basketId: request.attemptId,
    paymentGroup: 'PRODUCT',
    callbackUrl: request.callbackUrl,
    // With instalments a buyer pays more than the price.
    enabledInstallments: [1],
    buyer: buyerOf(request),
    shippingAddress: address,
    billingAddress: address,
    basketItems: [
      {
        id: request.orderNumber,
        name: `Order #${request.orderNumber}`,
        category1: 'Order',
        itemType: 'PHYSICAL',
        price,
      },
    ],
  };
};

/** Opens a checkout form. Nothing is taken by it, so that a repeated call only opens another one. */
export const startCheckoutForm = async (
  api: IyzicoApi,
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<Started> => {
  const answer = await api.post(INITIALIZE, bodyOf(request), initialized, signal);
  if (!answer.isDone) throw new ProviderRefused(answer.code, answer.message);
  const { conversationId, token, paymentPageUrl, signature } = answer.body;
  api.requireSignature(signature, [conversationId, token]);
  if (conversationId !== request.attemptId)
    throw new ProviderUnclear('Iyzico has answered for another attempt');
  const { protocol, origin } = new URL(paymentPageUrl);
  if (protocol !== 'https:' && origin !== api.origin)
    throw new ProviderUnclear("the address of Iyzico's page is none");
  return { kind: 'redirect', reference: token, url: paymentPageUrl };
};
