import { ORDER_STATUS } from '#contract/codes.ts';
import type { Trx } from '#db/client.ts';
import type { ProviderPayment, Taken } from '#api/payments/provider.ts';
import { writePackages } from '#api/orders/advance.ts';
import { lockOrder, writeOrderSteps, type LockedOrder } from '#api/orders/lock-orders.ts';
import { planAdvance } from '#api/orders/transitions.ts';
import { isLive, lockAttempt, type Attempt } from './attempts.ts';
import { insertRefund } from './start-refund.ts';
import { reopenOrder } from './reopen-order.ts';
import { tellOperator } from './tell-operator.ts';

type Applying = { now: Date; mayReopen: boolean };

/** What of the money does not fit, by the name of the field; undefined where all of it does. */
const findMismatch = async (
  trx: Trx,
  attempt: Attempt,
  taken: Taken,
): Promise<string | undefined> => {
  if (taken.reference !== attempt.id && taken.reference !== attempt.provider_ref)
    return 'reference';
  if (taken.currency.toUpperCase() !== attempt.currency) return 'currency';
  if (taken.amount !== attempt.amount) return 'amount';
  const other = await trx
    .selectFrom('payment_attempt')
    .select('id')
    .where('method', '=', attempt.method)
    .where('payment_ref', '=', taken.paymentReference)
    .where('id', '!=', attempt.id)
    .executeTakeFirst();
  return other && 'payment reference';
};

/** What is still to be paid of an order: what of it is cancelled is not. */
export const dueOf = ({ lines }: LockedOrder): number =>
  lines.filter(({ cancelled }) => !cancelled).reduce((sum, { total }) => sum + total, 0);

/** Writes that the order is paid, and confirms it. */
const confirm = async (
  trx: Trx,
  order: LockedOrder,
  { method }: Attempt,
  now: Date,
): Promise<void> => {
  await trx.updateTable('order').set({ paid: true, method }).where('id', '=', order.id).execute();
  const plan = planAdvance(order, { to: ORDER_STATUS.confirmed });
  if (plan.kind === 'refused') return;
  await writePackages(trx, order.id, plan, now);
  await writeOrderSteps(trx, order.id, plan, now);
};

const review = async (trx: Trx, attempt: Attempt, reason: string): Promise<void> => {
  await trx
    .updateTable('payment_attempt')
    .set({ status: 'review', error_code: reason.slice(0, 200) })
    .where('id', '=', attempt.id)
    .execute();
  const { id, order_id: orderId, amount, currency } = attempt;
  await tellOperator(trx, { kind: 'payment-review', id, orderId, amount, currency, reason });
};

/** What becomes of the order whose money has come: confirmed, opened again, or its money goes back. */
const receive = async (
  trx: Trx,
  order: LockedOrder,
  attempt: Attempt,
  { now, mayReopen }: Applying,
): Promise<void> => {
  const back = (amount: number, reason: 'double' | 'late'): Promise<void> =>
    insertRefund(trx, { attemptId: attempt.id, orderId: order.id, amount, reason, now });
  if (order.paid) return back(attempt.amount, 'double');
  if (!order.cancelled) {
    await confirm(trx, order, attempt, now);
    const excess = attempt.amount - dueOf(order);
    // Lines were cancelled while the shopper was paying.
    return excess > 0
      ? insertRefund(trx, {
          attemptId: attempt.id,
          orderId: order.id,
          amount: excess,
          reason: 'cancelled',
          now,
        })
      : undefined;
  }
  if (!mayReopen || !(await reopenOrder(trx, order.id, now))) return back(attempt.amount, 'late');
  const opened = await lockOrder(trx, order.id);
  if (opened) await receive(trx, opened, attempt, { now, mayReopen: false });
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
): Promise<void> => {
  if (isUnanswered(attempt) && taken.reference !== attempt.id)
    throw new Error(`the provider's reference for attempt ${attempt.id} is not known yet`);
  const mismatch = await findMismatch(trx, attempt, taken);
  if (mismatch !== undefined) return review(trx, attempt, `${mismatch} is not as it was asked for`);
  await trx
    .updateTable('payment_attempt')
    .set({
      status: 'paid',
      payment_ref: taken.paymentReference,
      settled_at: applying.now,
      error_code: null,
      request: null,
    })
    .where('id', '=', attempt.id)
    .execute();
  await receive(trx, order, attempt, applying);
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
  return {
    status: 'redirected',
    error_code: said.state === 'failed' ? said.code.slice(0, 200) : null,
  };
};

/**
 * Writes what the provider itself has said of an attempt, in the caller's transaction. The order is locked
 * first, so return, webhook and clock come one after another; what is paid stays paid. Throws StockTaken or
 * NothingHeld where an order cannot be opened again: then it is tried with `mayReopen` false.
 */
export const applyPayment = async (
  trx: Trx,
  { id, order_id: orderId }: Pick<Attempt, 'id' | 'order_id'>,
  said: ProviderPayment,
  applying: Applying,
): Promise<void> => {
  const order = await lockOrder(trx, orderId);
  const attempt = order && (await lockAttempt(trx, id));
  if (!order || !attempt || attempt.status === 'paid') return;
  if (said.state === 'paid') return pay(trx, order, attempt, said.taken, applying);
  if (said.state === 'review') return review(trx, attempt, said.reason);
  const change = changeOf(attempt, said, applying.now);
  if (!change) return;
  await trx
    .updateTable('payment_attempt')
    .set({ ...change, ...(change.settled_at && { request: null }) })
    .where('id', '=', id)
    .execute();
};
