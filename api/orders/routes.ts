import { getOrders, placeOrder } from '#contract/order.ts';
import type { Trx } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { withIdempotency } from '#api/http/idempotency.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { watchCodes } from '#api/vouchers/guesses.ts';
import type { OrderLinks } from './link.ts';
import { listOrders } from './list.ts';
import { insistOnStock, order } from './place.ts';
import { findOrder } from './read.ts';
import { tellOrder } from './view.ts';

export const orderRoutes: Routes<{
  links: OrderLinks;
  payments: readonly PaymentProvider[];
}> = (app, deps) => {
  implement(
    app,
    deps,
    placeOrder,
    async (call) => {
      const { db, now, language, guest, json: wish, idempotencyKey: key } = call;
      const sign = await deps.links.signer();
      const keyed = { owner: guest.id, key, body: wish, now };
      const placing = { guestId: guest.id, language, now, wish, payments: deps.payments };

      const placeOnce = async (trx: Trx, stockFirst: boolean) => {
        let settle: (() => Promise<void>) | undefined;
        const reply = await withIdempotency(trx, keyed, async () => {
          const placed = await order(trx, placing, stockFirst);
          if ('kind' in placed) return placed;
          ({ settle } = placed);
          const told = tellOrder(placed.written, language, sign);
          return ok({ order: told, payment: { kind: 'nothing' as const } }, 'order.placed');
        });
        // After the answer is kept, so that nobody who buys the same waits for that.
        await settle?.();
        return { reply, isNew: settle !== undefined };
      };

      const place = async () => {
        let isNew = false;
        const reply = await insistOnStock((stockFirst) =>
          transact(db, async (trx) => {
            const placed = await placeOnce(trx, stockFirst);
            ({ isNew } = placed);
            return placed.reply;
          }),
        );
        if (isNew) deps.onOrder?.();
        return reply;
      };
      return wish.voucher === undefined ? place() : watchCodes(call, wish.voucher, place);
    },
    { limiters: [deps.limits.orders, deps.limits.ordersFrom] },
  );

  implement(app, deps, getOrders, async ({ db, guest, language, json }) => {
    const { order_id: id, page, status, q } = json;
    if (id === undefined) {
      const orders = await listOrders(db, { guestId: guest.id, status, q, page });
      return ok({ order: null, orders });
    }
    const found = await findOrder(db, { id, guestId: guest.id });
    if (!found) return fail(404, 'order.notFound');
    return ok({ order: tellOrder(found, language, await deps.links.signer()), orders: null });
  });
};
