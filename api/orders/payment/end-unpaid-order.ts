import { runInTransaction } from '#db/transaction.ts';
import type { Db, Trx } from '#db/client.ts';
import { addJob } from '#jobs/queue.ts';
import { cancelOrder } from '#api/orders/cancel-order.ts';
import { lockOrder } from '#api/orders/lock-orders.ts';
import { isLive, listAttempts, type Attempt } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { settleAttempt } from './settle-attempt.ts';

const MINUTE_MS = 60_000;
const AGAIN_MINUTES = 10;
/** Where a provider never answers, an order keeps its goods for this long and no longer. */
const LONGEST_MINUTES = 1_440;

/** Queues the job that ends an order at `runAt`; the first one is queued by jobs/maintenance/queue-unpaid-orders.ts. */
const addEndJob = (db: Db, order: string, runAt: Date): Promise<void> =>
  addJob(db, 'end-unpaid', { order }, { key: `end-unpaid:${order}`, runAt });

const findUnpaid = (db: Db, id: string) =>
  db
    .selectFrom('order')
    .select(['id', 'payable_until'])
    .where('id', '=', id)
    .where('paid', '=', false)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();

/** Whether the bank, or the provider, may still say that it has been paid. */
const mayCome = async (
  deps: PaymentDeps,
  attempt: Attempt,
  signal: AbortSignal,
): Promise<boolean> => {
  if (attempt.status === 'review') return true;
  if (!isLive(attempt)) return false;
  try {
    await settleAttempt(deps, attempt, { ends: true, signal });
  } catch (err) {
    deps.log.warn({ err, attempt: attempt.id }, 'whether an order is paid is not known yet');
    return true;
  }
  return false;
};

const endNow = (trx: Trx, orderId: string, now: Date) =>
  lockOrder(trx, orderId).then((order) =>
    order && !order.paid && !order.cancelled
      ? cancelOrder(trx, { orderId, by: 'shop', expired: true, now })
      : undefined,
  );

/**
 * Ends an order that was not paid in time, as who cancels it would: stock and vouchers go back. First
 * each provider is asked; while a bank is still at it the order is kept, up to a day.
 */
export const endUnpaid = async (
  deps: PaymentDeps,
  orderId: string,
  signal: AbortSignal,
): Promise<void> => {
  const { db } = deps;
  const order = await findUnpaid(db, orderId);
  const until = order?.payable_until;
  if (!until) return;
  if (until > deps.now()) return addEndJob(db, orderId, until);
  const waits: boolean[] = [];
  for (const attempt of await listAttempts(db, orderId))
    waits.push(await mayCome(deps, attempt, signal));
  const after = await listAttempts(db, orderId);
  const now = deps.now();
  const isKept =
    waits.includes(true) || after.some((one) => ['processing', 'review'].includes(one.status));
  if (isKept && now.getTime() < until.getTime() + LONGEST_MINUTES * MINUTE_MS)
    return addEndJob(db, orderId, new Date(now.getTime() + AGAIN_MINUTES * MINUTE_MS));
  await runInTransaction(db, (trx) => endNow(trx, orderId, now));
};
