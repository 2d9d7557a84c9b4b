import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Connection, Db } from '#db/client.ts';
import { areDocumentsOld } from '#db/search/rewrite.ts';
import type { Recount } from '#jobs/rebuild-search/worker.ts';

/** Words that were counted so long ago are counted anew. */
const OLD_MS = 24 * 3_600_000;

/**
 * Whether the words of the shop were counted a day ago or never, though it has products, or its
 * documents are of an older form.
 */
export const isRecountDue = async (db: Db, at: Date): Promise<boolean> => {
  if (await areDocumentsOld(db)) return true;
  const { rows } = await sql<{ due: boolean }>`
    select exists (select from product_card)
      and coalesce(min(built_at) <= ${new Date(at.getTime() - OLD_MS)}, true) as due
    from search_language`.execute(db);
  return rows[0]?.due ?? false;
};

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
