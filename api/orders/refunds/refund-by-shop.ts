import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { lockOrder } from '#api/orders/lock-orders.ts';
import { listPaid, type PaidAttempt } from '#api/orders/payment/paid-attempts.ts';
import { insertRefund } from './refund.ts';

type ShopRefund = {
  orderId: string;
  /** The attempt to refund; may be left out where only one has money left. */
  attemptId?: string | undefined;
  /** Without it all that is left, or what the cancellation has still to be given back. */
  amount?: number | undefined;
  /** For what was cancelled or returned, whose money is not back yet; not by hand (see `answerRequests`). */
  cancellationId?: string | undefined;
  /** Why, for the operator alone. */
  note?: string | undefined;
  /** The operator has given it back already: it is only recorded. */
  byHand: boolean;
  /** Although as much was given back before. */
  again: boolean;
  now: Date;
};

/** An earlier refund of the same amount, done or on its way. */
type Earlier = { id: string; created_at: Date; status: string };

export type ShopRefunded =
  | { kind: 'asked' | 'recorded'; refundId: string; amount: number; attempt: PaidAttempt }
  | { kind: 'refused'; reason: 'unpaid' | 'unknownAttempt' | 'notApproved' }
  | { kind: 'refused'; reason: 'several'; attempts: PaidAttempt[] }
  | { kind: 'refused'; reason: 'nothingLeft' | 'tooMuch'; attempt: PaidAttempt }
  | { kind: 'refused'; reason: 'same'; attempt: PaidAttempt; earlier: Earlier };

type Source = PaidAttempt | Extract<ShopRefunded, { kind: 'refused' }>;

/** The attempt to give back of, or why there is none. */
const pickAttempt = (paid: PaidAttempt[], id: string | undefined): Source => {
  const [first] = paid;
  if (!first) return { kind: 'refused', reason: 'unpaid' };
  if (id !== undefined)
    return paid.find((one) => one.id === id) ?? { kind: 'refused', reason: 'unknownAttempt' };
  const [open, ...others] = paid.filter(({ left }) => left > 0);
  if (others.length > 0) return { kind: 'refused', reason: 'several', attempts: paid };
  return open ?? { kind: 'refused', reason: 'nothingLeft', attempt: paid.at(-1) ?? first };
};

/** What the shop owes for it, unless a refund of it is there or on its way. */
const findOwed = (trx: Trx, orderId: string, id: string) =>
  trx
    .selectFrom('cancellation')
    .select(['kind', 'amount'])
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .where('state', '=', 'approved')
    .where(
      sql<boolean>`not exists (
        select from refund r where r.cancellation_id = cancellation.id and r.status <> 'failed')`,
    )
    .executeTakeFirst();

const findEarlier = (trx: Trx, attemptId: string, amount: number): Promise<Earlier | undefined> =>
  trx
    .selectFrom('refund')
    .select(['id', 'created_at', 'status'])
    .where('attempt_id', '=', attemptId)
    .where('amount', '=', amount)
    .where('status', '<>', 'failed')
    .where('cancellation_id', 'is', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** What it gives back, and for what; a refusal where it may not. */
const plan = async (trx: Trx, attempt: PaidAttempt, input: ShopRefund) => {
  const { orderId, cancellationId, again } = input;
  const refuse = (reason: 'nothingLeft' | 'tooMuch') =>
    ({ kind: 'refused', reason, attempt }) as const;
  const owed = cancellationId === undefined ? null : await findOwed(trx, orderId, cancellationId);
  if (owed === undefined) return { kind: 'refused', reason: 'notApproved' } as const;
  const amount = input.amount ?? Math.min(owed ? owed.amount : attempt.left, attempt.left);
  if (attempt.left === 0) return refuse('nothingLeft');
  if (amount > attempt.left) return refuse('tooMuch');
  const earlier = owed || again ? undefined : await findEarlier(trx, attempt.id, amount);
  if (earlier) return { kind: 'refused', reason: 'same', attempt, earlier } as const;
  if (!owed) return { kind: 'refund', amount, reason: 'shop' } as const;
  const reason = owed.kind === 'cancel' ? 'cancelled' : 'returned';
  return { kind: 'refund', amount, reason } as const;
};

/**
 * Gives money back on the word of the operator, never more than is left of what has come, in the caller's
 * transaction. The order is locked, so that two who do so at once count each other. What was given back as
 * much before is not given again unless that is said: who repeats a command means the first one.
 */
export const refundByShop = async (trx: Trx, input: ShopRefund): Promise<ShopRefunded> => {
  const { orderId, attemptId, cancellationId, note, byHand, now } = input;
  if (!(await lockOrder(trx, orderId))) return { kind: 'refused', reason: 'unpaid' };
  const attempt = pickAttempt(await listPaid(trx, orderId), attemptId);
  if ('kind' in attempt) return attempt;
  const planned = await plan(trx, attempt, input);
  if (planned.kind === 'refused') return planned;
  const { amount, reason } = planned;
  const refund = { attemptId: attempt.id, orderId, cancellationId, amount, reason, note };
  const refundId = await insertRefund(trx, { ...refund, byHand, now });
  const left = attempt.left - amount;
  return { kind: byHand ? 'recorded' : 'asked', refundId, amount, attempt: { ...attempt, left } };
};
