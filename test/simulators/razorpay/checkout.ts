import { createHmac } from 'node:crypto';
import type { Outcome } from '#test/simulators/simulator.ts';
import { RAZORPAY } from '#test/simulators/page/brand.ts';
import type { Provider } from '#test/simulators/page/frame.ts';
import { languageOf } from '#test/simulators/page/language.ts';
import { ABANDON, DECLINE, PAY, paymentPage } from '#test/simulators/page/payment.ts';
import { postBackPage } from '#test/simulators/page/post-back.ts';
import type { Asked, Reply } from '#test/simulators/serve-provider.ts';
import type { Order, Payment } from './entities.ts';

/** What the shop's form has said of an order. */
export type Opened = { callbackUrl: string; cancelUrl: string; shop: string; about: string };

export const pathOfPage = (orderId: string): string => `/v1/checkout/pages/${orderId}`;

/** The shop's form is taken where it names the key, and the order as it was made. */
export const readForm = (
  form: URLSearchParams,
  keyId: string,
  order: Order | undefined,
): Opened | undefined => {
  const [callbackUrl, cancelUrl] = [form.get('callback_url'), form.get('cancel_url')];
  if (!order || form.get('key_id') !== keyId || !callbackUrl || !cancelUrl) return undefined;
  const isSame =
    form.get('amount') === String(order.amount) && form.get('currency') === order.currency;
  if (!isSame) return undefined;
  const [shop, about] = [form.get('name') ?? '', form.get('description') ?? ''];
  return { callbackUrl, cancelUrl, shop, about };
};

export const providerOf = (asked: Asked, opened?: Opened): Provider => ({
  brand: RAZORPAY,
  language: languageOf(asked, opened?.cancelUrl),
  query: asked.query,
});

export const showCheckout = (asked: Asked, { amount, currency }: Order, opened: Opened): Reply => ({
  status: 200,
  body: paymentPage(providerOf(asked, opened), {
    shop: opened.shop,
    about: opened.about,
    amount,
    currency,
    buttons: [PAY, DECLINE, ABANDON],
  }),
});

/** The signature of a return. */
export const signReturn = (keySecret: string, orderId: string, paymentId: string): string =>
  createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex');

/** How the browser comes back to the shop. */
export const goBack = (
  asked: Asked,
  opened: Opened,
  keySecret: string,
  { order, payment, outcome }: { order: Order; payment: Payment | undefined; outcome: Outcome },
): Reply => {
  const { callbackUrl, cancelUrl } = opened;
  if (outcome === 'abandon' || !payment) return { status: 303, body: '', location: cancelUrl };
  const { id } = payment;
  const fields: Record<string, string> =
    payment.status === 'failed'
      ? {
          'error[code]': 'BAD_REQUEST_ERROR',
          'error[description]': 'The payment was declined.',
          'error[source]': 'bank',
          'error[step]': 'payment_authorization',
          'error[reason]': 'payment_declined',
          'error[metadata]': JSON.stringify({ payment_id: id, order_id: order.id }),
        }
      : {
          razorpay_payment_id: id,
          razorpay_order_id: order.id,
          razorpay_signature: signReturn(keySecret, order.id, id),
        };
  return { status: 200, body: postBackPage(providerOf(asked, opened), callbackUrl, fields) };
};
