import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { chooseEncoding } from '#api/http/caching/encoding.ts';
import type { Encoding } from '#api/http/caching/encoding.ts';
import type { FinishedPage } from '#server/page-cache/finished-page.ts';
import { isKnownTag } from '#api/http/caching/etag.ts';
import { pageKey, type PageCache } from '#server/page-cache/page-cache.ts';
import { originOf } from '#server/proxy.ts';
import type { ProxySetup } from '#server/proxy.ts';
import { REQUEST_ID, requestIdOf } from '#api/http/request-id.ts';
import type { Answer } from '#server/storefront.ts';
import type * as Entry from '#web/entry.server.tsx';

type Parts = {
  cache: PageCache;
  log: Logger;
  proxySetup: ProxySetup;
  /** What about a public page depends on who asks (web/lib/visit/public-visit.server.ts). */
  readPublicVisit: typeof Entry.readPublicVisit;
  /** The public page at an address, by the address that all of its kind share. */
  findPublicAddress: (address: string) => string | undefined;
  /** Hears of each page that is sent. */
  onSent?: ((path: string, status: number, ms: number) => void) | undefined;
};

/** Headers that are made for each answer. */
const OF_ONE_ANSWER = new Set([REQUEST_ID, 'date', 'connection', 'keep-alive']);
/** Browsers send a handful of different ones. */
const MOST_ENCODINGS = 200;

const first = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/**
 * A fast path for cached pages: sends an earlier answer again byte for byte, without the framework.
 * Every other request takes the usual path.
 */
export const createFastPath = (parts: Parts) => {
  const { cache, log, proxySetup, readPublicVisit, findPublicAddress, onSent } = parts;
  const encodings = new LRUCache<string, Encoding>({
    max: MOST_ENCODINGS,
    memoMethod: (header) => chooseEncoding(header),
  });

  /** An address without a query is the shared one already. */
  const keyAt = (origin: string, address: string): string =>
    pageKey(origin, address.includes('?') ? (findPublicAddress(address) ?? address) : address);

  const keyOf = (request: IncomingMessage): string =>
    keyAt(originOf(request, proxySetup), request.url ?? '');

  const keyOfRequest = (request: Request): string => {
    const { origin, pathname, search } = new URL(request.url);
    return keyAt(origin, pathname + search);
  };

  /** Whether the answer is the same for everybody: no redirect and no cookie has to be sent. */
  const isAnybody = ({ method = '', headers }: IncomingMessage, key: string): boolean => {
    const { redirect, cookie } = readPublicVisit({
      method,
      address: new URL(key),
      cookies: headers.cookie ?? null,
      destination: first(headers['sec-fetch-dest']) ?? null,
    });
    return !redirect && !cookie;
  };

  const findPage = (request: IncomingMessage): FinishedPage | undefined => {
    if (request.method !== 'GET') return undefined;
    const key = keyOf(request);
    const page = cache.findFresh(key);
    return page && isAnybody(request, key) ? page : undefined;
  };

  const note = (request: IncomingMessage, requestId: string, status: number): void => {
    const [path = ''] = request.url?.split('?', 1) ?? [];
    onSent?.(path, status, 0);
    log.info({ requestId, method: request.method, path, status, ms: 0 }, 'answered');
  };

  const rememberAnswer = async (key: string, response: Response): Promise<void> => {
    const page = response.status === 200 ? cache.findFresh(key) : undefined;
    if (!page?.isSmall() || response.headers.has('set-cookie')) return;
    if (response.headers.get('etag') !== page.etag) return;
    const encoding = (response.headers.get('content-encoding') ?? 'identity') as Encoding;
    if (page.sent.has(encoding)) return;
    const bytes = await page.bytes(encoding);
    // It may have been compressed anew since it was sent.
    if (response.headers.get('content-length') !== String(bytes.length)) return;
    const headers = [...response.headers].filter(([name]) => !OF_ONE_ANSWER.has(name));
    page.sent.set(encoding, { headers, bytes });
  };

  return {
    /** The key of the page, where it is kept. */
    findKey: (request: IncomingMessage): string | undefined => {
      const key = keyOf(request);
      return request.method === 'GET' && cache.has(key) ? key : undefined;
    },
    /** Sends the page; false where it is not cached. */
    send: (request: IncomingMessage, response: ServerResponse): boolean => {
      const page = findPage(request);
      const sent = page?.sent.get(encodings.memo(first(request.headers['accept-encoding']) ?? ''));
      if (!page || !sent) return false;
      const requestId = requestIdOf(first(request.headers[REQUEST_ID]));
      const isKnown = isKnownTag(request.headers['if-none-match'], page.etag);
      const status = isKnown ? 304 : 200;
      const headers = isKnown
        ? sent.headers.filter(([name]) => !name.startsWith('content-'))
        : sent.headers;
      response.writeHead(status, [...headers, [REQUEST_ID, requestId]].flat());
      response.end(isKnown ? undefined : sent.bytes);
      cache.countHit();
      note(request, requestId, status);
      return true;
    },
    /** Answers as `answer` does, and stores what was sent if the page is cached. */
    memoised:
      (answer: Answer): Answer =>
      async (request, bindings) => {
        const response = await answer(request, bindings);
        if (request.method === 'GET') await rememberAnswer(keyOfRequest(request), response);
        return response;
      },
  };
};
