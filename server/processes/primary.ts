import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Connection } from '#db/client.ts';
import { watchProcess } from '#server/metrics/process.ts';
import { createMetricsGatherer } from '#server/processes/gather-metrics.ts';
import type { CustomShop } from '#server/custom-shop.ts';
import { runShop } from '#server/processes/run-shop.ts';
import type { FromWorker } from '#server/processes/messages.ts';
import { createWorkers } from '#server/processes/workers.ts';
import type { End } from '#server/processes/workers.ts';

type Parts = { config: Config; log: Logger; own: CustomShop };

/** The worker that makes the first pictures, and the first to take the port. */
const FIRST = 1;

/** Starts the workers and tells them where the database is, once that stands. */
const startWorkers = (config: Config, log: Logger) => {
  const port = Promise.withResolvers<number>();
  const connected = Promise.withResolvers<Connection>();
  const allOpen = Promise.withResolvers<void>();
  const open = new Set<number>();
  let isOpen = false;

  const onEnd = (end: End): void => {
    if (isOpen) return log.error(end, 'a worker has ended; it is started anew');
    // A worker that ends with an exit code has logged the reason.
    if (end.signal) process.stderr.write(`Souk cannot start: a process got ${end.signal}.\n`);
    process.exit(1);
  };
  const onMessage = (number: number, message: FromWorker): void => {
    if (message.is === 'asking') gatherer.gather(number, message.id);
    else if (message.is === 'figures') gatherer.take(number, message.id, message.families);
    else if (message.is === 'open') onOpen(number);
    else if (message.is === 'started' && !isOpen) workers.tell(number, { is: 'listen' });
    else onWaiting(number, message);
  };
  const onOpen = (number: number): void => {
    open.add(number);
    if (open.size === config.processes) allOpen.resolve();
  };
  const onWaiting = (number: number, message: FromWorker): void => {
    if (message.is === 'listening') port.resolve(message.port);
    const warm = number === FIRST && !isOpen;
    void connected.promise.then((connection) =>
      workers.tell(number, { is: 'database', connection, warm }),
    );
  };
  const workers = createWorkers({ log, onEnd, onMessage });
  const gatherer = createMetricsGatherer(workers, watchProcess().families);

  return {
    /** Starts them all; resolves with the port once it is theirs. */
    start: async (): Promise<number> => {
      workers.start(FIRST);
      const number = await port.promise;
      // The first worker takes the port alone, so that an occupied port is reported once.
      for (let next = FIRST + 1; next <= config.processes; next += 1) workers.start(next);
      return number;
    },
    /** Lets visitors in; resolves when all workers do. */
    open: async (connection: Connection): Promise<void> => {
      connected.resolve(connection);
      await allOpen.promise;
      isOpen = true;
    },
    stop: workers.stop,
  };
};

/**
 * Opens the shop in several processes. The primary answers no requests: it starts the database,
 * runs the background jobs and restarts workers, which share the port.
 */
export const openPrimary = async ({ config, log, own }: Parts): Promise<void> => {
  const workers = startWorkers(config, log);
  await runShop(
    { config, log, own },
    {
      listen: workers.start,
      open: ({ connection }) => workers.open(connection),
      close: workers.stop,
    },
  );
};
