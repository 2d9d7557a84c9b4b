import { getOrders, placeOrder } from '#contract/order.ts';
import type { Trx } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { withIdempotency } from '#api/http/idempotency.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { limitCodeGuesses } from '#api/vouchers/limit-code-guesses.ts';
import type { OrderLinks } from './link.ts';
import { listOrders } from './list.ts';
import { retryWithLockedStock, order } from './place.ts';
import { findOrder } from './read.ts';
import { presentOrder } from './present-order.ts';

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
        const reply = await withIdempotency(trx, keyed, async () => {
          const placed = await order(trx, placing, stockFirst);
          if ('kind' in placed) return placed;
          ({ settle } = placed);
          const presented = presentOrder(placed.written, language, { sign, now });
          return ok({ order: presented, payment: { kind: 'nothing' as const } }, 'order.placed');
        });
        // After the answer is kept, so that nobody who buys the same waits for that.
        await settle?.();
        return { reply, isNew: settle !== undefined };
      };

      const place = async () => {
        let isNew = false;
        const reply = await retryWithLockedStock((stockFirst) =>
          transact(db, async (trx) => {
            const placed = await placeOnce(trx, stockFirst);
            ({ isNew } = placed);
            return placed.reply;
          }),
        );
        if (isNew) deps.onOrder?.();
        return reply;
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
