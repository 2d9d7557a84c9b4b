import type { askCancellation } from '#contract/orders/ask-cancellation.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { Trx } from '#db/client.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { fail, ok, type Reply } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import { findOrder } from './find-order.ts';
import { presentOrder, type Sign } from './present-order.ts';

/** A call that asks to cancel, to give back or to withdraw, and how it is answered. */
export type CancelCall = Call<typeof askCancellation>;
export type CancelReply = Promise<Reply<DataOf<typeof askCancellation>>>;

/** The order that is meant, and what signs its link. */
export type Asking = { orderId: string; sign: Sign };

export const missingOrder = () => fail(404, 'order.notFound');

/** A field of a form that may be repeated. */
export const listOf = <Value>(given: Value | Value[] | undefined): Value[] | undefined =>
  given === undefined ? undefined : ([given].flat() as Value[]);

/** What became of asking, with the order as it is now. */
export const presentRequest = async (
  trx: Trx,
  { language, now }: CancelCall,
  { orderId, sign }: Asking,
  { id: requested, message }: { id: string | undefined; message: MessageKey },
): CancelReply => {
  const row = await findOrder(trx, { id: orderId });
  if (!row) return missingOrder();
  const order = presentOrder(row, language, { sign, now });
  const cancellation = order.cancellations.find(({ id }) => id === requested);
  return ok({ cancellation: cancellation ?? order.cancellations[0] ?? null, order }, message);
};
