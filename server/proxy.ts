import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

type Visitor = {
  /** The request as the shopper sent it: with the shopper's protocol. */
  request: Request;
  /** The shopper's network address. */
  clientAddress: string | undefined;
};

/**
 * The entry that our outermost proxy has added to such a header: those before it come from the
 * shopper and may be invented.
 */
const entryOf = (header: string | null | undefined, proxies: number): string | undefined =>
  (proxies > 0 && header?.split(',').at(-proxies)?.trim()) || undefined;

/** The protocol that the shopper speaks, as our proxies tell; http where they tell nothing. */
export const protocolOf = (header: string | null | undefined, proxies: number): 'http' | 'https' =>
  entryOf(header, proxies) === 'https' ? 'https' : 'http';

const withProtocol = (request: Request, protocol: 'http' | 'https'): Request => {
  const url = new URL(request.url);
  if (protocol !== 'https' || url.protocol === 'https:') return request;
  url.protocol = 'https:';
  return new Request(url, request);
};

/** Who is asking, and how. X-Forwarded-* is believed as far as `proxies`, those of ours, goes. */
export const visitorOf = (c: Context, proxies: number): Visitor => {
  const request = c.req.raw;
  const socket = getConnInfo(c).remote.address;
  if (proxies === 0) return { request, clientAddress: socket };
  return {
    request: withProtocol(request, protocolOf(request.headers.get('x-forwarded-proto'), proxies)),
    clientAddress: entryOf(request.headers.get('x-forwarded-for'), proxies) ?? socket,
  };
};
