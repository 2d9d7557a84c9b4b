import { randomUUID } from 'node:crypto';
import { getOrders, placeOrder, type Order } from '#contract/orders/order.ts';
import type { NextPayment } from '#contract/orders/payment.ts';
import type { Trx } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { withIdempotency } from '#api/http/idempotency.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { limitCodeGuesses } from '#api/vouchers/limit-code-guesses.ts';
import type { OrderLinks } from './order-link.ts';
import {
  beginOrder,
  beginPlaced,
  insertFirstAttempt,
  type FirstAttempt,
} from './payment/begin-order.ts';
import { listOrders } from './list-orders.ts';
import { retryWithLockedStock, order } from './place-order.ts';
import { findOrder } from './find-order.ts';
import { presentOrder } from './present-order.ts';

const NOTHING_TO_PAY: NextPayment = { kind: 'nothing' };

/**
 * The order, or its id alone while its money is to come: whoever asks again is told how it stands by then. Older
 * versions have kept all of those as well.
 */
type Kept = { order: Order } | { waiting: string };

const placedWaiting = (orderId: string) => ok({ waiting: orderId }, 'order.placed');

/** Longer than a provider takes; a browser that waits longer has gone. */
const PATIENCE_MS = 25_000;

export const orderRoutes: Routes<{
  links: OrderLinks;
  payments: readonly PaymentProvider[];
}> = (app, deps) => {
  implement(
    app,
    deps,
    placeOrder,
    async (call) => {
      const { db, now, language, shopper, account, json: input, idempotencyKey: key } = call;
      const { clientAddress } = call;
      const sign = await deps.links.signer();
      const orderId = randomUUID();
      const isPaidBefore = deps.payments.some(
        ({ code, online }) => code === input.method && online !== undefined,
      );
      const expected = isPaidBefore ? placedWaiting(orderId) : undefined;
      const keyed = { owner: shopper.id, key, body: input, expected, now };
      const placing = {
        orderId,
        shopperId: shopper.id,
        isGuest: !account,
        language,
        now,
        input,
        payments: deps.payments,
      };

      const placeOnce = async (trx: Trx, stockFirst: boolean) => {
        let settle: (() => Promise<void>) | undefined;
        let first: FirstAttempt | undefined;
        const reply = await withIdempotency(trx, keyed, async (): Promise<Reply<Kept>> => {
          const placed = await order(trx, placing, stockFirst);
          if ('kind' in placed) return placed;
          ({ settle } = placed);
          const { written, provider, shopName, answers } = placed;
          if (provider.online)
            first = await insertFirstAttempt(trx, {
              written,
              provider: { ...provider, online: provider.online },
              shopName,
              answers,
              language,
              clientAddress,
              sign,
              now,
            });
          return first
            ? placedWaiting(orderId)
            : ok({ order: presentOrder(written, language, { sign, now }) }, 'order.placed');
        });
        // After the answer is kept, so that nobody who buys the same waits for that.
        await settle?.();
        return { reply, first, isNew: settle !== undefined };
      };

      const place = async () => {
        let isNew = false;
        let first: FirstAttempt | undefined;
        const reply = await retryWithLockedStock((stockFirst) =>
          transact(db, async (trx) => {
            const placed = await placeOnce(trx, stockFirst);
            ({ isNew, first } = placed);
            return placed.reply;
          }),
        );
        if (isNew) deps.onOrder?.();
        if (reply.kind !== 'ok') return reply;
        const { data } = reply;
        const id = 'waiting' in data ? data.waiting : data.order.id;
        if ('order' in data && data.order.payable_until === null)
          return ok({ order: data.order, payment: NOTHING_TO_PAY }, 'order.placed');
        // What is to be paid before is told as it stands, to whoever repeats the call as well.
        const telling = { language, sign, now };
        const paying = { ...deps, db };
        const signal = AbortSignal.timeout(PATIENCE_MS);
        return first
          ? beginPlaced(paying, first, telling, signal)
          : beginOrder(paying, id, telling, signal);
      };
      return input.voucher === undefined ? place() : limitCodeGuesses(call, input.voucher, place);
    },
    { limiters: [deps.limits.orders, deps.limits.ordersFrom] },
  );

  implement(app, deps, getOrders, async ({ db, shopper, language, json, now }) => {
    const { order_id: id, page, status, cancelled, q } = json;
    if (id === undefined) {
      const filter = { shopperId: shopper.id, status, cancelled, q, page };
      const orders = await listOrders(db, filter, language);
      return ok({ order: null, orders });
    }
    const found = await findOrder(db, { id, shopperId: shopper.id });
    if (!found) return fail(404, 'order.notFound');
    const sign = await deps.links.signer();
    return ok({ order: presentOrder(found, language, { sign, now }), orders: null });
  });
};
