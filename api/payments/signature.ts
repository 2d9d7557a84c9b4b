import { createHmac, timingSafeEqual } from 'node:crypto';

const HEX_SHA256 = /^[0-9a-f]{64}$/i;

/** HMAC-SHA256 in lower-case hexadecimal digits, as most providers sign. */
export const hexHmac = (secret: string, signed: string | Uint8Array): string =>
  createHmac('sha256', secret).update(signed).digest('hex');

/** Whether the signature that was given is the expected one; how long it takes tells nothing of either. */
export const isSameSignature = (given: string | null | undefined, expected: string): boolean =>
  typeof given === 'string' &&
  HEX_SHA256.test(given) &&
  timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex'));
