import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '#contract/ids.ts';
import type { Db } from '#db/client.ts';
import { getSecret } from '#db/secret.ts';

const MAC_BYTES = 16;

const macOf = (key: Buffer, accountId: string): Buffer =>
  createHmac('sha256', key).update(accountId).digest().subarray(0, MAC_BYTES);

/** The token by which the monthly mail of an account is ended without signing in; nothing else can be done by it. */
export const signStoreNewsLink = (key: Buffer, accountId: string): string =>
  `${accountId}.${macOf(key, accountId).toString('base64url')}`;

/** The account whose mail a token ends, undefined for one that is forged. */
export const readStoreNewsLink = (key: Buffer, token: string): string | undefined => {
  const [accountId = '', mac = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isUuid(accountId)) return undefined;
  const given = Buffer.from(mac, 'base64url');
  return given.length === MAC_BYTES && timingSafeEqual(given, macOf(key, accountId))
    ? accountId
    : undefined;
};

/** The shop's key of these links. */
export const getStoreNewsKey = (db: Db): Promise<Buffer> => getSecret(db, 'store-news-link');
