import type { Trx } from '#db/client.ts';
import { withIdempotency } from '#api/http/idempotency.ts';
import { ok, refuse, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import type { OnlineProvider } from '#api/payments/payment-methods.ts';
import { lockOrder } from '#api/orders/lock-orders.ts';
import { dueOf } from './apply-payment.ts';
import {
  insertAttempt,
  isLive,
  listAttempts,
  type Attempt,
  type StoredRequest,
} from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { InTheWay, withoutOthers, type Keyed } from './end-open-attempts.ts';
import { beginAttempt } from './start-attempt.ts';

export type Paying = {
  orderId: string;
  provider: OnlineProvider;
  request: StoredRequest;
  returnPath: string;
  keyed: Keyed;
  now: Date;
  signal: AbortSignal;
};

/** The attempt that is paid now, or those that have to end before there is another. */
type Found = { attemptId: string } | { inTheWay: readonly Attempt[] };

/** One that is open the same way is gone on with; else another is made where none is in the way. */
const findOrInsert = async (trx: Trx, paying: Paying): Promise<Reply<Found>> => {
  const { orderId, provider, request, returnPath, now } = paying;
  const order = await lockOrder(trx, orderId);
  const row = await trx
    .selectFrom('order')
    .select(['payable_until', 'currency'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  const until = row?.payable_until;
  if (!order || !row || !until || order.paid || order.cancelled || until <= now)
    return refuse('payment.nothingDue');
  const amount = dueOf(order);
  const live = (await listAttempts(trx, orderId)).filter(isLive);
  const same = live.find(
    (one) =>
      one.method === provider.code &&
      one.amount === amount &&
      one.status !== 'processing' &&
      one.return_path === returnPath,
  );
  if (same && live.length === 1) return ok({ attemptId: same.id });
  if (live.length > 0) return ok({ inTheWay: live });
  const attemptId = await insertAttempt(trx, {
    order: { id: orderId, currency: row.currency, payableUntil: until },
    provider,
    amount,
    request,
    returnPath,
    now,
  });
  return ok({ attemptId });
};

const choose = (deps: PaymentDeps, paying: Paying): Promise<Reply<{ attemptId: string }>> =>
  transact(deps.db, (trx) =>
    withIdempotency(trx, { ...paying.keyed, now: paying.now }, async () => {
      const found = await findOrInsert(trx, paying);
      if (found.kind !== 'ok') return found;
      // Nothing of this transaction may stay, its key included.
      if ('inTheWay' in found.data) throw new InTheWay(found.data.inTheWay);
      return ok({ attemptId: found.data.attemptId });
    }),
  );

/**
 * Chooses by which attempt an order is paid, and asks its provider: one that is open already, or a new one,
 * after others are closed. So that nobody is charged twice, none is made while the outcome of another
 * is not known. Its id; whether it has begun is in its row.
 */
export const payByAttempt = (
  deps: PaymentDeps,
  paying: Paying,
): Promise<Reply<{ attemptId: string }>> =>
  withoutOthers(deps, paying.signal, async () => {
    const chosen = await choose(deps, paying);
    if (chosen.kind === 'ok') await beginAttempt(deps, chosen.data.attemptId, paying.signal);
    return chosen;
  });
