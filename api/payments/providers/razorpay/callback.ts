import { z } from 'zod';
import type { WebhookEvent } from '#api/payments/provider.ts';
import { hexHmac, isSameSignature } from '#api/payments/signature.ts';

const paid = z.object({
  razorpay_payment_id: z.string().min(1),
  razorpay_order_id: z.string().min(1),
  razorpay_signature: z.string(),
});

const declined = z.object({
  'error[code]': z.string(),
  'error[metadata]': z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('no JSON');
        return z.NEVER;
      }
    })
    .pipe(z.object({ order_id: z.string().min(1) })),
});

/** `hex(HMAC_SHA256(secret, order_id + "|" + payment_id))`. */
const signatureOf = (secret: string, orderId: string, paymentId: string): string =>
  hexHmac(secret, `${orderId}|${paymentId}`);

/**
 * What the browser's POST from the hosted checkout is about; undefined where its signature does not hold.
 * A failure is not signed: it only says which order to ask about.
 */
export const readCheckoutReturn = (
  keySecret: string,
  fields: Readonly<Record<string, string>>,
): WebhookEvent | undefined => {
  const success = paid.safeParse(fields).data;
  if (success) {
    const { razorpay_order_id: reference, razorpay_payment_id: paymentReference } = success;
    const expected = signatureOf(keySecret, reference, paymentReference);
    if (!isSameSignature(success.razorpay_signature, expected)) return undefined;
    return { id: `return:${paymentReference}`, reference, paymentReference };
  }
  const failure = declined.safeParse(fields).data;
  if (!failure) return undefined;
  const { order_id: reference } = failure['error[metadata]'];
  return { id: `return:${reference}`, reference };
};
