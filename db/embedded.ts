import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg, { type PoolConfig } from 'pg';
import { asAccount } from '#db/postgres/account.ts';
import { prepareCluster, SUPERUSER } from '#db/postgres/cluster.ts';
import { type Home, openHome } from '#db/postgres/home.ts';
import { takeLock } from '#db/postgres/lock.ts';
import { endOrphan } from '#db/postgres/orphan.ts';
import { prepareProgram, type Program, programFile } from '#db/postgres/program.ts';
import { openSocketFolder } from '#db/postgres/sockets.ts';
import { EmbeddedError } from '#db/operator-error.ts';

export type Embedded = {
  /** Where the database `souk` is. */
  connection: PoolConfig;
  /** Settles when PostgreSQL has ended, asked or not. */
  ended: Promise<void>;
  /** Whether it was asked to end. */
  isStopping: () => boolean;
  /** Ends PostgreSQL; what is committed stays. Safe to call twice. */
  stop: () => Promise<void>;
};

type Settings = Record<string, string | number>;

const SETTINGS: Settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '256MB',
  work_mem: '32MB',
  random_page_cost: 1.1,
  jit: 'off',
  // What is read lies in the system's memory nearly always: handing it to a process that reads took longer.
  io_method: 'sync',
  fsync: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

const DATABASE = 'souk';
const START_PATIENCE_MS = 300_000;

// The shell becomes PostgreSQL. A watcher process holds the other end of Souk's pipe: if Souk is
// killed, even by kill -9, the pipe closes and the watcher stops PostgreSQL properly. What Souk asks of its own
// allocator (scripts/memory.mjs) would have PostgreSQL give its memory back after each statement and take it again
// for the next, which was a quarter of its time.
const LAUNCH = `
  log=$1; shift
  unset MALLOC_ARENA_MAX MALLOC_MMAP_THRESHOLD_ MALLOC_TRIM_THRESHOLD_
  ( ( read -r _ <&3 || kill -INT $$ ) >/dev/null 2>&1 & )
  exec "$@" 3<&- >"$log" 2>&1`;

type Launch = { program: Program; home: Home; cluster: string; sockets: string; extra: Settings };

const logFile = (home: Home): string => join(home.folder, 'postgres.log');

const launch = ({ program, home, cluster, sockets, extra }: Launch): ChildProcess => {
  const settings = { ...SETTINGS, unix_socket_directories: sockets, ...extra };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [programFile(program, 'postgres'), '-D', cluster, ...flags];
  const child = spawn('/bin/sh', ['-c', LAUNCH, 'sh', logFile(home), ...command], {
    ...asAccount(home.account),
    cwd: home.folder,
    // Its own process group: Ctrl-C in the terminal is for Souk, which then ends PostgreSQL.
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // The watcher may be gone already when it is dismissed.
  child.stdio[3]?.on('error', () => {});
  return child;
};

const isRunning = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

const answers = async (connection: PoolConfig): Promise<boolean> => {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    return true;
  } catch {
    // Not ready yet: the caller tries again until it answers or ends.
    return false;
  } finally {
    await client.end();
  }
};

const readLog = (home: Home): string =>
  existsSync(logFile(home)) ? readFileSync(logFile(home), 'utf8').trim() : '';

/** Waits until PostgreSQL answers; false when it ended instead. */
const becomesReady = async (child: ChildProcess, connection: PoolConfig): Promise<boolean> => {
  const deadline = performance.now() + START_PATIENCE_MS;
  while (isRunning(child) && performance.now() < deadline) {
    if (await answers(connection)) return true;
    await wait(25);
  }
  return false;
};

const startReady = async (options: Launch, connection: PoolConfig): Promise<ChildProcess> => {
  // The processes of a PostgreSQL that was killed need a moment to notice, and hold its memory.
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const child = launch(options);
    if (await becomesReady(child, connection)) return child;
    child.kill('SIGINT');
    if (!readLog(options.home).includes('is still in use')) break;
    await wait(250);
  }
  throw new EmbeddedError(`PostgreSQL did not start in DATA_DIR: ${readLog(options.home)}`);
};

const ensureDatabase = async (connection: PoolConfig): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
};

const requireLock = async (sockets: string, dataDir: string): Promise<{ release: () => void }> => {
  const lock = await takeLock(join(sockets, 'souk.lock'));
  if (lock) return lock;
  throw new EmbeddedError(
    `Another Souk is using DATA_DIR (${dataDir}); stop it first, or set another DATA_DIR.`,
  );
};

/** PostgreSQL ended, so the watcher must not signal its number, which may be another's by now. */
const dismissWatcher = (child: ChildProcess): void => {
  const pipe = child.stdio[3];
  if (pipe && 'write' in pipe) pipe.end('ended\n');
};

const handle = (
  child: ChildProcess,
  connection: PoolConfig,
  lock: { release: () => void },
): Embedded => {
  const ended = new Promise<void>((resolve) => {
    if (!isRunning(child)) resolve();
    child.once('exit', () => resolve());
  }).then(() => {
    dismissWatcher(child);
    lock.release();
  });
  let stopping = false;
  return {
    connection,
    ended,
    isStopping: () => stopping,
    stop: async () => {
      stopping = true;
      child.kill('SIGINT');
      await ended;
    },
  };
};

/**
 * Starts the PostgreSQL that comes with Souk on the cluster below `dataDir` (made on first use)
 * and returns where its database is. `settings` add to or replace the server's settings.
 * Throws EmbeddedError when that is impossible here.
 */
export const startEmbedded = async (
  dataDir: string,
  settings: Settings = {},
): Promise<Embedded> => {
  if (process.platform === 'win32')
    throw new EmbeddedError(
      'The built-in PostgreSQL does not run on Windows itself; start Souk inside WSL, or set DATABASE_URL.',
    );
  const home = openHome(dataDir);
  const sockets = openSocketFolder(home);
  const lock = await requireLock(sockets, dataDir);
  try {
    const program = await prepareProgram(home.account, home.folder);
    const cluster = await prepareCluster(program, home);
    await endOrphan(cluster, sockets);
    const server = { host: sockets, user: SUPERUSER };
    const options = { program, home, cluster, sockets, extra: settings };
    const child = await startReady(options, { ...server, database: 'postgres' });
    await ensureDatabase({ ...server, database: 'postgres' });
    return handle(child, { ...server, database: DATABASE }, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
};
