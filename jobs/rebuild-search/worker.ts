import { constants, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { createDb } from '#db/client.ts';
import type { Connection } from '#db/client.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';
import { rewriteOldDocuments } from '#db/search/rewrite.ts';
import { throttleForVisitors } from '#jobs/rebuild-search/throttle.ts';

export type Recount = { connection: Connection; at: Date };

// On Linux that is this thread alone; elsewhere it would be the process, visitors and all.
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW);

const { connection, at } = workerData as Recount;
const db = createDb(connection);
try {
  const throttle = throttleForVisitors(db);
  await rewriteOldDocuments(db, at, throttle);
  await rebuildSearch(db, at, throttle);
} finally {
  await db.destroy();
}
