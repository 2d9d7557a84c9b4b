import { refuse } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { cancelOrder, type Cancelled } from './cancel-order.ts';
import {
  listOf,
  missingOrder,
  presentRequest,
  type Asking,
  type CancelCall,
  type CancelReply,
} from './present-request.ts';

const refuseCancel = (reason: Extract<Cancelled, { kind: 'refused' }>['reason']) =>
  reason === 'delivered' ? refuse('order.cancelDelivered') : missingOrder();

/** Cancels an order or lines of it for the shopper, or asks the shop to. */
export const askToCancel = (call: CancelCall, asking: Asking): CancelReply =>
  transact(call.db, async (trx) => {
    const { json, now } = call;
    const { orderId } = asking;
    const lineIds = listOf(json.lines);
    const done = await cancelOrder(trx, {
      orderId,
      lineIds,
      reason: json.reason,
      by: 'shopper',
      now,
    });
    if (done.kind === 'refused') return refuseCancel(done.reason);
    return presentRequest(trx, call, asking, {
      id: done.kind === 'already' ? undefined : done.cancellationId,
      message: done.kind === 'requested' ? 'order.cancelRequested' : 'order.cancelled',
    });
  });
