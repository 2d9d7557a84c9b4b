import { sql } from 'kysely';
import type { Logger } from 'pino';
import { createDb, poolConfig } from '#db/client.ts';
import type { Connection, Db } from '#db/client.ts';
import { startEmbedded } from '#db/embedded.ts';
import type { Embedded } from '#db/embedded.ts';
import { migrateUsableDatabase, requireUsableDatabase } from '#db/check-database.ts';
import type { Config } from '#server/config.ts';
import { QUERY_TIMEOUTS } from '#server/connection-limits.ts';

export type Database = {
  /** For requests: what takes too long is given up. */
  db: Db;
  /** The same database for jobs, which take as long as they take and leave the requests theirs. */
  jobDb: Db;
  connection: Connection;
  /** Whether it answers now. */
  answers: () => Promise<boolean>;
  /** Ends the pools, and the built-in PostgreSQL where that is used. */
  close: () => Promise<void>;
};

/** A database that takes longer to say that it is there is not ready for visitors, milliseconds. */
const ANSWER_MS = 2_000;
/** Queries that still run when the shop closes get this long, milliseconds. */
const LAST_QUERIES_MS = 2_000;

/** Beside its pool each process listens for changes; the rest is for jobs and commands. */
const connectionsFor = ({ processes, databasePool }: Config): number =>
  Math.max(100, processes * (databasePool + 1) + 20);

const migrateAndLog = async (connection: Connection, log: Logger): Promise<void> => {
  const names = await migrateUsableDatabase(connection);
  if (names.length > 0) log.info({ migrations: names }, 'migrated the database');
};

const within = (milliseconds: number, work: Promise<void>): Promise<void> =>
  Promise.race([
    work,
    new Promise<void>((resolve) => {
      setTimeout(resolve, milliseconds).unref();
    }),
  ]);

const answers = async (db: Db): Promise<boolean> => {
  let isThere = false;
  const ask = async (): Promise<void> => {
    await sql`select 1`.execute(db);
    isThere = true;
  };
  try {
    await within(ANSWER_MS, ask());
    return isThere;
  } catch {
    // That it does not answer is the answer; requests that need it log the reason.
    return false;
  }
};

/** Without its PostgreSQL the shop cannot run; the process ends, and its supervisor restarts it. */
const watchEnd = async (embedded: Embedded, log: Logger): Promise<void> => {
  await embedded.ended;
  if (embedded.isStopping()) return;
  log.fatal('PostgreSQL has ended by itself; see postgres.log in DATA_DIR');
  process.exit(1);
};

/** One for the clock of sales, one for the demo, the others for jobs and hooks. */
const JOB_CONNECTIONS = 6;

const openPools = (connection: Connection, { databasePool }: Config, log: Logger) => {
  const place = poolConfig(connection);
  let isEnding = false;
  const onIdleError = (error: Error): void => {
    // The pool ends before its connections do, so PostgreSQL may close them first; these errors are
    // expected.
    if (!isEnding) log.warn({ err: error }, 'lost a connection to the database');
  };
  const db = createDb({ ...place, max: databasePool }, { onIdleError, timeouts: QUERY_TIMEOUTS });
  const jobDb = createDb({ ...place, max: JOB_CONNECTIONS }, { onIdleError });
  const end = async (): Promise<void> => {
    isEnding = true;
    await Promise.all([db.destroy(), jobDb.destroy()]);
  };
  return { db, jobDb, end };
};

/** The database that this process or another one of the shop has opened. */
export const reachDatabase = (connection: Connection, config: Config, log: Logger): Database => {
  const { db, jobDb, end } = openPools(connection, config, log);
  const close = (): Promise<void> => within(LAST_QUERIES_MS, end());
  return { db, jobDb, connection, answers: () => answers(db), close };
};

/**
 * Opens the shop's database, migrated: the one of DATABASE_URL, or the PostgreSQL that comes with
 * Souk. Throws UnusableDatabaseError, EmbeddedError or MigrationError with a message for the operator.
 */
export const openDatabase = async (config: Config, log: Logger): Promise<Database> => {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) await requireUsableDatabase(databaseUrl);
  const embedded = databaseUrl
    ? undefined
    : await startEmbedded(dataDir, { max_connections: connectionsFor(config) });
  const connection = embedded?.connection ?? databaseUrl ?? {};
  try {
    await migrateAndLog(connection, log);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const database = reachDatabase(connection, config, log);
  if (!embedded) return database;
  void watchEnd(embedded, log);
  const closeBoth = async (): Promise<void> => {
    await database.close();
    await embedded.stop();
  };
  return { ...database, close: closeBoth };
};
