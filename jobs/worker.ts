import { setTimeout as wait } from 'node:timers/promises';
import { EventEmitter } from 'node:events';
import { Logger, parseCronItems, run } from 'graphile-worker';
import type { CronItem, Runner, TaskList, WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import { poolConfig } from '#db/client.ts';
import type { Connection, Db } from '#db/client.ts';
import { startHeartbeat } from '#jobs/heartbeat.ts';
import type { TaskName, Tasks } from '#jobs/queue.ts';

/** What a task may know of the attempt that it is. */
export type Attempt = {
  /** Whether the job is given up where this one fails. */
  isLast: boolean;
  /** Aborted when the process closes: what can be done later may end then. */
  signal: AbortSignal;
};

/** How each task is carried out; one that throws is tried again later. */
export type Handlers = {
  [Name in TaskName]: (payload: Tasks[Name], attempt: Attempt) => Promise<void>;
};

/** What is logged; pino fits. */
export type JobLog = Record<'debug' | 'warn' | 'error', (fields: object, message: string) => void>;

type Parts = { db: Db; connection: Connection; handlers: Handlers; crons: CronItem[]; log: JobLog };

/** Jobs at once: a mail server that hangs and the day's recount leave two for others. */
export const AT_ONCE = 4;
/** One listens, the others take jobs and give them back; what tasks ask goes over `db`. */
const CONNECTIONS = 4;
/** New jobs are told at once; those that wait for their time are looked for so often. */
const LOOK_MS = 2_000;
/** Jobs at hand get this long when the process closes. */
const LAST_JOBS_MS = 10_000;
/** The database may be gone: so long until the worker begins anew. */
const ANEW_MS = 5_000;

const openPool = (connection: Connection, log: JobLog): pg.Pool => {
  const pool = new pg.Pool({
    ...poolConfig(connection),
    max: CONNECTIONS,
    application_name: 'souk jobs',
  });
  const onLost = (err: Error): void => log.debug({ err }, 'the job queue lost a connection');
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
};

/**
 * graphile-worker 0.17 waits for nobody when it gives single jobs back: where the database is gone at that
 * moment, the rejection is unhandled and would end the whole shop. Given back in batches, and be they of
 * one, a failure ends the worker, which begins anew.
 */
const IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Each job that is done is told by graphile-worker as well, which is more than a shop's log wants. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

const loggerOf = (log: JobLog): Logger =>
  new Logger(() => (level, message) => log[LEVELS[level]]({}, message));

const taskListOf = (handlers: Handlers): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      (payload: unknown, { job, abortSignal }) =>
        handle(payload as never, {
          isLast: job.attempts >= job.max_attempts,
          signal: abortSignal,
        }),
    ]),
  ) satisfies TaskList;

/**
 * Works on the jobs of the shop in this process until the returned function stops it: jobs at hand get
 * ten seconds, and go on elsewhere or after the next start where they need longer. A worker that loses
 * the database begins anew. Several processes share the jobs.
 */
export const startWorker = ({ db, connection, handlers, crons, log }: Parts) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pgPool = openPool(connection, log);
  let runner: Runner | undefined;

  const runOnce = async (): Promise<void> => {
    const events: WorkerEvents = new EventEmitter();
    let endHeartbeat = async (): Promise<void> => {};
    events.once('pool:create', ({ workerPool }) => {
      endHeartbeat = startHeartbeat(db, workerPool.id, log);
    });
    try {
      runner = await run({
        preset: IN_BATCHES,
        pgPool,
        events,
        concurrency: AT_ONCE,
        pollInterval: LOOK_MS,
        noHandleSignals: true,
        gracefulShutdownAbortTimeout: 0,
        logger: loggerOf(log),
        taskList: taskListOf(handlers),
        parsedCronItems: parseCronItems(crons),
      });
      if (signal.aborted) await stopRunner();
      await runner.promise;
    } finally {
      runner = undefined;
      await endHeartbeat();
    }
  };

  const stopRunner = async (): Promise<void> => {
    const last = runner;
    if (!last) return;
    const stopped = last.stop().catch((err: unknown) => log.debug({ err }, 'the jobs had stopped'));
    const isLate = await Promise.race([
      stopped.then(() => false),
      wait(LAST_JOBS_MS, true, { ref: false }),
    ]);
    if (isLate) await last.kill().catch((err: unknown) => log.warn({ err }, 'a job was cut off'));
  };

  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      await runOnce().catch((err: unknown) => {
        if (!signal.aborted) log.error({ err }, 'the jobs have stopped; they begin anew');
      });
      await wait(ANEW_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  const ended = loop();

  return async (): Promise<void> => {
    stopping.abort();
    await stopRunner();
    await ended;
    await pgPool.end();
  };
};
