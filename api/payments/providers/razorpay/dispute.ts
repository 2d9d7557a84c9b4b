import { z } from 'zod';
import type { ProviderDispute } from '#api/payments/provider.ts';
import type { RazorpayApi } from './api.ts';

const dispute = z.object({
  amount: z.int(),
  /** What was taken of the shop, 0 while nothing was. */
  amount_deducted: z.int().nullish(),
  currency: z.string(),
  reason_code: z.string().nullish(),
  respond_by: z.number().nullish(),
  /** open, under_review, won, lost or closed. */
  status: z.string(),
});
type Dispute = z.output<typeof dispute>;

/** One that is closed was not decided, and may have cost money all the same. */
const stateOf = ({ status, amount_deducted: deducted }: Dispute): ProviderDispute['state'] => {
  if (status === 'won' || status === 'lost') return status;
  if (status !== 'closed') return 'open';
  return (deducted ?? 0) > 0 ? 'lost' : 'won';
};

/** How a dispute stands. */
export const findDispute = async (
  api: RazorpayApi,
  reference: string,
  signal: AbortSignal,
): Promise<ProviderDispute> => {
  const found = await api.get(`/v1/disputes/${encodeURIComponent(reference)}`, dispute, signal);
  const { amount, currency, reason_code: reason, respond_by: due } = found;
  return {
    state: stateOf(found),
    amount,
    currency,
    reason: reason ?? 'dispute',
    respondBy: due ? new Date(due * 1000) : null,
  };
};
