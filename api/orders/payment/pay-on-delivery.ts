import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { Trx } from '#db/client.ts';
import { withIdempotency } from '#api/http/idempotency.ts';
import { ok, refuse, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { writeAdvance } from '#api/orders/advance-order.ts';
import { lockOrder } from '#api/orders/lock-orders.ts';
import { planAdvance } from '#api/orders/status-transitions.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { isLive, listAttempts } from './payment-attempts.ts';
import type { PaymentDeps } from './deps.ts';
import { InTheWay, withoutOthers, type Keyed } from './end-open-attempts.ts';

type Choosing = {
  orderId: string;
  /** That of cash on delivery. */
  provider: PaymentProvider;
  keyed: Keyed;
  now: Date;
  signal: AbortSignal;
};

/** Confirms an order that is then paid at the door; its stock is held already, and stays so. */
const confirm = async (trx: Trx, { orderId, provider, now }: Choosing): Promise<Reply<object>> => {
  const order = await lockOrder(trx, orderId);
  const row = await trx
    .selectFrom('order')
    .select('payable_until')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const until = row?.payable_until;
  if (!order || !until || order.paid || order.cancelled || until <= now)
    return refuse('payment.nothingDue');
  const attempts = await listAttempts(trx, orderId);
  // Money of it may be there: a person looks.
  if (attempts.some(({ status }) => status === 'review')) return refuse('payment.processing');
  const live = attempts.filter(isLive);
  if (live.length > 0) throw new InTheWay(live);
  const method = provider.code;
  await trx
    .updateTable('order')
    .set({ method, payable_until: null })
    .where('id', '=', orderId)
    .execute();
  const plan = planAdvance(order, { to: ORDER_STATUS.confirmed });
  if (plan.kind === 'advance') await writeAdvance(trx, orderId, plan, { now });
  return ok({});
};

/**
 * Has an order that waits for its money paid on delivery instead: what was begun at providers is ended first, so that
 * nothing is paid twice.
 */
export const payOnDelivery = (deps: PaymentDeps, choosing: Choosing): Promise<Reply<object>> =>
  withoutOthers(deps, choosing.signal, () =>
    transact(deps.db, (trx) =>
      withIdempotency(trx, { ...choosing.keyed, now: choosing.now }, () => confirm(trx, choosing)),
    ),
  );
