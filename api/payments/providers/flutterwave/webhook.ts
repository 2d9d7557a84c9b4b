import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { isUuid } from '#contract/ids.ts';
import type { WebhookEvent, WebhookRequest } from '#api/payments/provider.ts';
import { readWebhookBody } from '#api/payments/webhook-body.ts';

const id = z.union([z.number(), z.string()]).transform(String);
const event = z.object({
  event: z.string(),
  data: z.object({
    id,
    status: z.string().nullish(),
    tx_ref: z.string().nullish(),
    tx_id: id.nullish(),
    transaction_id: id.nullish(),
  }),
});

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long for texts that differ early as for those that differ late. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(hashOf(a), hashOf(b));

/**
 * Flutterwave sends the shop's secret itself, or signs the body with it where the account is of the newer
 * kind. The former proves nothing of the body, which only says what to ask about.
 */
const isSigned = ({ headers, body }: WebhookRequest, secrets: readonly string[]): boolean => {
  const hash = headers.get('verif-hash');
  const signature = headers.get('flutterwave-signature');
  const holds = (secret: string): boolean =>
    (hash !== null && isSame(hash, secret)) ||
    (signature !== null &&
      isSame(signature, createHmac('sha256', secret).update(body).digest('base64')));
  return secrets.filter((secret) => secret !== '' && holds(secret)).length > 0;
};

/** Null for an event that is of no use, such as a transfer to the shop's bank. */
const readEvent = (body: Uint8Array<ArrayBuffer>): WebhookEvent | null => {
  const { data: found } = event.safeParse(readWebhookBody(body));
  if (!found) return null;
  const { event: name, data } = found;
  const eventId = `${name}:${data.id}:${data.status ?? ''}`;
  if (name.startsWith('refund.')) {
    const paymentReference = data.tx_id ?? data.transaction_id ?? undefined;
    return { id: eventId, refundReference: data.id, paymentReference };
  }
  if (name !== 'charge.completed') return null;
  const attemptId = data.tx_ref && isUuid(data.tx_ref) ? data.tx_ref : undefined;
  return { id: eventId, attemptId, paymentReference: data.id };
};

/** Checks a webhook by any of the shop's secret hashes: an old one holds until it is taken away. */
export const createWebhookCheck =
  (secrets: readonly string[]) =>
  async (request: WebhookRequest): Promise<WebhookEvent | null | undefined> =>
    isSigned(request, secrets) ? readEvent(request.body) : undefined;
