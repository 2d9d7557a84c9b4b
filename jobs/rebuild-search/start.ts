import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Connection, Db } from '#db/client.ts';
import { runExclusively, LOCKS } from '#db/locks.ts';
import { isRecountDue } from '#jobs/rebuild-search/due.ts';
import type { Recount } from '#jobs/rebuild-search/worker.ts';

type Parts = {
  db: Db;
  connection: Connection;
  now: () => Date;
  onError: (error: unknown) => void;
};

/** The delay after the start, so that the recount does not compete with the first visitors. */
const FIRST_MS = 60_000;
const EVERY_MS = 3_600_000;

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
  runExclusively(db, LOCKS.recount, async (held) => {
    const at = now();
    if (!(await isRecountDue(held, at))) return false;
    await recount({ connection, at }, signal);
    return true;
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
