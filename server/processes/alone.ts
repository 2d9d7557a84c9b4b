import type { Logger } from 'pino';
import type { Front } from '#server/compose.ts';
import type { Config } from '#server/config.ts';
import { createCounter } from '#server/counter.ts';
import { openDatabase } from '#server/database.ts';
import { keepDemo } from '#server/demo.ts';
import { fail } from '#server/failure.ts';
import { startHousekeeping } from '#server/housekeeping.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { onStop } from '#server/stop.ts';

type Parts = { config: Config; log: Logger; front: Front };

/** Opens the shop in this one process. */
export const openAlone = async ({ config, log, front }: Parts): Promise<void> => {
  const metrics = createMetrics(config.metricsToken);
  const counter = createCounter({ config, log, front, metrics });
  const port = await counter.listen();
  const opening = openDatabase(config, log);

  let stopping = false;
  let leaveDemo: (() => void) | undefined;
  let endHousekeeping: (() => Promise<void>) | undefined;
  onStop(async (hurry) => {
    stopping = true;
    leaveDemo?.();
    await counter.close(hurry);
    await endHousekeeping?.();
    await counter.clear();
    await opening.then(({ close }) => close()).catch(fail);
    process.exit(0);
  });

  try {
    const database = await opening;
    const { jobDb, connection } = database;
    const now = () => new Date();
    if (config.demo) leaveDemo = await keepDemo({ db: jobDb, log, now });
    await counter.open(database, { now, warm: true });
    if (stopping) return;
    endHousekeeping = startHousekeeping({ db: jobDb, connection, log, now });
    process.stdout.write(`Souk is open at http://localhost:${port}\n`);
  } catch (error) {
    // A shop that is closed while it is opening loses its database: no failure.
    if (!stopping) throw error;
  }
};
