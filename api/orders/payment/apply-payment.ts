import { sql } from 'kysely';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { Trx } from '#db/client.ts';
import { callTakeBackJob } from '#jobs/queue.ts';
import type { ProviderPayment, Taken } from '#api/payments/provider.ts';
import { writeAdvance } from '#api/orders/advance-order.ts';
import { lockOrder, type LockedOrder } from '#api/orders/lock-orders.ts';
import { planAdvance } from '#api/orders/status-transitions.ts';
import { isLive, lockWithOrder, settleKey, type Attempt } from './payment-attempts.ts';
import { insertRefund } from '#api/orders/refunds/refund.ts';
import { reopenOrder } from './reopen-order.ts';
import { notifyOperator } from './notify-operator.ts';

type Applying = { now: Date; mayReopen: boolean };

/** The field in which the money differs from what was asked for; undefined where none does. */
const findMismatch = (attempt: Attempt, taken: Taken): string | undefined => {
  if (taken.reference !== attempt.id && taken.reference !== attempt.provider_ref)
    return 'reference';
  if (taken.currency.toUpperCase() !== attempt.currency) return 'currency';
  return taken.amount === attempt.amount ? undefined : 'amount';
};

/**
 * Writes that an attempt is paid, and takes back the job by which the clock asks about it; false where another one
 * was, by the same money.
 */
const markPaid = async (
  trx: Trx,
  { id, method }: Attempt,
  { paymentReference }: Taken,
  now: Date,
): Promise<boolean> => {
  const paid = trx
    .updateTable('payment_attempt')
    .set({
      status: 'paid',
      payment_ref: paymentReference,
      settled_at: now,
      error_code: null,
      request: null,
    })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_attempt as other')
            .select('other.id')
            .where('other.method', '=', method)
            .where('other.payment_ref', '=', paymentReference)
            .where('other.id', '!=', id),
        ),
      ),
    )
    .returning('id');
  const { rows } = await sql`
    with paid as (${paid}) select ${callTakeBackJob(settleKey(id))} from paid`.execute(trx);
  return rows.length > 0;
};

/** What is still to be paid of an order, without the lines that are cancelled. */
export const dueOf = ({ lines }: LockedOrder): number =>
  lines.filter(({ cancelled }) => !cancelled).reduce((sum, { total }) => sum + total, 0);

/** Writes that the order is paid, and confirms it. */
const confirm = async (
  trx: Trx,
  order: LockedOrder,
  { method }: Attempt,
  now: Date,
): Promise<void> => {
  const paid = { paid: true, method };
  const plan = planAdvance(order, { to: ORDER_STATUS.confirmed });
  if (plan.kind === 'advance') return writeAdvance(trx, order.id, plan, { set: paid, now });
  await trx.updateTable('order').set(paid).where('id', '=', order.id).execute();
};

/** Puts it up for a person; false where it was before. */
const review = async (trx: Trx, attempt: Attempt, reason: string): Promise<boolean> => {
  await trx
    .updateTable('payment_attempt')
    .set({ status: 'review', error_code: reason.slice(0, 200) })
    .where('id', '=', attempt.id)
    .execute();
  const { id, order_id: orderId, amount, currency } = attempt;
  await notifyOperator(trx, { kind: 'payment-review', id, orderId, amount, currency, reason });
  return attempt.status !== 'review';
};

/** What becomes of the order whose money has come: confirmed, opened again, or its money goes back. */
const receive = async (
  trx: Trx,
  order: LockedOrder,
  attempt: Attempt,
  { now, mayReopen }: Applying,
): Promise<void> => {
  const back = async (amount: number, reason: 'double' | 'late' | 'cancelled'): Promise<void> => {
    await insertRefund(trx, { attemptId: attempt.id, orderId: order.id, amount, reason, now });
  };
  if (order.paid) return back(attempt.amount, 'double');
  if (!order.cancelled) {
    await confirm(trx, order, attempt, now);
    const excess = attempt.amount - dueOf(order);
    // Lines were cancelled while the shopper was paying.
    if (excess > 0) await back(excess, 'cancelled');
    return undefined;
  }
  const opened =
    mayReopen && (await reopenOrder(trx, order.id, now))
      ? await lockOrder(trx, order.id)
      : undefined;
  if (opened) return receive(trx, opened, attempt, { now, mayReopen: false });
  return back(attempt.amount, 'late');
};

/** The answer to `start` was lost, and is asked for again. */
const isUnanswered = ({ provider_ref: reference, status }: Attempt): boolean =>
  reference === null && (status === 'created' || status === 'processing');

const pay = async (
  trx: Trx,
  order: LockedOrder,
  attempt: Attempt,
  taken: Taken,
  applying: Applying,
): Promise<boolean> => {
  if (isUnanswered(attempt) && taken.reference !== attempt.id)
    throw new Error(`the provider's reference for attempt ${attempt.id} is not known yet`);
  const mismatch = findMismatch(attempt, taken);
  const isPaid = mismatch === undefined && (await markPaid(trx, attempt, taken, applying.now));
  if (!isPaid)
    return review(trx, attempt, `${mismatch ?? 'payment reference'} is not as it was asked for`);
  await receive(trx, order, attempt, applying);
  return false;
};

type Change = {
  status: 'processing' | 'redirected' | 'failed' | 'expired';
  error_code?: string | null;
  settled_at?: Date;
};

/** What is written where no money has come. What has ended stays so, and so does what is reviewed. */
const changeOf = (attempt: Attempt, said: ProviderPayment, now: Date): Change | undefined => {
  if (said.state === 'processing')
    return attempt.status === 'review' ? undefined : { status: 'processing' };
  if (!isLive(attempt)) return undefined;
  if (said.state === 'expired') return { status: 'expired', settled_at: now };
  if (said.state === 'failed' && !said.mayRetry)
    return { status: 'failed', error_code: said.code.slice(0, 200), settled_at: now };
  if (attempt.provider_ref === null) return undefined;
  // A decline is shown until something else happens, because some providers tell it only once.
  return {
    status: 'redirected',
    ...(said.state === 'failed' && { error_code: said.code.slice(0, 200) }),
  };
};

/**
 * Writes what the provider itself has said of an attempt, in the caller's transaction. The order is locked
 * first, so return, webhook and clock come one after another; what is paid stays paid. Throws StockTaken or
 * NothingHeld where an order cannot be opened again: then it is tried with `mayReopen` false. Whether the
 * attempt needs a person from now on.
 */
export const applyPayment = async (
  trx: Trx,
  told: Pick<Attempt, 'id' | 'order_id'>,
  said: ProviderPayment,
  applying: Applying,
): Promise<boolean> => {
  const locked = await lockWithOrder(trx, told);
  if (!locked || locked.attempt.status === 'paid') return false;
  const { order, attempt } = locked;
  if (said.state === 'paid') return pay(trx, order, attempt, said.taken, applying);
  if (said.state === 'review') return review(trx, attempt, said.reason);
  const change = changeOf(attempt, said, applying.now);
  if (!change) return false;
  await trx
    .updateTable('payment_attempt')
    .set({ ...change, ...(change.settled_at && { request: null }) })
    .where('id', '=', attempt.id)
    .execute();
  return false;
};
