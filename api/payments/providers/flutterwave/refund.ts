import { z } from 'zod';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import {
  ProviderRefused,
  type ProviderRefund,
  type RefundRequest,
} from '#api/payments/provider.ts';
import { readAmount, writeAmount } from './amount.ts';
import { isRefused, unclear, wordsOf, type AskFlutterwave } from './ask-flutterwave.ts';

const id = z.union([z.number(), z.string()]).transform(String);
const refund = z.object({
  id,
  status: z.string(),
  amount_refunded: z.number(),
  comment: z.string().nullish(),
  comments: z.string().nullish(),
});
type Refund = z.infer<typeof refund>;

const madeAnswer = z.object({ status: z.literal('success'), data: refund });
const listAnswer = z.object({
  status: z.literal('success'),
  meta: z.object({ page_info: z.object({ total_pages: z.number() }) }).optional(),
  data: z.array(refund.extend({ transaction_id: id.nullish(), tx_id: id.nullish() })),
});
const MAX_PAGES = 20;
const MAX_COMMENT = 200;

/** completed, completed-mpgs, completed-bank-transfer … */
const readRefund = ({ id: reference, status }: Refund): ProviderRefund => {
  if (status.startsWith('completed') || status === 'successful')
    return { state: 'processed', reference };
  if (status.startsWith('failed')) return { state: 'failed', reference, code: status };
  return { state: 'pending', reference };
};

const listRefunds = async (
  ask: AskFlutterwave,
  transaction: string,
  signal: AbortSignal,
): Promise<Refund[]> => {
  const refunds: Refund[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const query = new URLSearchParams({ id: transaction, page: String(page) });
    const answer = await ask({ method: 'GET', path: `/refunds?${query}`, signal });
    const { data } = listAnswer.safeParse(answer.body);
    if (answer.status !== 200 || !data) throw unclear(answer, 'a question about refunds');
    const own = data.data.filter((one) => (one.transaction_id ?? one.tx_id) === transaction);
    refunds.push(...own);
    if (page >= (data.meta?.page_info.total_pages ?? 1)) return refunds;
  }
  throw new ProviderUnclear('Flutterwave lists too many refunds of one payment');
};

/**
 * What an earlier call has come to. Flutterwave knows no idempotency key, so that the shop's id stands in the
 * refund's comment. Throws where one of the same amount has lost its comment: it may be this one.
 */
const findEarlier = (refunds: readonly Refund[], request: RefundRequest): Refund | undefined => {
  const { refundId, reference, amount, attempt } = request;
  const wordsOf = ({ comment, comments }: Refund): string => comment || comments || '';
  const found = refunds.find((one) => one.id === reference || wordsOf(one).includes(refundId));
  if (found) return found;
  const isLike = (one: Refund): boolean =>
    wordsOf(one) === '' && readAmount(one.amount_refunded, attempt.currency) === amount;
  if (refunds.some(isLike))
    throw new ProviderUnclear('Flutterwave lists a refund of this amount without a comment');
  return undefined;
};

/** Gives back what was taken; what an earlier call may have given back is read before. */
export const refundPayment =
  (ask: AskFlutterwave) =>
  async (request: RefundRequest, signal: AbortSignal): Promise<ProviderRefund> => {
    const { refundId, attempt, reference, isRepeated, reason } = request;
    const transaction = attempt.paymentReference;
    if (isRepeated || reference !== null) {
      const found = findEarlier(await listRefunds(ask, transaction, signal), request);
      if (found) return readRefund(found);
      if (reference !== null)
        throw new ProviderUnclear('Flutterwave does not list a refund that it has told of');
    }
    const body = {
      amount: writeAmount(request.amount, attempt.currency),
      comments: `${refundId} ${reason}`.slice(0, MAX_COMMENT),
    };
    const path = `/transactions/${encodeURIComponent(transaction)}/refund`;
    const answer = await ask({ method: 'POST', path, body, signal });
    if (isRefused(answer))
      throw new ProviderRefused(
        String(answer.status),
        `Flutterwave refuses the refund: ${wordsOf(answer)}`,
      );
    const { data } = madeAnswer.safeParse(answer.body);
    if (answer.status >= 300 || !data) throw unclear(answer, 'a refund');
    return readRefund(data.data);
  };
