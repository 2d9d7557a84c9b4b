import { getOrders, placeOrder } from '#contract/order.ts';
import type { Routes } from '#api/deps.ts';
import { withIdempotency } from '#api/http/idempotency.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { watchCodes } from '#api/vouchers/guesses.ts';
import type { OrderLinks } from './link.ts';
import { listOrders } from './list.ts';
import { insistOnStock, order } from './place.ts';
import { findOrder, type OrderRow } from './read.ts';
import { tellOrder } from './view.ts';

export const orderRoutes: Routes<{ links: OrderLinks }> = (app, deps) => {
  implement(
    app,
    deps,
    placeOrder,
    async (call) => {
      const { db, now, language, guest, json: wish, idempotencyKey: key } = call;
      const sign = await deps.links.signer();
      const keyed = { owner: guest.id, key, body: wish, now };
      const tell = (row: OrderRow) => ({
        order: tellOrder(row, language, sign),
        payment: { kind: 'nothing' as const },
      });
      const place = async () => {
        let isNew = false;
        const placing = { guestId: guest.id, language, now, wish };
        const reply = await insistOnStock((stockFirst) =>
          transact(db, (trx) =>
            withIdempotency(trx, keyed, async () => {
              const placed = await order(trx, placing, { stockFirst, tell });
              if ('kind' in placed) return placed;
              isNew = true;
              return ok(placed.told, 'order.placed');
            }),
          ),
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
