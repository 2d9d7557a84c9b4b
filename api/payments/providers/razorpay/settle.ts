import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import {
  ProviderRefused,
  type KnownAttempt,
  type ProviderPayment,
} from '#api/payments/provider.ts';
import type { RazorpayApi } from './api.ts';
import { razorpayPayment, type RazorpayPayment } from './entities.ts';

/** The payments of an attempt, and by which reference they name it. */
type Paid = {
  attempt: KnownAttempt;
  payments: readonly RazorpayPayment[];
  referenceOf: (payment: RazorpayPayment) => string;
};

/** Takes what the bank has promised; without it the money goes back to the shopper after some days. */
const capture = async (
  api: RazorpayApi,
  { id, amount, currency }: RazorpayPayment,
  signal: AbortSignal,
): Promise<RazorpayPayment> => {
  const path = `/v1/payments/${encodeURIComponent(id)}`;
  try {
    return await api.post(`${path}/capture`, { amount, currency }, razorpayPayment, { signal });
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    // Somebody else may have captured it meanwhile: what holds is what the payment says now.
    const now = await api.get(path, razorpayPayment, signal);
    if (now.status === 'authorized')
      throw new ProviderUnclear('an authorised payment could not be captured', { cause: error });
    return now;
  }
};

const isAsAsked = ({ amount, currency }: RazorpayPayment, attempt: KnownAttempt): boolean =>
  amount === attempt.amount && currency === attempt.currency;

/** What the payments of an attempt mean for it; captures one that is only authorised. */
export const settlePayments = async (
  api: RazorpayApi,
  paid: Paid,
  signal: AbortSignal,
): Promise<ProviderPayment> => {
  const { attempt, payments, referenceOf } = paid;
  const { paymentReference } = attempt;
  const withStatus = (status: string) => payments.find((payment) => payment.status === status);
  const taken = (payment: RazorpayPayment): ProviderPayment => {
    const { id, amount, currency } = payment;
    const reference = referenceOf(payment);
    return { state: 'paid', taken: { reference, paymentReference: id, amount, currency } };
  };

  const captured = withStatus('captured');
  if (captured) return taken(captured);
  const refunded = withStatus('refunded');
  // A payment that the shop does not know of, and that Razorpay has given back, pays for nothing.
  if (refunded)
    return refunded.id === paymentReference
      ? taken(refunded)
      : { state: 'review', reason: 'refunded' };
  const authorized = withStatus('authorized');
  if (authorized) {
    if (!isAsAsked(authorized, attempt)) return { state: 'review', reason: 'amount_changed' };
    const now = await capture(api, authorized, signal);
    return now.status === 'captured' ? taken(now) : { state: 'review', reason: now.status };
  }
  const failed = withStatus('failed');
  if (!failed || withStatus('created')) return { state: 'open' };
  const code = failed.error_reason ?? failed.error_code ?? 'declined';
  return { state: 'failed', code, mayRetry: true };
};
