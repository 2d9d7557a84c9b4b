import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { isKnownTag } from '#api/http/caching/etag.ts';

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha1').update(bytes).digest('base64url')}"`;

/** Answers the bytes, or that the browser has them already. */
export const answerBytes = (
  c: Context,
  bytes: Buffer,
  headers: Record<string, string>,
): Response => {
  const etag = etagOf(bytes);
  const all = { ...headers, etag, 'x-content-type-options': 'nosniff' };
  if (isKnownTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, all);
  return c.body(new Uint8Array(bytes), 200, { ...all, 'content-length': `${bytes.length}` });
};
