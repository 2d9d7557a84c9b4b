import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { ConfigError } from '#server/config.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

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

/** Opens the port. Throws ConfigError, which names PORT or HOST, where it cannot be opened. */
export const listen = (fetch: Fetch, port: number, host: string | undefined): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({ fetch, ...(host ? { hostname: host } : {}) }) as Server;
    server.once('error', (error) => reject(refusal(error, port, host)));
    server.listen(port, host, () => {
      const bound = server.address();
      resolve({
        port: typeof bound === 'object' && bound ? bound.port : port,
        close: (milliseconds, cut) => closeGently(server, milliseconds, cut),
      });
    });
  });
