import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import type { ProviderRefund, RefundRequest } from '#api/payments/provider.ts';
import { RefusedByRazorpay, type RazorpayApi } from './api.ts';
import { listOf, razorpayRefund, type RazorpayRefund } from './entities.ts';

const stateOf = ({ id, status }: RazorpayRefund): ProviderRefund =>
  status === 'failed'
    ? { state: 'failed', reference: id, code: 'refund_failed' }
    : { state: status === 'processed' ? 'processed' : 'pending', reference: id };

/**
 * Gives money back, or asks how it stands where that has begun. The idempotency key alone would do for a
 * repeated call; how long Razorpay keeps it is said nowhere, so the refunds of the payment are read before.
 */
export const refundPayment = async (
  api: RazorpayApi,
  { refundId, attempt, amount, reference, isRepeated }: RefundRequest,
  signal: AbortSignal,
): Promise<ProviderRefund> => {
  if (reference !== null)
    return stateOf(
      await api.get(`/v1/refunds/${encodeURIComponent(reference)}`, razorpayRefund, signal),
    );
  const path = `/v1/payments/${encodeURIComponent(attempt.paymentReference)}`;
  if (isRepeated) {
    const { items } = await api.get(`${path}/refunds?count=100`, listOf(razorpayRefund), signal);
    const known = items.find(({ receipt }) => receipt === refundId);
    if (known) return stateOf(known);
  }
  const body = { amount, speed: 'normal', receipt: refundId, notes: { refund_id: refundId } };
  const headers = { 'x-refund-idempotency': refundId };
  try {
    return stateOf(await api.post(`${path}/refund`, body, razorpayRefund, { signal, headers }));
  } catch (error) {
    // With the right key it may be given back yet.
    if (error instanceof RefusedByRazorpay && error.isAboutKey)
      throw new ProviderUnclear(error.message);
    throw error;
  }
};
