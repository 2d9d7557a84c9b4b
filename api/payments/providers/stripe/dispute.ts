import { z } from 'zod';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import type { ProviderDispute } from '#api/payments/provider.ts';
import { readAmount } from './amount.ts';
import { readAnswer } from './answers.ts';
import { unclear, type AskStripe } from './ask-stripe.ts';

const WHAT = 'a question about a dispute';

const dispute = z.object({
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  reason: z.string(),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
});

/** Of an inquiry that is closed, and of what was prevented, nothing was taken. */
const STATES: Readonly<Record<string, ProviderDispute['state']>> = {
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
  lost: 'lost',
};

/** How a dispute stands. */
export const findDispute =
  (ask: AskStripe) =>
  async (reference: string, signal: AbortSignal): Promise<ProviderDispute> => {
    try {
      const answer = await ask(WHAT, signal, (stripe) => stripe.disputes.retrieve(reference));
      const read = readAnswer(dispute, answer, WHAT);
      const currency = read.currency.toUpperCase();
      const amount = readAmount(read.amount, currency);
      if (amount === undefined) throw new ProviderUnclear('Stripe names no amount of a dispute');
      const dueBy = read.evidence_details?.due_by;
      return {
        state: STATES[read.status] ?? 'open',
        amount,
        currency,
        reason: read.reason,
        respondBy: dueBy ? new Date(dueBy * 1000) : null,
      };
    } catch (error) {
      throw unclear(error);
    }
  };
