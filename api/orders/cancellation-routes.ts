import { askCancellation, findCancellations } from '#contract/orders/ask-cancellation.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok, refuse } from '#api/http/reply.ts';
import { askToCancel } from './ask-to-cancel.ts';
import { findOrder } from './find-order.ts';
import { findPermittedOrder } from './find-permitted-order.ts';
import type { OrderLinks } from './order-link.ts';
import { presentCancellation } from './present-order.ts';
import { missingOrder } from './present-request.ts';
import { askToReturn } from './returns/ask-to-return.ts';

export const cancellationRoutes: Routes<{ links: OrderLinks }> = (app, deps) => {
  const { links } = deps;

  implement(app, deps, askCancellation, async (call) => {
    const { order_id: id, token } = call.json;
    if (id === undefined && token === undefined)
      return refuse('api.fieldRequired', { field: 'order_id' }, 'order_id');
    const orderId = await findPermittedOrder(links, call, { id, token });
    if (orderId === undefined) return missingOrder();
    const asking = { orderId, sign: await links.signer() };
    return call.json.kind === 'cancel'
      ? askToCancel(call, asking)
      : askToReturn(call, asking, deps.privateFiles);
  });

  implement(app, deps, findCancellations, async (call) => {
    const { token } = call.query;
    const orderId = await findPermittedOrder(links, call, { id: call.params.id, token });
    const row = orderId === undefined ? undefined : await findOrder(call.db, { id: orderId });
    // The token opens its own order only; an id beside it is ignored.
    if (!row || row.id !== call.params.id.toLowerCase()) return missingOrder();
    const cancellations = row.cancellations.map(presentCancellation);
    return ok({ cancellation: cancellations[0] ?? null, cancellations });
  });
};
