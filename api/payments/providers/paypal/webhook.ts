import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { isUuid } from '#contract/ids.ts';
import type { WebhookEvent, WebhookRequest } from '#api/payments/provider.ts';
import { readWebhookBody } from '#api/payments/webhook-body.ts';
import { reversalOf } from './dispute.ts';
import { createCertificates } from './certificates.ts';

/** PayPal sends again for three days what was not answered well. */
const MAX_AGE_MS = 4 * 24 * 60 * 60 * 1000;
/** By how much its clock may be ahead of ours. */
const MAX_AHEAD_MS = 5 * 60 * 1000;

const event = z.object({
  id: z.string().min(1),
  event_type: z.string(),
  resource: z.object({
    /** Disputes have `dispute_id` instead. */
    id: z.string().min(1).default(''),
    dispute_id: z.string().min(1).optional(),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().optional() }))
      .optional(),
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  }),
});
type Event = z.infer<typeof event>;

const uuidOrNone = (text: string | undefined): string | undefined =>
  text !== undefined && isUuid(text) ? text : undefined;

/** The capture that a refund belongs to stands only in a link: …/v2/payments/captures/{id}. */
const captureOf = ({ resource }: Event): string | undefined => {
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href;
  return /\/captures\/([\w-]+)$/.exec(up ?? '')?.[1];
};

/** Null for an event that is of no use. */
const readEvent = (body: Uint8Array<ArrayBuffer>): WebhookEvent | null => {
  const { data } = event.safeParse(readWebhookBody(body));
  if (!data) return null;
  const { id, event_type: type, resource } = data;
  if (type.startsWith('CUSTOMER.DISPUTE.')) {
    const paymentReference = resource.disputed_transactions?.[0]?.seller_transaction_id;
    const { dispute_id: disputeReference } = resource;
    return disputeReference && paymentReference ? { id, disputeReference, paymentReference } : null;
  }
  if (resource.id === '') return null;
  if (type === 'PAYMENT.CAPTURE.REFUNDED')
    return { id, refundReference: resource.id, paymentReference: captureOf(data) };
  if (type === 'PAYMENT.CAPTURE.REVERSED') {
    const disputeReference = reversalOf(resource.id);
    return { id, disputeReference, paymentReference: captureOf(data) };
  }
  if (type.startsWith('PAYMENT.CAPTURE.'))
    return {
      id,
      attemptId: uuidOrNone(resource.custom_id),
      reference: resource.supplementary_data?.related_ids?.order_id,
      paymentReference: resource.id,
    };
  if (type === 'CHECKOUT.ORDER.APPROVED') {
    const attemptId = uuidOrNone(resource.purchase_units?.[0]?.custom_id);
    return { id, attemptId, reference: resource.id };
  }
  return null;
};

/** What PayPal signs: the message's id, time, the shop's id of the webhook and the body's checksum. */
export const signedText = (
  id: string,
  time: string,
  webhookId: string,
  body: Uint8Array<ArrayBuffer>,
): string => `${id}|${time}|${webhookId}|${crc32(body)}`;

const isRecent = (time: string, now: Date): boolean => {
  const age = now.getTime() - Date.parse(time);
  return age <= MAX_AGE_MS && age >= -MAX_AHEAD_MS;
};

/** Checks the signature by PayPal's certificate. Throws where that cannot be fetched: PayPal sends again. */
export const createWebhookCheck = (apiBase: string, webhookId: string) => {
  const findCertificate = createCertificates(apiBase);

  const isSigned = async ({ headers, body, now, signal }: WebhookRequest): Promise<boolean> => {
    const id = headers.get('paypal-transmission-id');
    const time = headers.get('paypal-transmission-time');
    const signature = headers.get('paypal-transmission-sig');
    const address = headers.get('paypal-cert-url');
    if (!id || !time || !signature || !address) return false;
    if (headers.get('paypal-auth-algo') !== 'SHA256withRSA' || !isRecent(time, now)) return false;
    const certificate = await findCertificate(address, now, signal);
    if (certificate?.publicKey.asymmetricKeyType !== 'rsa') return false;
    const signed = Buffer.from(signedText(id, time, webhookId, body));
    return verify('sha256', signed, certificate.publicKey, Buffer.from(signature, 'base64'));
  };

  return async (request: WebhookRequest): Promise<WebhookEvent | null | undefined> =>
    (await isSigned(request)) ? readEvent(request.body) : undefined;
};
