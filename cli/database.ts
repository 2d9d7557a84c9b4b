import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createDb } from '#db/client.ts';
import type { Connection, Db } from '#db/client.ts';
import { startEmbedded } from '#db/embedded.ts';
import { findRunningPostgres } from '#db/find-running-postgres.ts';
import { migrateUsableDatabase, requireUsableDatabase } from '#db/check-database.ts';
import type { Config } from '#server/config.ts';

type OpenShop = { db: Db; dataDir: string; close: () => Promise<void> };

type Place = { connection: Connection; end: () => Promise<void> };

const PATIENCE_MS = 60_000;

const nothing = async (): Promise<void> => {};

/** A shop that has just begun to start holds its lock before its PostgreSQL answers. */
const waitUntilItAnswers = async (connection: pg.PoolConfig): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client(connection);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    } finally {
      await client.end();
    }
    await wait(250);
  }
};

const openPlace = async ({ databaseUrl, dataDir }: Config): Promise<Place> => {
  if (databaseUrl) {
    await requireUsableDatabase(databaseUrl);
    return { connection: databaseUrl, end: nothing };
  }
  const running = await findRunningPostgres(dataDir);
  if (running) {
    await waitUntilItAnswers(running);
    return { connection: running, end: nothing };
  }
  const embedded = await startEmbedded(dataDir);
  return { connection: embedded.connection, end: embedded.stop };
};

/**
 * Opens the shop's database, migrated, whether the shop runs or not: the one of DATABASE_URL, the
 * built-in PostgreSQL that the running shop has started, or the same one started for this command.
 * Throws UnusableDatabaseError, EmbeddedError or MigrationError with a message for the operator.
 */
export const openShop = async (config: Config): Promise<OpenShop> => {
  const { connection, end } = await openPlace(config);
  try {
    await migrateUsableDatabase(connection);
  } catch (error) {
    await end();
    throw error;
  }
  const db = createDb(connection);
  const close = async (): Promise<void> => {
    await db.destroy();
    await end();
  };
  return { db, dataDir: config.dataDir, close };
};
