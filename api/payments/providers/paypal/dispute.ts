import { z } from 'zod';
import type { ProviderDispute } from '#api/payments/provider.ts';
import { money } from './amount.ts';
import { unclear, type AskPaypal } from './ask-paypal.ts';

const dispute = z.object({
  status: z.string(),
  reason: z.string().default('OTHER'),
  dispute_amount: money,
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
  seller_response_due_date: z.iso.datetime().optional(),
});
const reversal = z.object({ amount: money });

const REVERSAL = 'reversal:';
/** What PayPal has taken back by itself looks like a refund to it, and is none of the shop's. */
export const reversalOf = (refundId: string): string => REVERSAL + refundId;

/** Outcomes by which the buyer keeps the money. */
const LOST = ['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'];

type Dispute = z.output<typeof dispute>;
const stateOf = ({ status, dispute_outcome: outcome }: Dispute): ProviderDispute['state'] => {
  if (status !== 'RESOLVED') return 'open';
  return LOST.includes(outcome?.outcome_code ?? '') ? 'lost' : 'won';
};

const findReversal = async (
  ask: AskPaypal,
  id: string,
  signal: AbortSignal,
): Promise<ProviderDispute> => {
  const path = `/v2/payments/refunds/${encodeURIComponent(id)}`;
  const answer = await ask({ method: 'GET', path, signal });
  const { data } = reversal.safeParse(answer.body);
  if (answer.status !== 200 || !data) throw unclear(answer, 'a question about a reversal');
  return { state: 'lost', ...data.amount, reason: 'REVERSED', respondBy: null, isReversal: true };
};

/** How a dispute stands, or what PayPal has taken back. */
export const findDispute =
  (ask: AskPaypal) =>
  async (reference: string, signal: AbortSignal): Promise<ProviderDispute> => {
    if (reference.startsWith(REVERSAL))
      return findReversal(ask, reference.slice(REVERSAL.length), signal);
    const path = `/v1/customer/disputes/${encodeURIComponent(reference)}`;
    const answer = await ask({ method: 'GET', path, signal });
    const { data } = dispute.safeParse(answer.body);
    if (answer.status !== 200 || !data) throw unclear(answer, 'a question about a dispute');
    const { reason, seller_response_due_date: due } = data;
    return {
      state: stateOf(data),
      ...data.dispute_amount,
      reason,
      respondBy: due === undefined ? null : new Date(due),
    };
  };
