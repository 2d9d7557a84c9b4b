import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import {
  ProviderRefused,
  type KnownAttempt,
  type PaymentProvider,
  type PaymentRequest,
  type ProviderPayment,
  type Started,
} from '#api/payments/provider.ts';
import { createRazorpayApi, type RazorpayApi, type RazorpaySettings } from './razorpay/api.ts';
import { findDispute } from './razorpay/dispute.ts';
import { listOf, notedAttempt, razorpayPayment, razorpayQrCode } from './razorpay/entities.ts';
import { refundPayment } from './razorpay/refund.ts';
import { settlePayments } from './razorpay/settle.ts';
import { readWebhook } from './razorpay/webhook.ts';
import { isSettledByUpi } from './upi/limits.ts';

export type UpiSettings = RazorpaySettings & {
  /** The clock; a QR code is asked for until a time. */
  now?: () => Date;
};

const CODES = '/v1/payments/qr_codes';
/** Razorpay closes none by itself sooner than after 15 minutes; the shop does, when its time is up. */
const MIN_OPEN_MS = 16 * 60_000;
const UPI_LINK = /^upi:\/\/pay\?/i;

const pathOf = (qrCodeId: string): string => `${CODES}/${encodeURIComponent(qrCodeId)}`;

/** The newest codes are looked through: there is no reference to ask by. One that is missed, nobody has seen. */
const findCode = async (api: RazorpayApi, attemptId: string, signal: AbortSignal) => {
  const { items } = await api.get(`${CODES}?count=100`, listOf(razorpayQrCode), signal);
  return items.find((code) => notedAttempt(code) === attemptId);
};

const createCode = (api: RazorpayApi, request: PaymentRequest, now: Date, signal: AbortSignal) => {
  const closesAt = Math.max(request.expiresAt.getTime(), now.getTime() + MIN_OPEN_MS);
  const body = {
    type: 'upi_qr',
    name: request.shopName,
    usage: 'single_use',
    fixed_amount: true,
    payment_amount: request.amount,
    description: `Order #${request.orderNumber}`,
    close_by: Math.ceil(closesAt / 1000),
    notes: { attempt_id: request.attemptId },
  };
  return api.post(CODES, body, razorpayQrCode, { signal });
};

const start = async (
  api: RazorpayApi,
  request: PaymentRequest,
  now: Date,
  signal: AbortSignal,
): Promise<Started> => {
  const known = request.isRepeated ? await findCode(api, request.attemptId, signal) : undefined;
  const { id, image_content: link } = known ?? (await createCode(api, request, now, signal));
  if (!link || !UPI_LINK.test(link))
    throw new ProviderRefused(
      'qr_content_missing',
      `Razorpay has made ${id} without image_content: its support activates that for an account`,
    );
  return { kind: 'upi', reference: id, link, isConfirmedByHand: false };
};

/** What a code says that has no payment. */
const readUnpaid = async (
  api: RazorpayApi,
  qrCodeId: string,
  signal: AbortSignal,
): Promise<ProviderPayment> => {
  const { status, close_reason: reason } = await api.get(pathOf(qrCodeId), razorpayQrCode, signal);
  if (status !== 'closed') return { state: 'open' };
  return { state: reason === 'paid' ? 'processing' : 'expired' };
};

const find = async (
  api: RazorpayApi,
  attempt: KnownAttempt,
  signal: AbortSignal,
): Promise<ProviderPayment> => {
  // Nobody has seen a code whose id the shop was not told.
  if (attempt.reference === null) return { state: 'open' };
  const { reference } = attempt;
  const path = `${pathOf(reference)}/payments?count=100`;
  const { items: payments } = await api.get(path, listOf(razorpayPayment), signal);
  const found = await settlePayments(
    api,
    { attempt, payments, referenceOf: () => reference },
    signal,
  );
  return found.state === 'open' || found.state === 'failed'
    ? readUnpaid(api, reference, signal)
    : found;
};

/** Closes the code. Where Razorpay refuses since it is closed already, all is as it should be. */
const expire = async (
  api: RazorpayApi,
  { reference }: KnownAttempt,
  signal: AbortSignal,
): Promise<void> => {
  if (reference === null) return;
  try {
    await api.post(`${pathOf(reference)}/close`, {}, razorpayQrCode, { signal });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const { status } = await api.get(pathOf(reference), razorpayQrCode, signal);
    if (status !== 'closed') throw error;
  }
};

/** UPI by QR codes of Razorpay, one for each attempt: for one amount, paid once. */
export const createUpi = (settings: UpiSettings): PaymentProvider => {
  const { webhookSecrets, now = () => new Date() } = settings;
  const api = createRazorpayApi(settings);
  return {
    code: PAYMENT_METHOD.upi,
    name: { en: 'UPI' },
    publicKey: null,
    settles: isSettledByUpi,
    confirmsAtOnce: false,
    online: {
      slug: 'upi',
      isForTests: api.isForTests,
      formOrigins: [],
      start: (request, signal) => start(api, request, now(), signal),
      find: (attempt, signal) => find(api, attempt, signal),
      expire: (attempt, signal) => expire(api, attempt, signal),
      refund: (request, signal) => refundPayment(api, request, signal),
      findDispute: (reference, signal) => findDispute(api, reference, signal),
      check: async (signal) => void (await findCode(api, 'none', signal)),
      verifyWebhook: async (request) => {
        const event = readWebhook(webhookSecrets, request);
        if (!event) return event;
        const { id, orderId, paymentId, refundId, qrCodeId, disputeId } = event;
        // The account's orders tell of themselves here too; they are paid at the hosted checkout.
        if (orderId !== undefined) return null;
        // A payment that names no code is none that was taken: the code tells of that one.
        if ((qrCodeId ?? refundId ?? disputeId) === undefined) return null;
        return {
          id,
          reference: qrCodeId,
          paymentReference: paymentId,
          refundReference: refundId,
          disputeReference: disputeId,
        };
      },
    },
  };
};
