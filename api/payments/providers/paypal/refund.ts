import { z } from 'zod';
import type { ProviderAnswer } from '#api/payments/ask-provider.ts';
import {
  ProviderRefused,
  type ProviderRefund,
  type RefundRequest,
} from '#api/payments/provider.ts';
import { writeMoney } from './amount.ts';
import { isRefusal, refusalOf, unclear, type AskPaypal } from './ask-paypal.ts';

const refundAnswer = z.object({ id: z.string().min(1), status: z.string() });

const MAX_NOTE = 255;
/** Statuses by which PayPal refuses this refund, and not the shop or the moment. */
const REFUSED = [400, 404, 422];
const UNDER_WAY = ['PREVIOUS_REQUEST_IN_PROGRESS', 'RESOURCE_CONFLICT'];

const readRefund = (answer: ProviderAnswer): ProviderRefund => {
  const { data } = refundAnswer.safeParse(answer.body);
  if (answer.status >= 300 || !data) throw unclear(answer, 'a refund');
  const { id, status } = data;
  if (status === 'COMPLETED') return { state: 'processed', reference: id };
  if (status === 'PENDING') return { state: 'pending', reference: id };
  if (status === 'FAILED' || status === 'CANCELLED')
    return { state: 'failed', reference: id, code: status };
  throw unclear(answer, `a refund (${status})`);
};

/** Gives back what was taken. PayPal knows the key for 45 days; a refund it has told of is only read. */
export const refundPayment =
  (ask: AskPaypal) =>
  async (request: RefundRequest, signal: AbortSignal): Promise<ProviderRefund> => {
    const { refundId, attempt, reference } = request;
    if (reference !== null) {
      const path = `/v2/payments/refunds/${encodeURIComponent(reference)}`;
      return readRefund(await ask({ method: 'GET', path, signal }));
    }
    const path = `/v2/payments/captures/${encodeURIComponent(attempt.paymentReference)}/refund`;
    const body = {
      amount: writeMoney(request.amount, attempt.currency),
      custom_id: refundId,
      note_to_payer: [...request.reason].slice(0, MAX_NOTE).join(''),
    };
    const answer = await ask({ method: 'POST', path, key: refundId, body, signal });
    const code = refusalOf(answer);
    if (isRefusal(answer) && REFUSED.includes(answer.status) && !UNDER_WAY.includes(code))
      throw new ProviderRefused(code, `PayPal refuses the refund: ${answer.status} ${code}`);
    return readRefund(answer);
  };
