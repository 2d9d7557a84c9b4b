import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Connection, Db } from '#db/client.ts';
import { isRecountDue } from '#jobs/rebuild-search/due.ts';
import type { Recount } from '#jobs/rebuild-search/worker.ts';

type Parts = { db: Db; connection: Connection; now: () => Date };

/** Reading every text of the shop takes seconds of work, so it has a thread of its own. */
const recount = async (recounted: Recount, signal: AbortSignal): Promise<void> => {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: recounted });
  signal.addEventListener('abort', () => void worker.terminate(), { once: true });
  // A failure of the worker is thrown here.
  await once(worker, 'exit');
};

/**
 * Counts the words of the shop anew if that is due: their weight in ranking, the vocabulary of
 * corrections, the suggestions; after an upgrade it writes old documents first. False where there was nothing to do.
 */
export const recountIfDue = async (
  { db, connection, now }: Parts,
  signal: AbortSignal,
): Promise<boolean> => {
  const at = now();
  if (!(await isRecountDue(db, at))) return false;
  await recount({ connection, at }, signal);
  return true;
};
