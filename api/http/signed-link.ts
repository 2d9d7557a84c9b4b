import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { getSecret } from '#db/secret.ts';

const ID_BYTES = 16;
const PAYLOAD_BYTES = ID_BYTES + 4;
const MAC_BYTES = 16;
const TOKEN = /^[\w-]{48}$/;

/** As a KeyObject it is taken at once; bytes are looked at anew for each signature. */
type Key = Buffer | KeyObject;

/** What a link opens: the id of a row, a UUID, until then. */
type Signed = { id: string; endsAt: Date };

const macOf = (key: Key, payload: Buffer): Buffer =>
  createHmac('sha256', key).update(payload).digest().subarray(0, MAC_BYTES);

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The token of a link: the id, when it ends, and a signature over both. 48 characters that fit into an address. */
export const signLink = (key: Key, { id, endsAt }: Signed): string => {
  const payload = Buffer.alloc(PAYLOAD_BYTES);
  payload.write(id.replaceAll('-', ''), 'hex');
  payload.writeUInt32BE(Math.floor(endsAt.getTime() / 1000), ID_BYTES);
  return Buffer.concat([payload, macOf(key, payload)]).toString('base64url');
};

/** The id that a token opens; undefined for one that is forged or has expired. */
export const readLink = (key: Key, token: string, now: Date): string | undefined => {
  if (!TOKEN.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), macOf(key, payload))) return undefined;
  const ends = payload.readUInt32BE(ID_BYTES);
  return ends > now.getTime() / 1000 ? uuidOf(payload.subarray(0, ID_BYTES)) : undefined;
};

/**
 * Signs and reads links with the secret of that name, which is read from the database once. Each kind of
 * link has a secret of its own, so that none opens what another one is for.
 */
export const createSignedLinks = (db: Db, secret: string) => {
  let key: Promise<KeyObject> | undefined;
  const getKey = (): Promise<KeyObject> => {
    key ??= getSecret(db, secret)
      .then((bytes) => createSecretKey(bytes))
      .catch((error: unknown) => {
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

export type SignedLinks = ReturnType<typeof createSignedLinks>;
