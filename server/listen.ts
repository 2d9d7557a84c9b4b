import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { ConfigError } from '#server/config.ts';
import { answerClientErrors } from '#server/client-errors.ts';
import { guardLoad } from '#server/connections/guard-load.ts';
import type { Kind } from '#server/connections/guard-load.ts';
import type { OnRefused } from '#server/connections/refusal-log.ts';
import { LIMITS, serverOptions } from '#server/connection-limits.ts';
import type { Limits } from '#server/connection-limits.ts';
import { sendRefusal } from '#server/refusal.ts';
import { examineHead } from '#server/request-head.ts';

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

/** Handles requests before the application, and calls `next` for those that it does not answer. */
export type Before = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (kind?: Kind) => void,
) => void;

export type Listening = {
  port: number;
  /**
   * Stops taking requests and waits for those in flight, at most `milliseconds`; a `cut` signal
   * ends the waiting early.
   */
  close: (milliseconds: number, cut: AbortSignal) => Promise<void>;
};

const REASONS: Record<string, (port: number, host: string | undefined) => string> = {
  EADDRINUSE: (port) => `PORT ${port} is in use by another program; stop it or set another PORT.`,
  EACCES: (port) => `PORT ${port} may not be opened by this user; set a PORT above 1023.`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: (_, host) => `HOST ${host} is not an address of this machine.`,
};

const refusal = (error: NodeJS.ErrnoException, port: number, host: string | undefined): Error => {
  const reason = REASONS[error.code ?? '']?.(port, host);
  return reason ? new ConfigError(reason, { cause: error }) : error;
};

const closeGently = async (server: Server, milliseconds: number, cut: AbortSignal) => {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection that is kept alive would hold the server open after its last answer.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  // Aborting the wait is the purpose of `cut`.
  await Promise.race([closed, wait(milliseconds, undefined, { signal: cut }).catch(() => {})]);
  clearInterval(idle);
  server.closeAllConnections();
  await closed;
};

/** The host of requests without a Host header, such as health checks of a load balancer. */
const NAMELESS = 'localhost';

/** Connections that the system holds until the process takes them; it may set a lower limit itself. */
const BACKLOG = 4_096;

type Options = {
  port: number;
  host: string | undefined;
  fetch: Fetch;
  limits?: Limits;
  /** How many proxies of ours stand before the shop. */
  proxies?: number;
  /** How many times as wide the limits per network address are; 0: there are none. */
  limitsTimes?: number;
  /** Hears of each request or connection that the limits on load refuse or end. */
  onRefused?: OnRefused;
  before?: ((server: Server) => Promise<Before>) | undefined;
};

/** Opens the port. Throws ConfigError, which names PORT or HOST, where it cannot be opened. */
export const listen = async (options: Options): Promise<Listening> => {
  const { port, host, fetch, before, limits = LIMITS, onRefused = () => {} } = options;
  const { proxies = 0, limitsTimes: times = 1 } = options;
  const server = createServer(serverOptions(limits));
  server.setTimeout(limits.silenceMs);
  // HTTP/2 is not spoken here.
  const answer = getRequestListener((request, env) => fetch(request, env as HttpBindings), {
    hostname: NAMELESS,
  });
  answerClientErrors(server);
  const first = await before?.(server);
  const load = guardLoad({ server, limits, proxies, times, onRefused });
  server.on('request', (request, response) => {
    load.note(request, response);
    const refused = examineHead(request, limits);
    if (refused) return sendRefusal(request, response, refused);
    const begin = () => answer(request, response);
    const next = (kind?: Kind) => load.admit(request, response, begin, kind);
    return first ? first(request, response, next) : next();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(refusal(error, port, host)));
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
  const bound = server.address();
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    close: (milliseconds, cut) => closeGently(server, milliseconds, cut),
  };
};
