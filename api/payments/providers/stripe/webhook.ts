import { z } from 'zod';
import { isUuid } from '#contract/ids.ts';
import type { WebhookEvent, WebhookRequest } from '#api/payments/provider.ts';
import { hexHmac, isSameSignature } from '#api/payments/signature.ts';
import { readWebhookBody } from '#api/payments/webhook-body.ts';

/** Seconds that a signature may be off, earlier or later. Stripe signs again whenever it sends again. */
const TOLERANCE_S = 300;

const event = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().min(1),
      client_reference_id: z.string().nullish(),
      payment_intent: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

const uuidOrNone = (text: string | null | undefined): string | undefined =>
  typeof text === 'string' && isUuid(text) ? text : undefined;

/** Null for an event that is of no use, as of what the account has sold elsewhere. */
const readEvent = (body: Uint8Array<ArrayBuffer>): WebhookEvent | null => {
  const { data } = event.safeParse(readWebhookBody(body));
  if (!data) return null;
  const { id, type } = data;
  const { object } = data.data;
  const attemptId = uuidOrNone(object.client_reference_id ?? object.metadata?.['attempt_id']);
  const paymentReference = object.payment_intent ?? undefined;
  if (type.startsWith('checkout.session.'))
    return attemptId ? { id, attemptId, reference: object.id, paymentReference } : null;
  if (type.startsWith('payment_intent.'))
    return attemptId ? { id, attemptId, paymentReference: object.id } : null;
  if (type.startsWith('charge.dispute.'))
    return paymentReference ? { id, disputeReference: object.id, paymentReference } : null;
  if (type.startsWith('refund.') || type === 'charge.refund.updated')
    return paymentReference ? { id, refundReference: object.id, paymentReference } : null;
  if (type === 'charge.refunded') return attemptId ? { id, attemptId, paymentReference } : null;
  return null;
};

/** The header is t=<seconds>,v1=<signature>, with a signature for each secret that holds at the time. */
const readHeader = (header: string): { time: string; signatures: string[] } => {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name ? value : []));
  return {
    time: valuesOf('t')[0] ?? '',
    signatures: valuesOf('v1').filter((value) => value !== undefined),
  };
};

const isSigned = (secrets: readonly string[], { headers, body, now }: WebhookRequest): boolean => {
  const { time, signatures } = readHeader(headers.get('stripe-signature') ?? '');
  if (!/^\d{1,12}$/.test(time)) return false;
  const age = Math.floor(now.getTime() / 1000) - Number(time);
  if (Math.abs(age) > TOLERANCE_S) return false;
  const signed = Buffer.concat([Buffer.from(`${time}.`), body]);
  const expected = secrets.map((secret) => hexHmac(secret, signed));
  return expected.some((one) => signatures.some((given) => isSameSignature(given, one)));
};

/** Undefined where the webhook is signed with none of the secrets, or too long ago. */
export const readWebhook = (
  secrets: readonly string[],
  request: WebhookRequest,
): WebhookEvent | null | undefined =>
  isSigned(secrets, request) ? readEvent(request.body) : undefined;
