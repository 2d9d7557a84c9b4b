import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { addJob } from '#jobs/queue.ts';

export type RefundReason = 'cancelled' | 'returned' | 'late' | 'double';

type NewRefund = {
  attemptId: string;
  orderId: string;
  cancellationId?: string | undefined;
  amount: number;
  reason: RefundReason;
  now: Date;
};

/** Has a worker ask the provider about a refund, one of an attempt after another. */
export const addRefundJob = (
  db: Db | Trx,
  { id, attemptId }: { id: string; attemptId: string },
  runAt?: Date,
): Promise<void> =>
  addJob(
    db,
    'refund-payment',
    { refund: id },
    { key: `refund:${id}`, queue: `refund:${attemptId}`, ...(runAt && { runAt }) },
  );

/** Writes a refund of an attempt with the job that carries it out. The order is locked. */
export const insertRefund = async (trx: Trx, refund: NewRefund): Promise<void> => {
  const { attemptId, orderId, cancellationId, amount, reason, now } = refund;
  const { id } = await trx
    .insertInto('refund')
    .values({
      attempt_id: attemptId,
      order_id: orderId,
      cancellation_id: cancellationId ?? null,
      amount,
      reason,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addRefundJob(trx, { id, attemptId });
};

/** The attempt that has paid the order and has that much left; the locks of its order are held. */
const findSource = async (trx: Trx, orderId: string, amount: number) => {
  const { rows } = await sql<{ id: string }>`
    select a.id from payment_attempt a
    where a.order_id = ${orderId} and a.status = 'paid'
      and a.amount - ${amount} >= (
        select coalesce(sum(r.amount), 0) from refund r
        where r.attempt_id = a.id and r.status <> 'failed')
      -- What should not have come at all goes back whole, even where that has failed once.
      and not exists (
        select from refund r where r.attempt_id = a.id and r.reason in ('late', 'double'))
    order by a.settled_at, a.id
    limit 1`.execute(trx);
  return rows[0]?.id;
};

type Back = { cancellationId: string; amount: number };

/**
 * Gives back what was paid for the lines of cancellations that are approved, where a provider has taken it.
 * The caller has locked the order. What was paid to whoever brought the parcel stays the operator's to record.
 */
export const refundCancellations = async (
  trx: Trx,
  orderId: string,
  backs: readonly Back[],
  reason: 'cancelled' | 'returned',
  now: Date,
): Promise<void> => {
  for (const { cancellationId, amount } of backs) {
    const attemptId = amount > 0 && (await findSource(trx, orderId, amount));
    if (attemptId)
      await insertRefund(trx, { attemptId, orderId, cancellationId, amount, reason, now });
  }
};
