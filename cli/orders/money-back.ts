import { listPaid } from '#api/orders/payment/paid-attempts.ts';
import { amountWords } from '#cli/orders/labels.ts';
import type { Db } from '#db/client.ts';

type Cancelled = { orderId: string; now: Date; amount: number; currency: string };

/**
 * How the money of what was cancelled at that moment goes back, as the end of a sentence: who sends by hand
 * what a provider is giving back already gives it twice.
 */
export const moneyBackWords = async (
  db: Db,
  { orderId, now, amount, currency }: Cancelled,
): Promise<string> => {
  const money = (sum: number): string => amountWords(sum, currency);
  if ((await listPaid(db, orderId)).length === 0)
    return `; ${money(amount)} are still to be paid back`;
  const refunds = await db
    .selectFrom('refund')
    .select(['amount'])
    .where('order_id', '=', orderId)
    .where('cancellation_id', 'is not', null)
    .where('created_at', '=', now)
    .execute();
  const sum = refunds.reduce((all, one) => all + one.amount, 0);
  return sum > 0
    ? `; the provider gives back ${money(sum)} by itself`
    : '; all that was paid went back before, or is on its way';
};
