import { refuse } from '#api/http/reply.ts';
import { transact } from '#api/http/transaction.ts';
import { decodePicture } from '#api/files/decode-picture.ts';
import type { PrivateFiles } from '#api/files/private-files.ts';
import {
  listOf,
  missingOrder,
  presentRequest,
  type Asking,
  type CancelCall,
  type CancelReply,
} from '#api/orders/present-request.ts';
import { requestReturn, type RequestedReturn } from './request-return.ts';

const refuseReturn = (
  reason: Extract<RequestedReturn, { kind: 'refused' }>['reason'],
  withdrawal: boolean,
) => {
  if (reason === 'nothing')
    return refuse(withdrawal ? 'order.withdrawNothing' : 'order.returnNothing');
  return reason === 'tooMany'
    ? refuse('order.returnTooMany', undefined, 'quantities')
    : missingOrder();
};

/** Asks to give lines back, or withdraws from the contract, with pictures of what arrived. */
export const askToReturn = async (
  call: CancelCall,
  asking: Asking,
  files: PrivateFiles,
): CancelReply => {
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
