import { z } from 'zod';
import type { WebhookEvent, WebhookRequest } from '#api/payments/provider.ts';
import { hexHmac, isSameSignature } from '#api/payments/signature.ts';

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

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const parse = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
};

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
  const said = notice.safeParse(parse(body)).data;
  if (!said) return undefined;
  const signature = headers.get('x-iyz-signature-v3');
  const signed = hexHmac(secretKey, signedOf(secretKey, said));
  if (!isSameSignature(signature, signed)) return undefined;
  const { iyziReferenceCode, paymentConversationId, token } = said;
  return {
    id: iyziReferenceCode ?? signed,
    attemptId: UUID.test(paymentConversationId) ? paymentConversationId : undefined,
    reference: token ?? undefined,
    paymentReference: said.iyziPaymentId ?? said.paymentId ?? undefined,
  };
};
