import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { lockOrder } from './lock-orders.ts';
import { recordPaidBack, refundCancellations } from './refunds/refund.ts';

/** What the shop answers to what shoppers have asked: the money of what is approved is still to be given back. */
export type RequestAnswer = 'approved' | 'refused' | 'done';

type AnswerInput = {
  orderId: string;
  /** Only these; without them all that wait for such an answer. */
  ids?: readonly string[] | undefined;
  state: RequestAnswer;
  /** The shop's words for the shopper. */
  message?: string | undefined;
  now: Date;
};

/** Of what kind, and in which state, something must be to get this answer. */
const ANSWERED = {
  // What is asked to be cancelled is granted by cancelling it.
  approved: { kinds: ['refund'], from: 'requested' },
  refused: { kinds: ['cancel', 'refund'], from: 'requested' },
  done: { kinds: ['cancel', 'refund'], from: 'approved' },
} as const;

/** Answers requests to cancel or give back; how many there were. States only go forward. */
export const answerRequests = async (
  trx: Trx,
  { orderId, ids, state, message, now }: AnswerInput,
): Promise<number> => {
  if (!(await lockOrder(trx, orderId))) return 0;
  const { kinds, from } = ANSWERED[state];
  const query = trx
    .updateTable('cancellation')
    .set({ state, settled_at: now, ...(message && { message }) })
    .where('order_id', '=', orderId)
    .where('kind', 'in', kinds)
    .where('state', '=', from)
    // A provider is giving it back: what it says ends it.
    .where(
      sql<boolean>`not exists (
        select from refund r where r.cancellation_id = cancellation.id and r.status = 'pending')`,
    )
    .returning(['id as cancellationId', 'amount', 'kind']);
  const answered = await (ids ? query.where('id', 'in', ids) : query).execute();
  if (state === 'approved') await refundCancellations(trx, orderId, answered, 'returned', now);
  if (state === 'done') await recordPaidBack(trx, orderId, answered, now);
  return answered.length;
};
