import type { Trx } from '#db/client.ts';
import { lockOrder } from '#api/orders/lock-orders.ts';
import { listPaid } from '#api/orders/payment/paid-attempts.ts';
import { failedForGood } from './failed-refunds.ts';
import { insertRefund, type RefundReason } from './refund.ts';

/** What is written of a refund whose provider is not asked any more. */
const SWITCHED_OFF = 'switched_off';

/** A refund that no provider has carried out, and none may still. */
export type StrandedRefund = {
  id: string;
  attempt_id: string;
  cancellation_id: string | null;
  provider: string;
  currency: string;
  amount: number;
  reason: string;
  status: string;
  created_at: Date;
  /** The provider was asked before it was switched off: what it has done is not known. */
  asked_at: Date | null;
};

type PaidBack = {
  orderId: string;
  /** Which refund; without it the only one. */
  refundId?: string | undefined;
  /** Whether the shop still has this provider. */
  isOn: (provider: string) => boolean;
  /** How the money went back, for the operator alone. */
  note: string;
  now: Date;
};

export type PaidBackOtherwise =
  | { kind: 'recorded'; refund: StrandedRefund }
  | { kind: 'refused'; reason: 'nothing' | 'gone' }
  | { kind: 'refused'; reason: 'mayStillCome'; provider: string }
  | { kind: 'refused'; reason: 'several'; refunds: StrandedRefund[] };

const listOwed = (trx: Trx, orderId: string): Promise<StrandedRefund[]> =>
  trx
    .selectFrom('refund as r')
    .innerJoin('payment_attempt as a', 'a.id', 'r.attempt_id')
    .select(['r.id', 'r.attempt_id', 'r.cancellation_id', 'a.provider', 'a.currency', 'r.amount'])
    .select(['r.reason', 'r.status', 'r.created_at', 'r.asked_at'])
    .where('r.order_id', '=', orderId)
    .where((eb) => eb.or([eb('r.status', '=', 'pending'), failedForGood]))
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();

type Picked = StrandedRefund | Extract<PaidBackOtherwise, { kind: 'refused' }>;

const pickOwed = (owed: StrandedRefund[], { refundId, isOn }: PaidBack): Picked => {
  const meant = owed.filter(({ id }) => refundId === undefined || id === refundId);
  const stranded = meant.filter(({ status, provider }) => status === 'failed' || !isOn(provider));
  const [first, ...others] = stranded;
  if (others.length > 0) return { kind: 'refused', reason: 'several', refunds: stranded };
  if (first) return first;
  const [waiting] = meant;
  return waiting
    ? { kind: 'refused', reason: 'mayStillCome', provider: waiting.provider }
    : { kind: 'refused', reason: 'nothing' };
};

/**
 * Records that the operator has given back by other means what a provider could not, or can not any more
 * since it is switched off, in the caller's transaction. What the provider was to do has failed then, and is
 * not asked for again; the books have it as given back by hand.
 */
export const recordPaidBackOtherwise = async (
  trx: Trx,
  input: PaidBack,
): Promise<PaidBackOtherwise> => {
  const { orderId, note, now } = input;
  if (!(await lockOrder(trx, orderId))) return { kind: 'refused', reason: 'nothing' };
  const refund = pickOwed(await listOwed(trx, orderId), input);
  if ('kind' in refund) return refund;
  const { id, attempt_id: attemptId, cancellation_id: cancellationId, amount } = refund;
  await trx
    .updateTable('refund')
    .set({ status: 'failed', settled_at: now, error_code: SWITCHED_OFF })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
  const paid = (await listPaid(trx, orderId)).find((one) => one.id === attemptId);
  if (!paid || paid.left < amount) return { kind: 'refused', reason: 'gone' };
  await insertRefund(trx, {
    attemptId,
    orderId,
    cancellationId: cancellationId ?? undefined,
    amount,
    reason: refund.reason as RefundReason,
    note,
    byHand: true,
    now,
  });
  if (cancellationId !== null)
    await trx
      .updateTable('cancellation')
      .set({ state: 'done', settled_at: now })
      .where('id', '=', cancellationId)
      .where('state', '=', 'approved')
      .execute();
  return { kind: 'recorded', refund };
};
