import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { fail, ok, refuse, type Reply } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import { transact } from '#api/http/transaction.ts';
import { decodePicture } from '#api/files/decode-picture.ts';
import type { PrivateFiles } from '#api/files/private-files.ts';
import type { DataOf } from '#contract/endpoint.ts';
import {
  askCancellation,
  findCancellations,
  openReturnPicture,
} from '#contract/ask-cancellation.ts';
import { isUuid } from '#contract/ids.ts';
import type { Trx } from '#db/client.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { cancelOrder, type Cancelled } from './cancel-order.ts';
import { findPermittedOrder } from './find-permitted-order.ts';
import type { OrderLinks } from './order-link.ts';
import { presentCancellation, presentOrder, type Sign } from './present-order.ts';
import { findOrder } from './find-order.ts';
import { requestReturn, type RequestedReturn } from './returns/request-return.ts';

const missing = () => fail(404, 'order.notFound');

type CancelCall = Call<typeof askCancellation>;
type CancelReply = Promise<Reply<DataOf<typeof askCancellation>>>;

const refuseCancel = (reason: Extract<Cancelled, { kind: 'refused' }>['reason']) =>
  reason === 'delivered' ? refuse('order.cancelDelivered') : missing();

/** A field of a form that may be repeated. */
const listOf = <Value>(given: Value | Value[] | undefined): Value[] | undefined =>
  given === undefined ? undefined : ([given].flat() as Value[]);

/** What became of asking, with the order as it is now. */
const presentRequest = async (
  trx: Trx,
  { language, now }: CancelCall,
  { orderId, sign }: Asking,
  { id: requested, message }: { id: string | undefined; message: MessageKey },
): CancelReply => {
  const row = await findOrder(trx, { id: orderId });
  if (!row) return missing();
  const order = presentOrder(row, language, { sign, now });
  const cancellation = order.cancellations.find(({ id }) => id === requested);
  return ok({ cancellation: cancellation ?? order.cancellations[0] ?? null, order }, message);
};

type Asking = { orderId: string; sign: Sign };

const cancel = (call: CancelCall, asking: Asking): CancelReply =>
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

const refuseReturn = (
  reason: Extract<RequestedReturn, { kind: 'refused' }>['reason'],
  withdrawal: boolean,
) => {
  if (reason === 'nothing')
    return refuse(withdrawal ? 'order.withdrawNothing' : 'order.returnNothing');
  return reason === 'tooMany' ? refuse('order.returnTooMany', undefined, 'quantities') : missing();
};

const giveBack = async (call: CancelCall, asking: Asking, files: PrivateFiles): CancelReply => {
  const { json, now } = call;
  const withdrawal = json.kind === 'withdraw';
  const pictures = await Promise.all(call.files.map(({ bytes }) => decodePicture(bytes)));
  const decoded = pictures.flatMap((picture) => picture?.bytes ?? []);
  if (decoded.length < pictures.length) return refuse('upload.unreadable', undefined, 'pictures');
  const units = listOf(json.quantities);
  const requested = listOf(json.lines)?.map((lineId, at) => ({ lineId, units: units?.[at] }));
  const { orderId } = asking;
  const input = { orderId, requested, withdrawal, reason: json.reason, pictures: decoded, now };
  return transact(call.db, async (trx) => {
    const done = await requestReturn(trx, input, files);
    if (done.kind === 'refused') return refuseReturn(done.reason, withdrawal);
    return presentRequest(trx, call, asking, {
      id: done.cancellationId,
      message: withdrawal ? 'order.withdrawn' : 'order.returnRequested',
    });
  });
};

export const cancellationRoutes: Routes<{ links: OrderLinks }> = (app, deps) => {
  const { links } = deps;

  implement(app, deps, askCancellation, async (call) => {
    const { order_id: id, token } = call.json;
    if (id === undefined && token === undefined)
      return refuse('api.fieldRequired', { field: 'order_id' }, 'order_id');
    const orderId = await findPermittedOrder(links, call, { id, token });
    if (orderId === undefined) return missing();
    const asking = { orderId, sign: await links.signer() };
    return call.json.kind === 'cancel'
      ? cancel(call, asking)
      : giveBack(call, asking, deps.privateFiles);
  });

  implement(app, deps, openReturnPicture, async (call) => {
    const { db, params, query } = call;
    if (!isUuid(params.id)) return missing();
    const found = await db
      .selectFrom('cancellation_picture as p')
      .innerJoin('cancellation as c', 'c.id', 'p.cancellation_id')
      .select('c.order_id')
      .where('p.file_id', '=', params.id)
      .executeTakeFirst();
    const requested = await findPermittedOrder(links, call, {
      id: found?.order_id,
      token: query.token,
    });
    // The token opens the pictures of its own order only.
    if (!found || requested !== found.order_id) return missing();
    const file = await deps.privateFiles.find(db, params.id);
    return file ? ok({ kind: file.kind, base64: file.bytes.toString('base64') }) : missing();
  });

  implement(app, deps, findCancellations, async (call) => {
    const { token } = call.query;
    const orderId = await findPermittedOrder(links, call, { id: call.params.id, token });
    const row = orderId === undefined ? undefined : await findOrder(call.db, { id: orderId });
    // The token opens its own order only; an id beside it is ignored.
    if (!row || row.id !== call.params.id.toLowerCase()) return missing();
    const cancellations = row.cancellations.map(presentCancellation);
    return ok({ cancellation: cancellations[0] ?? null, cancellations });
  });
};
