import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Said } from './ledger.ts';

const hmac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text, 'utf8').digest('hex');

/** Whether a call is signed by IYZWSv2: over the random header, the path without its query, and the body. */
export const isAuthorized = (
  { apiKey, secretKey }: { apiKey: string; secretKey: string },
  { headers, path, body }: { headers: IncomingHttpHeaders; path: string; body: string },
): boolean => {
  const random = headers['x-iyzi-rnd']?.toString() ?? '';
  const [scheme, encoded] = (headers.authorization ?? '').split(' ');
  if (scheme !== 'IYZWSv2' || encoded === undefined || random === '') return false;
  const signature = hmac(secretKey, random + path + body);
  const expected = `apiKey:${apiKey}&randomKey:${random}&signature:${signature}`;
  return Buffer.from(encoded, 'base64').toString('utf8') === expected;
};

/** As `BigDecimal.stripTrailingZeros().toPlainString()` has it. */
const plain = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `${value ?? ''}`;

/** Signs the answer over some of its fields. */
export const signAnswer = (secretKey: string, answer: Said, fields: readonly string[]): Said => ({
  ...answer,
  signature: hmac(secretKey, fields.map((field) => plain(answer[field])).join(':')),
});

export const INITIALIZED = ['conversationId', 'token'];
export const RETRIEVED = [
  'paymentStatus',
  'paymentId',
  'currency',
  'basketId',
  'conversationId',
  'paidPrice',
  'price',
  'token',
];
export const REFUNDED = ['paymentId', 'conversationId'];

/** The signature of a notification, X-IYZ-SIGNATURE-V3. */
export const signNotice = (secretKey: string, notice: Said): string => {
  const { iyziEventType, iyziPaymentId, paymentId, token, paymentConversationId, status } = notice;
  const middle = token === undefined ? `${paymentId}` : `${iyziPaymentId}${token}`;
  return hmac(secretKey, `${secretKey}${iyziEventType}${middle}${paymentConversationId}${status}`);
};
