import type { Logger } from 'pino';
import type { Frontend } from '#server/compose.ts';
import type { Config } from '#server/config.ts';
import { createVisitorServer } from '#server/visitor-server.ts';
import { reachDatabase } from '#server/database.ts';
import type { Database } from '#server/database.ts';
import { fail } from '#server/failure.ts';
import type { Family } from '#server/metrics/exposition.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import type { FromWorker, ToWorker } from '#server/processes/messages.ts';
import type { CustomShop } from '#server/custom-shop.ts';
import { onStop } from '#server/stop.ts';

type Parts = { config: Config; log: Logger; frontend: Frontend; own: CustomShop };

const sendToPrimary = (message: FromWorker): void => void process.send?.(message);

/** Asks the primary for the figures of all processes. */
const createAsking = () => {
  const waiting = new Map<number, (families: Family[]) => void>();
  let last = 0;
  return {
    ask: (): Promise<Family[]> => {
      const { promise, resolve } = Promise.withResolvers<Family[]>();
      last += 1;
      waiting.set(last, resolve);
      sendToPrimary({ is: 'asking', id: last });
      return promise;
    },
    onAnswer: (id: number, families: Family[]): void => {
      waiting.get(id)?.(families);
      waiting.delete(id);
    },
  };
};

/** Answers visitors beside the other workers; the primary says where the database is. */
export const openWorker = async ({ config, log, frontend, own }: Parts): Promise<void> => {
  const asking = createAsking();
  const metrics = createMetrics(config.metricsToken, asking.ask);
  const visitors = createVisitorServer({ config, log, frontend, own, metrics });
  let database: Database | undefined;
  onStop(async (hurry) => {
    await visitors.close(hurry);
    await visitors.clear();
    await database?.close();
    process.exit(0);
  });

  const listen = async (): Promise<void> => {
    sendToPrimary({ is: 'listening', port: await visitors.listen() });
  };
  const openShop = async ({ connection, warm }: ToWorker & { is: 'database' }): Promise<void> => {
    database = reachDatabase(connection, config, log);
    await visitors.open(database, { now: () => new Date(), warm });
    // One that takes the place of another has waited with the port until it can serve.
    await visitors.listen();
    sendToPrimary({ is: 'open' });
  };
  process.on('message', (message: ToWorker) => {
    if (message.is === 'listen') listen().catch(fail);
    else if (message.is === 'database') openShop(message).catch(fail);
    else if (message.is === 'answered') asking.onAnswer(message.id, message.families);
    else sendToPrimary({ is: 'figures', id: message.id, families: metrics?.families() ?? [] });
  });
  sendToPrimary({ is: 'started' });
};
