import { Socket } from 'node:net';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { DatabaseConnection, PostgresPool, Transaction } from 'kysely';
import pg from 'pg';
import type { PoolConfig } from 'pg';
import { preparedPool } from '#db/prepared.ts';
import type { DB } from '#db/types.ts';

export type Db = Kysely<DB>;
export type Trx = Transaction<DB>;

/** Where a database is: a `postgres://` address, or what `pg` takes. */
export type Connection = string | PoolConfig;

const { builtins, getTypeParser } = pg.types;
const BIGINT_ARRAY = 1016;

const parserOf = (oid: number): ((text: string) => unknown) => getTypeParser(oid, 'text');

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond a safe integer`);
  return value;
};

/** A date without a time stays the text PostgreSQL sends: `Date` would shift it by the time zone. */
const plainDate = (text: string): string => text;

const bigintArray = (text: string): (number | null)[] =>
  (parserOf(BIGINT_ARRAY)(text) as (string | null)[]).map((entry) =>
    entry === null ? null : safeInteger(entry),
  );

/**
 * How values arrive: bigint (money, counts) as a checked integer, numeric as text, timestamptz as
 * a Date, date as text, json and jsonb parsed.
 */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === builtins.INT8) return safeInteger;
    if (oid === BIGINT_ARRAY) return bigintArray;
    if (oid === builtins.DATE) return plainDate;
    return getTypeParser(oid, format);
  },
};

/** After how long PostgreSQL cancels work, milliseconds. */
export type QueryTimeouts = {
  /** A statement. */
  statementMs: number;
  /** A statement that waits for what another transaction has locked. */
  lockMs: number;
  /** A transaction that is idle because its client hangs or has died. */
  idleMs: number;
};

const SESSION =
  "set time zone 'UTC'; set jit = off; set work_mem = '32MB'; set max_parallel_workers_per_gather = 0";

const timeoutSettings = ({ statementMs, lockMs, idleMs }: QueryTimeouts): string =>
  `; set statement_timeout = ${statementMs}; set lock_timeout = ${lockMs}; set idle_in_transaction_session_timeout = ${idleMs}`;

/** Beyond its own limits PostgreSQL gets so long to say that it has given up, milliseconds. */
const TO_SAY_SO_MS = 2_000;

/**
 * The network end of a connection that ends where nothing comes for too long. PostgreSQL's own
 * limits do not help where its machine is gone: without a word, that takes a quarter of an hour to
 * be noticed, in which every connection of the pool may be waiting.
 */
const endIfSilent =
  ({ statementMs, lockMs }: QueryTimeouts) =>
  (): Socket => {
    const socket = new Socket();
    socket.setTimeout(Math.max(statementMs, lockMs) + TO_SAY_SO_MS, () =>
      socket.destroy(new Error('Connection terminated: the database said nothing for too long')),
    );
    return socket;
  };

const sessionPreparer = (timeouts: QueryTimeouts | undefined) => {
  const settings = CompiledQuery.raw(SESSION + (timeouts ? timeoutSettings(timeouts) : ''));
  return async (connection: DatabaseConnection): Promise<void> => {
    await connection.executeQuery(settings);
  };
};

/** How the driver wants to be told where the database is. */
export const poolConfig = (connection: Connection): PoolConfig =>
  typeof connection === 'string' ? { connectionString: connection } : connection;

/**
 * A connection is kept so long without use, milliseconds: a new one plans each prepared statement six times before it
 * carries it out as planned. Shorter than the silence after which a connection is taken for lost (`endIfSilent`).
 */
const IDLE_MS = 20_000;

type Options = { onIdleError?: (error: Error) => void; timeouts?: QueryTimeouts };

/**
 * Opens a pool on the database; `destroy()` ends it. A connection lost while idle is dropped from
 * the pool and reported to `onIdleError`; queries that fail throw as usual. Without `timeouts`
 * nothing is cancelled: imports and jobs may take long.
 */
export const createDb = (
  connection: Connection,
  { onIdleError = () => {}, timeouts }: Options = {},
): Db => {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'souk',
    ...poolConfig(connection),
    ...(timeouts && { stream: endIfSilent(timeouts) }),
    types,
  });
  pool.on('error', onIdleError);
  // Between two statements of a transaction nobody else listens for errors of the connection, and
  // an unhandled one would end the process. The next statement on it fails in the usual way.
  pool.on('connect', (client) => client.on('error', () => {}));
  const onCreateConnection = sessionPreparer(timeouts);
  const over = (source: PostgresPool): Db =>
    new Kysely<DB>({ dialect: new PostgresDialect({ pool: source, onCreateConnection }) });
  const db = over(pool);
  pools.set(db, pool);
  preparedDbs.set(db, over(preparedPool(pool)));
  return db;
};

const pools = new WeakMap<Db, pg.Pool>();

/** Connections that are in use, those that are not, and how many queries wait for one. */
export type PoolFigures = { used: number; idle: number; waiting: number };

/** How the pool of a database that `createDb` has opened stands now. */
export const poolFigures = (db: Db): PoolFigures => {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
};

const preparedDbs = new WeakMap<Db, Db>();

/**
 * The same database over the same pool, where PostgreSQL plans a statement once per connection and
 * not at each call (see preparedPool). Ends with the database itself.
 */
export const prepared = (db: Db): Db => preparedDbs.get(db) ?? db;
