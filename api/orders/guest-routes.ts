import type { DataOf } from '#contract/endpoint.ts';
import {
  askCancellation,
  findCancellations,
  openOrderLink,
  reorder,
  trackOrder,
} from '#contract/guest-order.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { changeOwnCart } from '#api/cart/change-cart.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import type { Call } from '#api/http/run-call.ts';
import { fail, ok, refuse, type Reply } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { cancelOrder, type Cancelled } from './cancel.ts';
import { findAsked } from './find-asked.ts';
import { limitOrderGuesses } from './limit-order-guesses.ts';
import type { OrderLinks } from './link.ts';
import { findOrder } from './read.ts';
import { putOrderIntoCart } from './reorder.ts';
import { findClaimed } from './track.ts';
import { presentCancellation, presentOrder, presentTracking, type Sign } from './present-order.ts';

const missing = () => fail(404, 'order.notFound');

/** A form that names no order at all. */
const unnamed = () => refuse('api.fieldRequired', { field: 'order_id' }, 'order_id');

type CancelCall = Call<typeof askCancellation>;

const refuseCancel = (reason: Extract<Cancelled, { kind: 'refused' }>['reason']) =>
  reason === 'delivered' ? refuse('order.cancelDelivered') : missing();

const cancel = (
  { db, json, language, now }: CancelCall,
  orderId: string,
  sign: Sign,
): Promise<Reply<DataOf<typeof askCancellation>>> =>
  transact(db, async (trx) => {
    const { lines: lineIds, reason } = json;
    const done = await cancelOrder(trx, { orderId, lineIds, reason, by: 'shopper', now });
    if (done.kind === 'refused') return refuseCancel(done.reason);
    const row = await findOrder(trx, { id: orderId });
    if (!row) return missing();
    const order = presentOrder(row, language, sign);
    const asked = done.kind === 'already' ? undefined : done.cancellationId;
    const message: MessageKey =
      done.kind === 'requested' ? 'order.cancelRequested' : 'order.cancelled';
    const cancellation = order.cancellations.find(({ id }) => id === asked) ?? null;
    return ok({ cancellation: cancellation ?? order.cancellations[0] ?? null, order }, message);
  });

export const guestOrderRoutes: Routes<{ links: OrderLinks }> = (app, deps) => {
  const { links } = deps;

  // Anyone may call this, so numbers and e-mail addresses could be guessed.
  implement(app, deps, trackOrder, async (call) => {
    const { db, json, language } = call;
    const { number, email, phone } = json;
    if (!email && !phone) return refuse('order.contactRequired', undefined, 'email');
    return limitOrderGuesses(call, { number, email, phone }, async () => {
      const id = await findClaimed(db, { number, email, phone });
      const row = id === undefined ? undefined : await findOrder(db, { id });
      return row
        ? ok({ tracking: presentTracking(row, language) })
        : refuse('order.notFound', undefined, 'number');
    });
  });

  implement(app, deps, openOrderLink, async ({ db, query, language, now }) => {
    const id = query.token === undefined ? undefined : await links.read(query.token, now);
    const row = id === undefined ? undefined : await findOrder(db, { id });
    if (!row) return missing();
    const order = presentOrder(row, language, await links.signer());
    return ok({ tracking: presentTracking(row, language), order });
  });

  implement(app, deps, reorder, async (call) => {
    const { order_id: id, token } = call.json;
    if (id === undefined && token === undefined) return unnamed();
    const orderId = await findAsked(links, call, { id, token });
    if (orderId === undefined) return missing();
    const { language, now } = call;
    return changeOwnCart(call, 'cart.putBack', (trx, cart) =>
      putOrderIntoCart(trx, cart, { orderId, language, now }),
    );
  });

  implement(app, deps, askCancellation, async (call) => {
    const { order_id: id, token } = call.json;
    if (id === undefined && token === undefined) return unnamed();
    const orderId = await findAsked(links, call, { id, token });
    return orderId === undefined ? missing() : cancel(call, orderId, await links.signer());
  });

  implement(app, deps, findCancellations, async (call) => {
    const { token } = call.query;
    const orderId = await findAsked(links, call, { id: call.params.id, token });
    const row = orderId === undefined ? undefined : await findOrder(call.db, { id: orderId });
    // The token opens its own order only; an id beside it is ignored.
    if (!row || row.id !== call.params.id.toLowerCase()) return missing();
    const cancellations = row.cancellations.map(presentCancellation);
    return ok({ cancellation: cancellations[0] ?? null, cancellations });
  });
};
