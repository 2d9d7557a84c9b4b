import { createHmac, timingSafeEqual } from 'node:crypto';
import { MOST_COMPARED } from '#contract/compare/compare.ts';
import type { Db } from '#db/client.ts';
import { getSecret } from '#db/secret.ts';

const MAC_BYTES = 16;
const TOKEN = new RegExp(String.raw`^((?:[1-9]\d{0,14}\.){1,${MOST_COMPARED}})([\w-]{22})$`);

const macOf = (key: Buffer, ids: string): Buffer =>
  createHmac('sha256', key).update(ids).digest().subarray(0, MAC_BYTES);

/**
 * The token of a link to a comparison: the ids of its products and a signature, `12.45.78.…`. It names no
 * person, and what one compares later does not change it. Signed, so that only what somebody has compared
 * here is a page of the shop.
 */
export const signComparison = (key: Buffer, ids: readonly string[]): string => {
  const text = ids.map((id) => `${id}.`).join('');
  return text + macOf(key, text).toString('base64url');
};

/** The ids of the products that a token names, undefined for one that is forged. */
export const readComparison = (key: Buffer, token: string): number[] | undefined => {
  const [, text = '', mac = ''] = TOKEN.exec(token) ?? [];
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== MAC_BYTES || !timingSafeEqual(given, macOf(key, text))) return undefined;
  return text.split('.').filter(Boolean).map(Number);
};

/** The shop's key of these links. */
export const getComparisonKey = (db: Db): Promise<Buffer> => getSecret(db, 'comparison-link');
