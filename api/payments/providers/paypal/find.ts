import type { ProviderAnswer } from '#api/payments/ask-provider.ts';
import type { KnownAttempt, ProviderPayment } from '#api/payments/provider.ts';
import { capture, captureOf, paypalOrder, readCapture, type PaypalOrder } from './answers.ts';
import { isRefusal, refusalOf, unclear, type AskPaypal } from './ask-paypal.ts';

/** What PayPal says where it cannot take the money, and what that means for the attempt. */
const REFUSALS: Readonly<Record<string, ProviderPayment>> = {
  ORDER_NOT_APPROVED: { state: 'open' },
  PAYER_ACTION_REQUIRED: { state: 'open' },
  ORDER_EXPIRED: { state: 'expired' },
  ORDER_VOIDED: { state: 'expired' },
};
/** The shopper may choose another card on the same page. */
const OTHER_CARD_HELPS = ['INSTRUMENT_DECLINED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING'];
const NOTHING_HELPS = [
  'TRANSACTION_REFUSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYEE_ACCOUNT_RESTRICTED',
  'PAYEE_ACCOUNT_LOCKED_OR_CLOSED',
  'COMPLIANCE_VIOLATION',
  'DUPLICATE_INVOICE_ID',
  'CURRENCY_NOT_SUPPORTED',
  'AMOUNT_MISMATCH',
];

const STILL_OPEN = ['CREATED', 'SAVED', 'PAYER_ACTION_REQUIRED'];

/** How a refused capture leaves the attempt. Undefined for a word that is not known: money may have moved. */
const readRefusal = (code: string): ProviderPayment | undefined => {
  if (OTHER_CARD_HELPS.includes(code)) return { state: 'failed', code, mayRetry: true };
  if (NOTHING_HELPS.includes(code)) return { state: 'failed', code, mayRetry: false };
  return REFUSALS[code];
};

/** PayPal repeats its answer for a key, a refusal too: each approval by the shopper has a key of its own. */
const captureKey = (attemptId: string, { update_time }: PaypalOrder): string => {
  const approvedAt = Date.parse(update_time ?? '');
  return Number.isNaN(approvedAt) ? attemptId : `${attemptId}-${approvedAt}`;
};

const NOT_ALLOWED = [401, 403];

/** Asks about an order that is not there: whoever is told so may ask. */
export const checkKeys =
  (ask: AskPaypal) =>
  async (signal: AbortSignal): Promise<void> => {
    const answer = await ask({ method: 'GET', path: '/v2/checkout/orders/NONE', signal });
    if (NOT_ALLOWED.includes(answer.status)) throw unclear(answer, 'a question about an order');
  };

/** What PayPal says of an attempt; the money of an approved order is taken by asking. */
export const findPayment = (ask: AskPaypal) => {
  const readPaid = (answer: ProviderAnswer): ProviderPayment => {
    const { data: order } = paypalOrder.safeParse(answer.body);
    const found = order && captureOf(order);
    const payment = found && readCapture(found, order.id);
    if (!payment) throw unclear(answer, 'the capture of an order');
    return payment;
  };

  const take = async (
    attemptId: string,
    order: PaypalOrder,
    signal: AbortSignal,
  ): Promise<ProviderPayment> => {
    const path = `/v2/checkout/orders/${encodeURIComponent(order.id)}`;
    const key = captureKey(attemptId, order);
    const answer = await ask({ method: 'POST', path: `${path}/capture`, key, body: {}, signal });
    if (answer.status < 300) return readPaid(answer);
    const code = refusalOf(answer);
    if (code === 'ORDER_ALREADY_CAPTURED')
      return readPaid(await ask({ method: 'GET', path, signal }));
    const payment = answer.status === 422 ? readRefusal(code) : undefined;
    if (!payment) throw unclear(answer, 'the capture of an order');
    return payment;
  };

  const findByOrder = async (
    attemptId: string,
    reference: string,
    signal: AbortSignal,
  ): Promise<ProviderPayment> => {
    const path = `/v2/checkout/orders/${encodeURIComponent(reference)}`;
    const answer = await ask({ method: 'GET', path, signal });
    // Orders that nobody approves are forgotten after some hours.
    if (answer.status === 404 && isRefusal(answer)) return { state: 'expired' };
    const { data: order } = paypalOrder.safeParse(answer.body);
    if (answer.status !== 200 || !order) throw unclear(answer, 'a question about an order');
    if (order.status === 'COMPLETED') return readPaid(answer);
    if (order.status === 'APPROVED') return take(attemptId, order, signal);
    if (order.status === 'VOIDED') return { state: 'expired' };
    if (STILL_OPEN.includes(order.status)) return { state: 'open' };
    throw unclear(answer, `a question about an order (${order.status})`);
  };

  const findByCapture = async (
    paymentReference: string,
    signal: AbortSignal,
  ): Promise<ProviderPayment> => {
    const path = `/v2/payments/captures/${encodeURIComponent(paymentReference)}`;
    const answer = await ask({ method: 'GET', path, signal });
    const { data: found } = capture.safeParse(answer.body);
    const reference = found?.supplementary_data?.related_ids?.order_id ?? '';
    const payment = answer.status === 200 && found ? readCapture(found, reference) : undefined;
    if (!payment) throw unclear(answer, 'a question about a capture');
    return payment;
  };

  return async (attempt: KnownAttempt, signal: AbortSignal): Promise<ProviderPayment> => {
    const { attemptId, reference, paymentReference } = attempt;
    if (paymentReference !== null) return findByCapture(paymentReference, signal);
    // PayPal finds no order by the shop's own words; nobody has been sent to this one, and `start` finds it again.
    if (reference === null) return { state: 'open' };
    return findByOrder(attemptId, reference, signal);
  };
};
