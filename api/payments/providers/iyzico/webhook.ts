import { z } from 'zod';
import { isUuid } from '#contract/ids.ts';
import type { WebhookEvent, WebhookRequest } from '#api/payments/provider.ts';
import { hexHmac, isSameSignature } from '#api/payments/signature.ts';
import { readWebhookBody } from '#api/payments/webhook-body.ts';

const text = z.union([z.string(), z.number()]).transform(String);

const notice = z.object({
  iyziEventType: z.string(),
  iyziReferenceCode: text.nullish(),
  paymentConversationId: text,
  status: z.string(),
  token: z.string().nullish(),
  /** Of a checkout form; payments by other ways have `paymentId`. */
  iyziPaymentId: text.nullish(),
  paymentId: text.nullish(),
});
type Notice = z.output<typeof notice>;

/** What is signed, one behind the other: with the token where there is a checkout form. */
const signedOf = (secretKey: string, said: Notice): string => {
  const { iyziEventType, iyziPaymentId, paymentId, token, paymentConversationId, status } = said;
  return [
    secretKey,
    iyziEventType,
    ...(token ? [iyziPaymentId, token] : [paymentId ?? iyziPaymentId]),
    paymentConversationId,
    status,
  ].join('');
};

/** Undefined where it is not signed as Iyzico does (X-IYZ-SIGNATURE-V3). */
export const readNotice = (
  secretKey: string,
  { headers, body }: WebhookRequest,
): WebhookEvent | undefined => {
  const said = notice.safeParse(readWebhookBody(body)).data;
  if (!said) return undefined;
  const signature = headers.get('x-iyz-signature-v3');
  const signed = hexHmac(secretKey, signedOf(secretKey, said));
  if (!isSameSignature(signature, signed)) return undefined;
  const { iyziReferenceCode, paymentConversationId, token } = said;
  return {
    id: iyziReferenceCode ?? signed,
    attemptId: isUuid(paymentConversationId) ? paymentConversationId : undefined,
    reference: token ?? undefined,
    paymentReference: said.iyziPaymentId ?? said.paymentId ?? undefined,
  };
};
