import { workerData } from 'node:worker_threads';
import { createDb } from '#db/client.ts';
import type { Connection } from '#db/client.ts';
import { rebuildSearch } from '#db/search/rebuild.ts';

export type Recount = { connection: Connection; at: Date };

const { connection, at } = workerData as Recount;
const db = createDb(connection);
try {
  await rebuildSearch(db, at);
} finally {
  await db.destroy();
}
