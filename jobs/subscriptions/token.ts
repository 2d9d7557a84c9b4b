import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { getSecret } from '#db/secret.ts';

/** What a link of a mail may do: confirm, end the one that it names, or end all notices of its address. */
const PURPOSES = ['confirm', 'end', 'end-notices'] as const;
export type TokenPurpose = (typeof PURPOSES)[number];

const PAYLOAD_BYTES = 17;
const MAC_BYTES = 16;
const TOKEN = /^[\w-]{44}$/;

const macOf = (key: Buffer, payload: Buffer): Buffer =>
  createHmac('sha256', key).update(payload).digest().subarray(0, MAC_BYTES);

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The key that links of mails about subscriptions are signed with. */
export const getTokenKey = (db: Db): Promise<Buffer> => getSecret(db, 'subscription-link');

/** What a link carries: purpose, id of the subscription and a signature, 44 characters. */
export const signToken = (key: Buffer, purpose: TokenPurpose, id: string): string => {
  const payload = Buffer.alloc(PAYLOAD_BYTES);
  payload.writeUInt8(PURPOSES.indexOf(purpose));
  payload.write(id.replaceAll('-', ''), 1, 'hex');
  return Buffer.concat([payload, macOf(key, payload)]).toString('base64url');
};

/** What a token that this shop has signed says; undefined for any other text. */
export const readToken = (
  key: Buffer,
  token: string,
): { purpose: TokenPurpose; id: string } | undefined => {
  if (!TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), macOf(key, payload))) return undefined;
  const purpose = PURPOSES[payload.readUInt8()];
  return purpose && { purpose, id: uuidOf(payload.subarray(1)) };
};
