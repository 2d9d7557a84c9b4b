import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Delivery } from '#test/simulators/deliver-webhook.ts';
import { certify } from '#test/simulators/self-signed.ts';
import type { Sending } from '#test/simulators/simulator.ts';

const FIVE_DAYS_MS = 5 * 24 * 60 * 60 * 1000;
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** By which what is sealed here is checked. */
export const certificate = certify(
  keys,
  'simulation',
  new Date(0),
  new Date('2099-01-01T00:00:00Z'),
);

/** The body with PayPal's headers, signed for a webhook of the shop or as the test wants it. */
export const sealWebhook = (
  body: string,
  certificateUrl: string,
  webhookId: string,
  signature: Sending['signature'] = 'good',
): Delivery => {
  if (signature === 'missing') return { headers: {}, body };
  const age = signature === 'stale' ? FIVE_DAYS_MS : 0;
  const [id, time] = [randomUUID(), new Date(Date.now() - age).toISOString()];
  // A bad one is of another body.
  const checksum = crc32(signature === 'bad' ? `${body} ` : body);
  const text = Buffer.from(`${id}|${time}|${webhookId}|${checksum}`);
  const headers = {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': sign('sha256', text, keys.privateKey).toString('base64'),
    'paypal-cert-url': certificateUrl,
    'paypal-auth-algo': 'SHA256withRSA',
  };
  return { headers, body };
};
