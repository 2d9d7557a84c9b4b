import { z } from 'zod';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import { writeDecimal } from '#api/payments/decimal-amount.ts';
import {
  ProviderRefused,
  type ProviderRefund,
  type RefundRequest,
} from '#api/payments/provider.ts';
import { NOT_BELIEVED, type IyzicoApi } from './api.ts';
import { DECIMALS } from './decimal.ts';

const REFUND = '/v2/payment/refund';
const REPORT = '/v2/reporting/payment/details';

const refunded = z.object({
  status: z.literal('success'),
  paymentId: z.union([z.string(), z.number()]).nullish(),
  conversationId: z.string().nullish(),
  signature: z.string().nullish(),
});

const report = z.object({
  status: z.literal('success'),
  payments: z.array(
    z.object({
      itemTransactions: z.array(
        z.object({
          refunds: z
            .array(
              z.object({
                refundConversationId: z.string().nullish(),
                /** 1 is done. */
                refundStatus: z.number().nullish(),
              }),
            )
            .nullish(),
        }),
      ),
    }),
  ),
});

/** The refund with this id that Iyzico has made already; undefined where there is none. */
const findRefund = async (
  api: IyzicoApi,
  { refundId, attempt }: RefundRequest,
  signal: AbortSignal,
): Promise<ProviderRefund | undefined> => {
  const query = { paymentId: attempt.paymentReference };
  const answer = await api.get(REPORT, query, report, signal);
  if (!answer.isDone) throw new ProviderUnclear(answer.message);
  const found = answer.body.payments
    .flatMap(({ itemTransactions }) => itemTransactions)
    .flatMap(({ refunds }) => refunds ?? [])
    .find(({ refundConversationId }) => refundConversationId === refundId);
  return (
    found && { state: found.refundStatus === 1 ? 'processed' : 'pending', reference: refundId }
  );
};

/**
 * Gives money back. Iyzico knows no idempotency key: where an earlier call may have done it, its report of
 * the payment is read first, in which a refund stands under the id that it was asked with.
 */
export const refundPayment = async (
  api: IyzicoApi,
  request: RefundRequest,
  signal: AbortSignal,
): Promise<ProviderRefund> => {
  const { refundId, attempt, amount, ip, reference, isRepeated } = request;
  if (isRepeated || reference !== null) {
    const known = await findRefund(api, request, signal);
    if (known) return known;
    // What Iyzico has said that it did is not asked for again, though its report lags behind.
    if (reference !== null) return { state: 'pending', reference };
  }
  const body = {
    locale: 'en',
    conversationId: refundId,
    paymentId: attempt.paymentReference,
    price: writeDecimal(amount, DECIMALS),
    currency: attempt.currency,
    ip,
  };
  const answer = await api.post(REFUND, body, refunded, signal);
  if (!answer.isDone) {
    // With the right key it may be given back yet.
    if (NOT_BELIEVED.includes(answer.code)) throw new ProviderUnclear(answer.message);
    throw new ProviderRefused(answer.code, answer.message);
  }
  const { paymentId, conversationId, signature } = answer.body;
  api.requireSignature(signature, [paymentId, conversationId]);
  return { state: 'processed', reference: refundId };
};
