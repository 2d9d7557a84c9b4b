import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { composeShop } from '#server/compose.ts';
import type { Frontend } from '#server/compose.ts';
import { proxySetupOf } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database.ts';
import { createRefusalLog } from '#server/connections/refusal-log.ts';
import type { Reason } from '#server/connections/refusal-log.ts';
import { createReadiness } from '#server/readiness.ts';
import { LIMITS } from '#server/connection-limits.ts';
import { listen } from '#server/listen.ts';
import type { Before, Listening } from '#server/listen.ts';
import { warmHome } from '#server/media/warm-home.ts';
import type { CustomShop } from '#server/custom-shop.ts';
import type { Metrics } from '#server/metrics/metrics.ts';

/** Requests in flight get this long when the shop closes, milliseconds. */
export const LAST_REQUESTS_MS = 10_000;

type Parts = { config: Config; log: Logger; frontend: Frontend; own: CustomShop; metrics: Metrics };

/** The HTTP server for visitors of one process. It answers 503 until the shop is open. */
export const createVisitorServer = ({ config, log, frontend, own, metrics }: Parts) => {
  const readiness = createReadiness(log, proxySetupOf(config), { metrics });
  const before = async (server: Server): Promise<Before> => {
    const first = await frontend.before?.(server);
    return first ?? readiness.before;
  };
  const { port, host, connections, limitsTimes, trustedProxies: proxies } = config;
  const limits = { ...LIMITS, connections };
  const logRefused = createRefusalLog(log);
  const onRefused = (reason: Reason): void => {
    metrics?.countRefused(reason);
    logRefused(reason);
  };
  let listening: Promise<Listening> | undefined;
  const takePort = (): Promise<Listening> =>
    (listening ??= listen({
      port,
      host,
      fetch: readiness.answer,
      before,
      limits,
      proxies,
      limitsTimes,
      onRefused,
    }));
  let closeShop: (() => Promise<void>) | undefined;
  let warmed: Promise<void> | undefined;
  const ends = new AbortController();

  return {
    /**
     * Opens the port, once, and returns its number. Throws ConfigError where it cannot be opened.
     */
    listen: async (): Promise<number> => (await takePort()).port,
    /** Opens the shop. With `warm` the pictures of the home page are made ahead. */
    open: async (
      { db, connection, answers }: Database,
      { now, warm }: { now: () => Date; warm: boolean },
    ): Promise<void> => {
      const { answer, send, findKey, close } = await composeShop({
        config,
        log,
        frontend,
        own,
        db,
        connection,
        now,
        metrics,
      });
      closeShop = close;
      if (ends.signal.aborted) return;
      readiness.open({ answer, send, findKey, isReady: answers });
      if (!warm) return;
      const address = config.publicUrl ?? `http://localhost:${(await takePort()).port}`;
      const headers = { accept: 'image/avif,image/webp,*/*' };
      const ask = async (path: string): Promise<Response> =>
        answer(new Request(new URL(path, address), { headers }), {});
      warmed = warmHome(ask, ends.signal).catch((err: unknown) =>
        log.warn({ err }, 'the first pictures were not made ahead'),
      );
    },
    /** Stops accepting requests and waits for those in flight; `hurry` ends the wait. */
    close: async (hurry: AbortSignal): Promise<void> => {
      ends.abort();
      readiness.shut();
      await frontend.close?.();
      await (await listening)?.close(LAST_REQUESTS_MS, hurry);
    },
    /** Closes caches and connections; call it after the last request. */
    clear: async (): Promise<void> => {
      await warmed;
      await closeShop?.();
    },
  };
};
