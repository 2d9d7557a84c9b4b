import { getOrders, placeOrder } from '#contract/order.ts';
import type { NextPayment } from '#contract/payment.ts';
import type { Trx } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { withIdempotency } from '#api/http/idempotency.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { limitCodeGuesses } from '#api/vouchers/limit-code-guesses.ts';
import type { OrderLinks } from './link.ts';
import {
  beginOrder,
  beginPlaced,
  insertFirstAttempt,
  type FirstAttempt,
} from './payment/begin-order.ts';
import { listOrders } from './list.ts';
import { retryWithLockedStock, order } from './place.ts';
import { findOrder } from './read.ts';
import { presentOrder } from './present-order.ts';

const NOTHING_TO_PAY: NextPayment = { kind: 'nothing' };

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
      const keyed = { owner: shopper.id, key, body: input, now };
      const placing = {
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
        const reply = await withIdempotency(trx, keyed, async () => {
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
          const presented = presentOrder(written, language, { sign, now });
          return ok({ order: presented, payment: NOTHING_TO_PAY }, 'order.placed');
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
        // What is to be paid before is told as it stands, to whoever repeats the call as well.
        if (reply.kind !== 'ok' || reply.data.order.payable_until === null) return reply;
        const telling = { language, sign, now };
        const paying = { ...deps, db };
        const signal = AbortSignal.timeout(PATIENCE_MS);
        return first
          ? beginPlaced(paying, first, telling, signal)
          : beginOrder(paying, reply.data.order.id, telling, signal);
      };
      return input.voucher === undefined ? place() : limitCodeGuesses(call, input.voucher, place);
    },
    { limiters: [deps.limits.orders, deps.limits.ordersFrom] },
  );

  implement(app, deps, getOrders, async ({ db, shopper, language, json, now }) => {
    const { order_id: id, page, status, q } = json;
    if (id === undefined) {
      const orders = await listOrders(db, { shopperId: shopper.id, status, q, page });
      return ok({ order: null, orders });
    }
    const found = await findOrder(db, { id, shopperId: shopper.id });
    if (!found) return fail(404, 'order.notFound');
    const sign = await deps.links.signer();
    return ok({ order: presentOrder(found, language, { sign, now }), orders: null });
  });
};
