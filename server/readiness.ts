import type { IncomingMessage, ServerResponse } from 'node:http';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Bindings, Log } from '#api/http/env.ts';
import { fail } from '#api/http/reply.ts';
import { LIMITS } from '#server/connection-limits.ts';
import type { Limits } from '#server/connection-limits.ts';
import type { Kind } from '#server/connections/guard-load.ts';
import { senderOf } from '#server/form-guard.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { isForShop, visitorOf } from '#server/proxy.ts';
import type { ProxySetup } from '#server/proxy.ts';
import { refusal } from '#server/refusal.ts';
import { requestLog } from '#server/request-log.ts';
import type { RequestEnv } from '#server/request-log.ts';
import { withTimeout } from '#server/request-timeout.ts';

/** Warns of each thing once in the life of a process. */
const warnOnce = (log: Pick<Log, 'warn'>): ((message: string) => void) => {
  const logged = new Set<string>();
  return (message) => {
    if (logged.has(message)) return;
    logged.add(message);
    log.warn({}, message);
  };
};

type Shop = {
  answer: (request: Request, bindings: Bindings) => Response | Promise<Response>;
  /** Sends what is ready to be sent; false where there is nothing. */
  send?: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  /** The key of a page that is kept, so that whoever asks for it costs little. */
  findKey?: ((request: IncomingMessage) => string | undefined) | undefined;
  /** Whether the database answers. */
  isReady: () => Promise<boolean>;
};

type Parts = { limits?: Limits; metrics?: Metrics };

/**
 * A HEAD is answered as a GET; Node sends the headers without the body. Hono itself would drop the body
 * before the headers that describe it (length, ETag, compression) are known.
 */
const asGet = (request: Request): Request =>
  request.method === 'HEAD'
    ? new Request(request.url, { headers: request.headers, signal: request.signal })
    : request;

/**
 * Requests that are never refused because of load: health checks and metrics, which matter most
 * under load, and static files, which cost little.
 */
const ALWAYS = /^\/(?:healthz|readyz|metrics)$|^\/assets\//;

/**
 * The outermost request handler, from the start of the process to its end: while the shop is not
 * open every page answers 503, /healthz says that the process runs and /readyz that it is not
 * ready. `proxySetup` describes the proxies in front of the shop and its public address.
 */
export const createReadiness = (
  log: Logger,
  proxySetup: ProxySetup,
  { limits = LIMITS, metrics }: Parts = {},
) => {
  let shop: (Omit<Shop, 'answer'> & { answer: ReturnType<typeof withTimeout> }) | undefined;
  const warn = warnOnce(log);

  /** Tells the operator what to set where requests show that a proxy is not as the shop believes. */
  const warnOfProxy = (request: Request): void => {
    // Behind an unknown proxy all shoppers seem to have the same address.
    if (proxySetup.proxies === 0 && request.headers.has('x-forwarded-for'))
      warn('X-Forwarded-For is sent but not believed: behind a proxy of yours, set TRUST_PROXY');
    if (!isForShop(request, proxySetup))
      warn('a request for another host than that of PUBLIC_URL was refused: is Host forwarded?');
    else if (request.method !== 'GET' && senderOf(request) === 'misconfigured')
      warn(
        'a form was refused because the browser sent it from another address than the shop believes to have, such as https: set PUBLIC_URL, or TRUST_PROXY with a proxy that forwards Host and sends X-Forwarded-Proto',
      );
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
    if (!shop) return refusal(c.req.raw, { ...fail(503, 'api.notOpen'), retryAfter: 5 });
    const { request, clientAddress } = visitorOf(c, proxySetup);
    warnOfProxy(request);
    if (!isForShop(request, proxySetup))
      return refusal(
        request,
        fail(421, 'api.otherAddress', { address: proxySetup.publicUrl ?? '' }),
      );
    const requestId = c.get('requestId');
    const { signal } = request;
    const bindings = { requestId, signal, ...(clientAddress && { clientAddress }) };
    return shop.answer(request, bindings, c.env.incoming);
  });
  app.onError((error, c) => {
    const hasLeft = c.req.raw.signal.aborted && c.env.incoming?.complete === false;
    log[hasLeft ? 'debug' : 'error'](
      { err: error, requestId: c.get('requestId') },
      'a request failed',
    );
    return refusal(c.req.raw, fail(500, 'api.failed'));
  });

  return {
    answer: (request: Request, env: RequestEnv['Bindings']) => app.fetch(asGet(request), env),
    /** Sends a page that is ready; whatever else is asked goes on to `next`. */
    before: (
      request: IncomingMessage,
      response: ServerResponse,
      next: (kind?: Kind) => void,
    ): void => {
      if (shop?.send?.(request, response)) return;
      next(ALWAYS.test(request.url ?? '') ? 'always' : { page: shop?.findKey?.(request) });
    },
    open: (opened: Shop): void => {
      shop = { ...opened, answer: withTimeout(opened.answer, limits) };
    },
    shut: (): void => {
      shop = undefined;
    },
  };
};
