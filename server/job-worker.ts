import { findRunningPostgres } from '#db/find-running-postgres.ts';
import { migrateUsableDatabase, requireUsableDatabase } from '#db/check-database.ts';
import { OperatorError } from '#db/operator-error.ts';
import type { Connection } from '#db/client.ts';
import { startBackgroundJobs } from '#server/background-jobs.ts';
import { originOf, readConfig } from '#server/config.ts';
import type { Config } from '#server/config.ts';
import { reachDatabase } from '#server/database.ts';
import { fail } from '#server/failure.ts';
import { openLog } from '#server/log.ts';
import { openCustomShop } from '#server/custom-shop.ts';
import { onStop } from '#server/stop.ts';

/** The database of DATABASE_URL, or the one that a running shop keeps in the same DATA_DIR. */
const findConnection = async ({ databaseUrl, dataDir }: Config): Promise<Connection> => {
  if (databaseUrl) {
    await requireUsableDatabase(databaseUrl);
    return databaseUrl;
  }
  const running = await findRunningPostgres(dataDir);
  if (running) return running;
  throw new OperatorError(
    'There is no shop to work for: start it first, or set DATABASE_URL for both.',
  );
};

/** `npm run worker`: carries out the jobs of a shop whose own processes do not (WORKER=0). */
const work = async (): Promise<void> => {
  const config = readConfig();
  const log = openLog(config, undefined);
  const own = await openCustomShop(config.dataDir);
  const connection = await findConnection(config);
  await migrateUsableDatabase(connection);
  const database = reachDatabase(connection, config, log);
  const end = await startBackgroundJobs({
    config,
    log,
    own,
    db: database.jobDb,
    connection,
    now: () => new Date(),
    origin: originOf(config, config.port),
  });
  onStop(async () => {
    await end();
    await database.close();
    process.exit(0);
  });
  process.stdout.write('Souk works on its jobs.\n');
};

await work().catch(fail);
