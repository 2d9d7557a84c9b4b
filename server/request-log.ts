import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { REQUEST_ID, requestIdOf } from '#api/http/request-id.ts';

export type RequestEnv = {
  /** The request as Node has read it. */
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
};

/**
 * What is told of an answer. A client that disconnects before the answer or while sending is no
 * failure of the server; it is logged as 499, as proxies do.
 */
const statusOf = ({ req, res, env }: Context<RequestEnv>): number => {
  const isBroken = res.status >= 500 || env.incoming?.complete === false;
  return isBroken && req.raw.signal.aborted ? 499 : res.status;
};

const levelOf = (status: number, path: string): 'error' | 'debug' | 'info' => {
  if (status >= 500) return 'error';
  return path.startsWith('/assets/') || path === '/healthz' || path === '/readyz'
    ? 'debug'
    : 'info';
};

/**
 * Gives every request an id (`requestId`, and x-request-id in the answer) and logs it when it is
 * answered, which `onAnswered` hears of too. No query string, no header and no address is logged:
 * they may tell who somebody is.
 */
export const requestLog =
  (
    log: Logger,
    onAnswered?: (path: string, status: number, ms: number) => void,
  ): MiddlewareHandler<RequestEnv> =>
  async (c, next) => {
    const started = performance.now();
    const requestId = requestIdOf(c.req.header(REQUEST_ID));
    c.set('requestId', requestId);
    await next();
    // Not `c.header`: it makes another response of one that is there already.
    c.res.headers.set(REQUEST_ID, requestId);
    const { path } = c.req;
    const method = c.env.incoming?.method ?? c.req.method;
    const status = statusOf(c);
    const took = performance.now() - started;
    onAnswered?.(path, status, took);
    const ms = Math.round(took);
    log[levelOf(status, path)]({ requestId, method, path, status, ms }, 'answered');
  };
