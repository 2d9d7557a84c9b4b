import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { composeShop } from '#server/compose.ts';
import type { Front } from '#server/compose.ts';
import { standingOf } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database.ts';
import { createRefusalLog } from '#server/connections/refused.ts';
import type { Reason } from '#server/connections/refused.ts';
import { createDoor } from '#server/door.ts';
import { LIMITS } from '#server/limits.ts';
import { listen } from '#server/listen.ts';
import type { Before, Listening } from '#server/listen.ts';
import { warmHome } from '#server/media/warm-home.ts';
import type { OwnShop } from '#server/own-shop.ts';
import type { Metrics } from '#server/metrics/metrics.ts';

/** Requests in flight get this long when the shop closes, milliseconds. */
export const LAST_REQUESTS_MS = 10_000;

type Parts = { config: Config; log: Logger; front: Front; own: OwnShop; metrics: Metrics };

/** What answers visitors in a process: the port, with a closed door behind it until the shop is open. */
export const createCounter = ({ config, log, front, own, metrics }: Parts) => {
  const door = createDoor(log, standingOf(config), { metrics });
  const before = async (server: Server): Promise<Before> => {
    const first = await front.before?.(server);
    return first ?? door.before;
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
      fetch: door.answer,
      before,
      limits,
      proxies,
      limitsTimes,
      onRefused,
    }));
  let closeShop: (() => Promise<void>) | undefined;
  let isClosing = false;

  return {
    /** Opens the port, once, and tells its number. Throws ConfigError where it cannot be opened. */
    listen: async (): Promise<number> => (await takePort()).port,
    /** Lets visitors in. With `warm` the first pictures are made ahead. */
    open: async (
      { db, connection, answers }: Database,
      { now, warm }: { now: () => Date; warm: boolean },
    ): Promise<void> => {
      const { answer, send, findKey, close } = await composeShop({
        config,
        log,
        front,
        own,
        db,
        connection,
        now,
        metrics,
      });
      closeShop = close;
      if (isClosing) return;
      door.open({ answer, send, findKey, isReady: answers });
      if (!warm) return;
      const address = config.publicUrl ?? `http://localhost:${(await takePort()).port}`;
      const headers = { accept: 'image/avif,image/webp,*/*' };
      warmHome(async (path) => answer(new Request(new URL(path, address), { headers }), {})).catch(
        (err: unknown) => log.warn({ err }, 'the first pictures were not made ahead'),
      );
    },
    /** Takes no new requests and waits for those in flight; `hurry` ends the waiting. */
    close: async (hurry: AbortSignal): Promise<void> => {
      isClosing = true;
      door.shut();
      await front.close?.();
      await (await listening)?.close(LAST_REQUESTS_MS, hurry);
    },
    /** Ends what keeps the shop ready; to be called when nothing asks it any more. */
    clear: async (): Promise<void> => closeShop?.(),
  };
};
