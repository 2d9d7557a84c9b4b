import type { Server } from 'node:http';
import { pino } from 'pino';
import { MigrationError } from '#db/migrate.ts';
import { EmbeddedError } from '#db/postgres/error.ts';
import { startRecounts } from '#jobs/recount-words/start.ts';
import { startUpkeep } from '#jobs/upkeep/start.ts';
import { ConfigError, readConfig } from '#server/config.ts';
import { composeShop } from '#server/compose.ts';
import type { Front } from '#server/compose.ts';
import { openDatabase } from '#server/database.ts';
import { keepDemo } from '#server/demo.ts';
import { createDoor } from '#server/door.ts';
import { listen } from '#server/listen.ts';
import type { Before } from '#server/listen.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { warmHome } from '#server/media/warm.ts';
import { onStop } from '#server/stop.ts';

/** Requests in flight get this long when the shop closes, milliseconds. */
const LAST_REQUESTS_MS = 10_000;

const start = async (front: Front): Promise<void> => {
  const config = readConfig();
  const log = pino({ level: config.logLevel, base: null });
  const metrics = createMetrics(config.metricsToken);
  const door = createDoor(log, config.trustedProxies, { metrics });
  const { port, host } = config;
  const before = async (server: Server): Promise<Before> => {
    const first = await front.before?.(server);
    return first ?? door.before;
  };
  const listening = await listen({ port, host, fetch: door.answer, before });
  const opening = openDatabase(config, log);

  let stopping = false;
  let leaveDemo: (() => void) | undefined;
  let endUpkeep: (() => Promise<void>) | undefined;
  let endRecounts: (() => Promise<void>) | undefined;
  let closeShop: (() => Promise<void>) | undefined;
  onStop(async (hurry) => {
    stopping = true;
    door.shut();
    leaveDemo?.();
    await front.close?.();
    await listening.close(LAST_REQUESTS_MS, hurry);
    await endUpkeep?.();
    await endRecounts?.();
    await closeShop?.();
    await opening.then(({ close }) => close()).catch(fail);
    process.exit(0);
  });

  try {
    const { db, jobDb, connection, answers } = await opening;
    const now = () => new Date();
    if (config.demo) leaveDemo = await keepDemo({ db: jobDb, log, now });
    const { answer, send, close } = await composeShop({
      config,
      log,
      front,
      db,
      connection,
      now,
      metrics,
    });
    closeShop = close;
    if (stopping) return;
    endUpkeep = startUpkeep({
      db: jobDb,
      now,
      onError: (err) => log.error({ err }, 'the upkeep of the shop has failed; it is tried again'),
    });
    endRecounts = startRecounts({
      db: jobDb,
      connection,
      now,
      onError: (err) => log.error({ err }, 'the words of the shop could not be counted anew'),
    });
    door.open({ answer, send, isReady: answers });
    const headers = { accept: 'image/avif,image/webp,*/*' };
    warmHome(async (path) =>
      answer(new Request(new URL(path, `http://localhost:${listening.port}`), { headers }), {}),
    ).catch((err: unknown) => log.warn({ err }, 'the first pictures were not made ahead'));
    process.stdout.write(`Souk is open at http://localhost:${listening.port}\n`);
  } catch (error) {
    // A shop that is closed while it is opening loses its database: no failure.
    if (!stopping) throw error;
  }
};

/** What an operator can put right, told in one sentence. Anything else is a bug and has a stack. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof EmbeddedError || error instanceof MigrationError;

const fail = (error: unknown): never => {
  const text = isForOperator(error) ? error.message : ((error as Error).stack ?? String(error));
  process.stderr.write(`Souk cannot start: ${text}\n`);
  process.exit(1);
};

/** Opens the shop and keeps it open until a signal closes it; ends the process if it cannot. */
export const open = (front: Front): Promise<void> => start(front).catch(fail);
