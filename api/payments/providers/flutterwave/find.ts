import { z } from 'zod';
import type { KnownAttempt, ProviderPayment } from '#api/payments/provider.ts';
import { readAmount } from './amount.ts';
import { isRefused, unclear, type AskFlutterwave } from './ask-flutterwave.ts';

const transactionAnswer = z.object({
  status: z.literal('success'),
  data: z.object({
    id: z.union([z.number(), z.string()]).transform(String),
    tx_ref: z.string(),
    amount: z.number(),
    currency: z.string(),
    status: z.string(),
    processor_response: z.string().nullish(),
  }),
});
type Transaction = z.infer<typeof transactionAnswer>['data'];

const NOT_TAKEN = ['failed', 'cancelled'];

const readTransaction = (found: Transaction): ProviderPayment => {
  const { id, tx_ref, amount, currency, status } = found;
  if (status === 'successful') {
    const taken = { reference: tx_ref, paymentReference: id };
    return { state: 'paid', taken: { ...taken, amount: readAmount(amount, currency), currency } };
  }
  if (status.startsWith('pending')) return { state: 'processing' };
  // The page lets the shopper try again, and even one who has cancelled may come back and pay.
  if (NOT_TAKEN.includes(status))
    return { state: 'failed', code: found.processor_response || status, mayRetry: true };
  return { state: 'review', reason: `Flutterwave calls it ${status}` };
};

/** What Flutterwave says of an attempt, by the shop's own reference for it. */
export const findPayment =
  (ask: AskFlutterwave) =>
  async (
    { attemptId, paymentReference }: Pick<KnownAttempt, 'attemptId' | 'paymentReference'>,
    signal: AbortSignal,
  ): Promise<ProviderPayment> => {
    const path =
      paymentReference === null
        ? `/transactions/verify_by_reference?${new URLSearchParams({ tx_ref: attemptId })}`
        : `/transactions/${encodeURIComponent(paymentReference)}/verify`;
    const answer = await ask({ method: 'GET', path, signal });
    const { data: found } = transactionAnswer.safeParse(answer.body);
    if (answer.status === 200 && found) return readTransaction(found.data);
    // It knows nothing of an attempt before the shopper has tried to pay.
    if (paymentReference === null && isRefused(answer)) return { state: 'open' };
    throw unclear(answer, 'a question about a payment');
  };
