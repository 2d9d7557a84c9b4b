import type { IncomingMessage } from 'node:http';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** How the shop is reached from outside. */
export type ProxySetup = {
  /** How many proxies of ours stand before the shop. */
  proxies: number;
  /** The origin that shoppers know it by, where the operator has said so. */
  publicUrl?: string | undefined;
};

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

/** Where the shopper is, as our proxies tell; undefined where they tell nothing or there are none. */
export const forwardedFor = (
  header: string | string[] | null | undefined,
  proxies: number,
): string | undefined => entryOf(Array.isArray(header) ? header.join() : header, proxies);

/** The protocol that the shopper speaks: as the operator says, else as our proxies tell, else http. */
const protocolOf = (
  header: string | null | undefined,
  { proxies, publicUrl }: ProxySetup,
): 'http:' | 'https:' => {
  if (publicUrl !== undefined) return publicUrl.startsWith('https:') ? 'https:' : 'http:';
  return entryOf(header, proxies) === 'https' ? 'https:' : 'http:';
};

/** The origin that a request as Node has read it is for; `visitorOf` says the same of it. */
export const originOf = ({ headers }: IncomingMessage, proxySetup: ProxySetup): string =>
  `${protocolOf([headers['x-forwarded-proto']].flat()[0], proxySetup)}//${headers.host}`;

const withProtocol = (request: Request, protocol: 'http:' | 'https:'): Request => {
  const url = new URL(request.url);
  if (protocol === url.protocol) return request;
  url.protocol = protocol;
  return new Request(url, request);
};

/** Who is asking, and how. X-Forwarded-* is believed as far as `proxies`, those of ours, goes. */
export const visitorOf = (c: Context, proxySetup: ProxySetup): Visitor => {
  const { headers } = c.req.raw;
  const { proxies } = proxySetup;
  const protocol = protocolOf(headers.get('x-forwarded-proto'), proxySetup);
  return {
    request: withProtocol(c.req.raw, protocol),
    clientAddress:
      forwardedFor(headers.get('x-forwarded-for'), proxies) ?? getConnInfo(c).remote.address,
  };
};

/** Whether the request is for the shop, and not for another host that leads here. */
export const isForShop = ({ url }: Request, { publicUrl }: ProxySetup): boolean =>
  publicUrl === undefined || url.startsWith(`${publicUrl}/`) || new URL(url).origin === publicUrl;
