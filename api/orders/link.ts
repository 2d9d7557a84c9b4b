import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { getSecret } from '#db/secret.ts';

const YEAR_SECONDS = 365 * 86_400;
const ID_BYTES = 16;
const PAYLOAD_BYTES = ID_BYTES + 4;
const MAC_BYTES = 16;
const TOKEN = /^[\w-]{48}$/;

type Signed = { id: string; createdAt: Date };

const macOf = (key: Buffer, payload: Buffer): Buffer =>
  createHmac('sha256', key).update(payload).digest().subarray(0, MAC_BYTES);

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * The token that opens an order without an account, until a year after it was placed: the order's
 * id, the end of that year, and a signature over both. 48 characters that fit into an address.
 */
export const signLink = (key: Buffer, { id, createdAt }: Signed): string => {
  const payload = Buffer.alloc(PAYLOAD_BYTES);
  payload.write(id.replaceAll('-', ''), 'hex');
  payload.writeUInt32BE(Math.floor(createdAt.getTime() / 1000) + YEAR_SECONDS, ID_BYTES);
  return Buffer.concat([payload, macOf(key, payload)]).toString('base64url');
};

/** The id of the order that a token opens; undefined for one that is forged or has expired. */
export const readLink = (key: Buffer, token: string, now: Date): string | undefined => {
  if (!TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), macOf(key, payload))) return undefined;
  const ends = payload.readUInt32BE(ID_BYTES);
  return ends > now.getTime() / 1000 ? uuidOf(payload.subarray(0, ID_BYTES)) : undefined;
};

/** Signs and reads links with the shop's key, which is read from the database once. */
export const createOrderLinks = (db: Db) => {
  let key: Promise<Buffer> | undefined;
  const getKey = (): Promise<Buffer> => {
    key ??= getSecret(db, 'order-link').catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
  return {
    /** Ask for it before a transaction: it may need a connection of its own. */
    signer: async (): Promise<(signed: Signed) => string> => {
      const known = await getKey();
      return (signed) => signLink(known, signed);
    },
    read: async (token: string, now: Date): Promise<string | undefined> =>
      readLink(await getKey(), token, now),
  };
};

export type OrderLinks = ReturnType<typeof createOrderLinks>;
