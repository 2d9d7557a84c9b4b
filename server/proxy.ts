import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

/** The entry that our outermost proxy has added: what stands before it may be invented. */
const entryBefore = (header: string | null, proxies: number): string | undefined =>
  header?.split(',').at(-proxies)?.trim() || undefined;

/** The request as the shopper sent it to our outermost proxy. */
const seenByProxy = (request: Request, proxies: number): Request => {
  const protocol = entryBefore(request.headers.get('x-forwarded-proto'), proxies);
  const url = new URL(request.url);
  if (protocol !== 'https' || url.protocol === 'https:') return request;
  url.protocol = 'https:';
  return new Request(url, request);
};

/**
 * Settles who is asking, and how: afterwards `x-forwarded-for` holds the one address of the
 * shopper, and the protocol of the request is the shopper's. Headers are believed only as far as
 * `proxies`, the number of our own proxies, vouches for them.
 */
export const settleOrigin = (c: Context, proxies: number): Request => {
  const socket = getConnInfo(c).remote.address ?? '';
  const request = proxies > 0 ? seenByProxy(c.req.raw, proxies) : c.req.raw;
  const forwarded =
    proxies > 0 ? entryBefore(request.headers.get('x-forwarded-for'), proxies) : undefined;
  for (const name of FORWARDED) request.headers.delete(name);
  request.headers.set('x-forwarded-for', forwarded ?? socket);
  return request;
};
