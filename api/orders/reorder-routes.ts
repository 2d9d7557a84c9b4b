import { changeOwnCart } from '#api/cart/change-cart.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, refuse } from '#api/http/reply.ts';
import { reorder } from '#contract/orders/reorder.ts';
import { findPermittedOrder } from './find-permitted-order.ts';
import type { OrderLinks } from './order-link.ts';
import { putOrderIntoCart } from './reorder.ts';

const missing = () => fail(404, 'order.notFound');

/** A form that names no order at all. */
const unnamed = () => refuse('api.fieldRequired', { field: 'order_id' }, 'order_id');

export const reorderRoutes: Routes<{ links: OrderLinks }> = (app, deps) => {
  const { links } = deps;

  implement(app, deps, reorder, async (call) => {
    const { order_id: id, token } = call.json;
    if (id === undefined && token === undefined) return unnamed();
    const orderId = await findPermittedOrder(links, call, { id, token });
    if (orderId === undefined) return missing();
    const { language, now } = call;
    return changeOwnCart(call, 'cart.putBack', (trx, cart) =>
      putOrderIntoCart(trx, cart, { orderId, language, now }),
    );
  });
};
