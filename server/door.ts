import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Bindings } from '#api/deps.ts';
import { LIMITS } from '#server/limits.ts';
import type { Limits } from '#server/limits.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { withPatience } from '#server/patience.ts';
import { visitorOf } from '#server/proxy.ts';
import { requestLog } from '#server/request-log.ts';
import type { RequestEnv } from '#server/request-log.ts';

type Shop = {
  answer: (request: Request, bindings: Bindings) => Response | Promise<Response>;
  /** Sends what is ready to be sent; false where there is nothing. */
  send?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** Whether the database answers. */
  isReady: () => Promise<boolean>;
};

type Parts = { limits?: Limits; metrics?: Metrics };

const notOpen = (c: Context): Response =>
  c.text('Souk is not open right now. Please try again in a moment.', 503, { 'retry-after': '5' });

/**
 * What stands in front of the shop from the first moment to the last: while it is not open, every
 * page answers 503, /healthz says that the process lives and /readyz that it takes no customers.
 * `proxies` is the number of our own proxies before it.
 */
export const createDoor = (
  log: Logger,
  proxies: number,
  { limits = LIMITS, metrics }: Parts = {},
) => {
  let shop: Shop | undefined;
  let hasWarned = false;

  /** A proxy that we do not know of makes one caller of all shoppers. */
  const warnOfProxy = (headers: Headers): void => {
    if (proxies > 0 || hasWarned || !headers.has('x-forwarded-for')) return;
    hasWarned = true;
    log.warn('X-Forwarded-For is sent but not believed: behind a proxy of yours, set TRUST_PROXY');
  };

  const app = new Hono<RequestEnv>();
  app.use(requestLog(log, metrics?.countRequest));
  app.get('/healthz', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = (await shop?.isReady()) ?? false;
    const headers = { 'cache-control': 'no-store' };
    return ready ? c.text('ready', 200, headers) : c.text('not ready', 503, headers);
  });
  if (metrics) app.get('/metrics', (c) => metrics.answer(c.req.raw));
  app.all('*', (c) => {
    if (!shop) return notOpen(c);
    warnOfProxy(c.req.raw.headers);
    const { request, clientAddress } = visitorOf(c, proxies);
    const requestId = c.get('requestId');
    return shop.answer(request, clientAddress ? { requestId, clientAddress } : { requestId });
  });
  app.onError((error, c) => {
    log.error({ err: error, requestId: c.get('requestId') }, 'a request failed');
    return c.text('Something went wrong on our side.', 500);
  });

  return {
    answer: app.fetch,
    /** Sends a page that is ready; whatever else is asked goes on to `next`. */
    before: (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
      if (!shop?.send?.(request, response)) next();
    },
    open: (opened: Shop): void => {
      shop = { ...opened, answer: withPatience(opened.answer, limits.answerMs) };
    },
    shut: (): void => {
      shop = undefined;
    },
  };
};
