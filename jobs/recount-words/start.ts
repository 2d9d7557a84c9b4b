import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Connection, Db } from '#db/client.ts';
import { isRecountDue } from '#jobs/recount-words/due.ts';
import type { Recount } from '#jobs/recount-words/worker.ts';

type Parts = {
  db: Db;
  connection: Connection;
  now: () => Date;
  onError: (error: unknown) => void;
};

/** Not while the shop opens: the first visitors come then. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;
/** Any number will do, as long as every process of the shop takes the same one. */
const LOCK = 7_685_109;

/** Reading every text of the shop takes seconds of work, so it has a thread of its own. */
const recount = async (recounted: Recount, signal: AbortSignal): Promise<void> => {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: recounted });
  signal.addEventListener('abort', () => void worker.terminate(), { once: true });
  // A failure of the worker is thrown here.
  await once(worker, 'exit');
};

/**
 * Counts the words of the shop anew if that is due: their weight in ranking, the vocabulary of
 * corrections, the suggestions. Of several processes one does it; false where there was nothing to do.
 */
export const recountIfDue = (
  { db, connection, now }: Omit<Parts, 'onError'>,
  signal: AbortSignal,
): Promise<boolean> =>
  db.connection().execute(async (held) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(${LOCK}) as mine`.execute(held);
    if (!rows[0]?.mine) return false;
    try {
      const at = now();
      if (!(await isRecountDue(held, at))) return false;
      await recount({ connection, at }, signal);
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(held);
    }
  });

/** Recounts once a day while the shop is open. Returns what ends it. */
export const startRecounts = ({ onError, ...parts }: Parts): (() => Promise<void>) => {
  const controller = new AbortController();
  const { signal } = controller;
  const loop = async (): Promise<void> => {
    for (let pause = FIRST_MS; ; pause = EVERY_MS) {
      await wait(pause, undefined, { signal, ref: false }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      if (signal.aborted) return;
      await recountIfDue(parts, signal).catch(onError);
    }
  };
  const ended = loop();
  return async () => {
    controller.abort();
    await ended;
  };
};
