import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { WebhookRequest } from '#api/payments/provider.ts';
import { hexHmac, isSameSignature } from '#api/payments/signature.ts';
import { readWebhookBody } from '#api/payments/webhook-body.ts';

const entity = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ entity: z.object(shape) }).optional();
const id = z.string();

const event = z.object({
  payload: z.object({
    payment: entity({ id, order_id: id.nullish() }),
    order: entity({ id }),
    qr_code: entity({ id }),
    refund: entity({ id, payment_id: id.nullish() }),
    dispute: entity({ id, payment_id: id.nullish() }),
  }),
});

/** What an event names. */
export type RazorpayEvent = {
  id: string;
  orderId: string | undefined;
  qrCodeId: string | undefined;
  paymentId: string | undefined;
  refundId: string | undefined;
  disputeId: string | undefined;
  /** It names a payment that belongs to no order: one of a QR code. */
  isWithoutOrder: boolean;
};

/**
 * Reads a webhook: undefined where it is signed with none of the secrets, null where it is about nothing
 * that is known here. Razorpay signs no time; whoever sends an event again sends its id again.
 */
export const readWebhook = (
  secrets: readonly string[],
  { headers, body }: WebhookRequest,
): RazorpayEvent | null | undefined => {
  const given = headers.get('x-razorpay-signature');
  if (!secrets.some((secret) => isSameSignature(given, hexHmac(secret, body)))) return undefined;
  const { data } = event.safeParse(readWebhookBody(body));
  if (!data) return null;
  const { payment, order, qr_code: qrCode, refund, dispute } = data.payload;
  const orderId = order?.entity.id ?? payment?.entity.order_id ?? undefined;
  return {
    id: headers.get('x-razorpay-event-id') ?? createHash('sha256').update(body).digest('hex'),
    orderId,
    qrCodeId: qrCode?.entity.id,
    paymentId:
      payment?.entity.id ?? refund?.entity.payment_id ?? dispute?.entity.payment_id ?? undefined,
    refundId: refund?.entity.id,
    disputeId: dispute?.entity.id,
    isWithoutOrder: payment !== undefined && orderId === undefined,
  };
};
