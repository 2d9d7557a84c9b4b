import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import type {
  KnownAttempt,
  PaymentProvider,
  PaymentRequest,
  ProviderPayment,
  Started,
} from '#api/payments/provider.ts';
import { createRazorpayApi, type RazorpayApi, type RazorpaySettings } from './razorpay/api.ts';
import { readCheckoutReturn } from './razorpay/callback.ts';
import { isSettledByRazorpay } from './razorpay/currencies.ts';
import { findDispute } from './razorpay/dispute.ts';
import { listOf, razorpayOrder, razorpayPayment } from './razorpay/entities.ts';
import { refundPayment } from './razorpay/refund.ts';
import { settlePayments } from './razorpay/settle.ts';
import { readWebhook } from './razorpay/webhook.ts';

/** By which an order is found again: Razorpay has no idempotency key for orders. At most 40 characters. */
const receiptOf = (attemptId: string): string => attemptId.replaceAll('-', '');

const findOrder = async (api: RazorpayApi, attemptId: string, signal: AbortSignal) => {
  const receipt = receiptOf(attemptId);
  const { items } = await api.get(`/v1/orders?receipt=${receipt}`, listOf(razorpayOrder), signal);
  return items.find((order) => order.receipt === receipt);
};

const createOrder = (api: RazorpayApi, request: PaymentRequest, signal: AbortSignal) => {
  const { attemptId, amount, currency } = request;
  const receipt = receiptOf(attemptId);
  const body = { amount, currency, receipt, notes: { attempt_id: attemptId } };
  return api.post('/v1/orders', body, razorpayOrder, { signal });
};

/** The form that the browser posts to the hosted checkout. */
const formOf = (keyId: string, orderId: string, request: PaymentRequest) => ({
  key_id: keyId,
  order_id: orderId,
  amount: String(request.amount),
  currency: request.currency,
  name: request.shopName,
  description: `Order #${request.orderNumber}`,
  'prefill[name]': request.payer.name,
  'prefill[email]': request.payer.email,
  'prefill[contact]': request.payer.phone,
  callback_url: request.callbackUrl,
  cancel_url: request.cancelUrl,
});

const start = async (
  api: RazorpayApi,
  keyId: string,
  request: PaymentRequest,
  signal: AbortSignal,
): Promise<Started> => {
  const known = request.isRepeated ? await findOrder(api, request.attemptId, signal) : undefined;
  const { id } = known ?? (await createOrder(api, request, signal));
  const url = `${api.origin}/v1/checkout/embedded`;
  return { kind: 'form', reference: id, url, fields: formOf(keyId, id, request) };
};

const find = async (
  api: RazorpayApi,
  attempt: KnownAttempt,
  signal: AbortSignal,
): Promise<ProviderPayment> => {
  const orderId = attempt.reference ?? (await findOrder(api, attempt.attemptId, signal))?.id;
  if (orderId === undefined) return { state: 'open' };
  const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
  const { items: payments } = await api.get(path, listOf(razorpayPayment), signal);
  // An order that was found by its receipt is the attempt's, though the shop does not know its id yet.
  const referenceOf = (payment: { order_id?: string | null | undefined }): string =>
    attempt.reference === null && payment.order_id === orderId
      ? attempt.attemptId
      : (payment.order_id ?? '');
  return settlePayments(api, { attempt, payments, referenceOf }, signal);
};

/**
 * Razorpay's hosted checkout: cards, UPI, net banking and wallets of India. An order of Razorpay stays
 * payable as long as nobody has paid it, so there is no way to end one.
 */
export const createRazorpay = (settings: RazorpaySettings): PaymentProvider => {
  const { keyId, keySecret, webhookSecrets } = settings;
  const api = createRazorpayApi(settings);
  return {
    code: PAYMENT_METHOD.razorpay,
    name: 'payment.razorpay',
    plainName: 'payment.razorpayAlone',
    countries: ['IN'],
    publicKey: null,
    settles: isSettledByRazorpay,
    confirmsAtOnce: false,
    online: {
      slug: 'razorpay',
      isForTests: api.isForTests,
      formOrigins: [api.origin],
      start: (request, signal) => start(api, keyId, request, signal),
      find: (attempt, signal) => find(api, attempt, signal),
      refund: (request, signal) => refundPayment(api, request, signal),
      findDispute: (reference, signal) => findDispute(api, reference, signal),
      check: async (signal) => void (await findOrder(api, 'none', signal)),
      verifyWebhook: async (request) => {
        const event = readWebhook(webhookSecrets, request);
        if (!event) return event;
        const { id, orderId, paymentId, refundId, qrCodeId, disputeId, isWithoutOrder } = event;
        // The account's QR codes tell of themselves here too; they are paid by UPI.
        if (qrCodeId !== undefined || isWithoutOrder) return null;
        if ((orderId ?? paymentId ?? refundId) === undefined) return null;
        return {
          id,
          reference: orderId,
          paymentReference: paymentId,
          refundReference: refundId,
          disputeReference: disputeId,
        };
      },
      readCallback: (fields) => readCheckoutReturn(keySecret, fields),
    },
  };
};
