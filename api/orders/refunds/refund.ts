import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { addJob } from '#jobs/queue.ts';

export type RefundReason = 'cancelled' | 'returned' | 'late' | 'double' | 'shop';

type NewRefund = {
  attemptId: string;
  orderId: string;
  cancellationId?: string | undefined;
  amount: number;
  reason: RefundReason;
  /** Why, in the operator's words. */
  note?: string | undefined;
  /** The operator has given it back already: no provider is asked. */
  byHand?: boolean;
  now: Date;
};

/** Queues the job that asks the provider for a refund; refunds of one attempt are asked for one after the other. */
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

/**
 * Has the worker ask about all that is to go back of an attempt, and about the one that the provider tells of, which
 * may fail weeks after it was done.
 */
export const askAboutRefunds = async (
  db: Db,
  attemptId: string,
  told: string | undefined,
): Promise<void> => {
  const open = await db
    .selectFrom('refund')
    .select('id')
    .where('attempt_id', '=', attemptId)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'pending'),
        ...(told === undefined
          ? []
          : [eb.and([eb('status', '=', 'processed'), eb('provider_refund_ref', '=', told)])]),
      ]),
    )
    .execute();
  for (const { id } of open) await addRefundJob(db, { id, attemptId });
};

/** Writes a refund of an attempt, with the job that carries it out; its id. The order is locked. */
export const insertRefund = async (trx: Trx, refund: NewRefund): Promise<string> => {
  const { attemptId, orderId, cancellationId, amount, reason, note, byHand = false, now } = refund;
  const { id } = await trx
    .insertInto('refund')
    .values({
      attempt_id: attemptId,
      order_id: orderId,
      cancellation_id: cancellationId ?? null,
      amount,
      reason,
      note: note ?? null,
      created_at: now,
      ...(byHand && { by_hand: true, status: 'processed', settled_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!byHand) await addRefundJob(trx, { id, attemptId });
  return id;
};

/**
 * The attempt that has paid the order, with what is left of it: less than the amount where the operator has
 * given back some before. The locks of its order are held.
 */
const findSource = async (trx: Trx, orderId: string, amount: number) => {
  const { rows } = await sql<{ id: string; left: number }>`
    select a.id, a.amount - given.sum as left
    from payment_attempt a
    cross join lateral (
      -- What a lost dispute has taken is not there to be given back, either.
      select coalesce(sum(gone.amount), 0)::bigint as sum from (
        select r.amount from refund r where r.attempt_id = a.id and r.status <> 'failed'
        union all
        select d.amount from dispute d where d.attempt_id = a.id and d.status = 'lost') gone) given
    where a.order_id = ${orderId} and a.status = 'paid' and given.sum < a.amount
      -- What should not have come at all goes back whole, even where that has failed once.
      and not exists (
        select from refund r where r.attempt_id = a.id and r.reason in ('late', 'double'))
    order by a.amount - given.sum < ${amount}, a.settled_at, a.id
    limit 1`.execute(trx);
  return rows[0];
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
    const source = amount > 0 ? await findSource(trx, orderId, amount) : undefined;
    if (!source) continue;
    const back = { attemptId: source.id, orderId, amount: Math.min(amount, source.left) };
    await insertRefund(trx, { ...back, cancellationId, reason, now });
  }
};

/**
 * Records that the operator has given back by hand what a provider could not. Of an order without a provider
 * the cancellations themselves are the record.
 */
export const recordPaidBack = async (
  trx: Trx,
  orderId: string,
  backs: readonly (Back & { kind: string })[],
  now: Date,
): Promise<void> => {
  for (const { cancellationId, amount, kind } of backs) {
    const source = await findSource(trx, orderId, amount);
    if (!source) continue;
    const back = { attemptId: source.id, orderId, amount: Math.min(amount, source.left) };
    const reason = kind === 'cancel' ? 'cancelled' : 'returned';
    await insertRefund(trx, { ...back, cancellationId, reason, byHand: true, now });
  }
};
