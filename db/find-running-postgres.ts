import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { SUPERUSER } from '#db/postgres/cluster.ts';
import { openHome } from '#db/postgres/home.ts';
import { isHeld } from '#db/postgres/lock.ts';
import { openSocketFolder } from '#db/postgres/sockets.ts';

/**
 * Where the database of the built-in PostgreSQL is that another process keeps running on
 * `dataDir`; undefined while nobody does, and it may be started.
 */
export const findRunningPostgres = async (dataDir: string): Promise<PoolConfig | undefined> => {
  if (!existsSync(dataDir)) return undefined;
  const sockets = openSocketFolder(openHome(dataDir));
  if (!(await isHeld(join(sockets, 'souk.lock')))) return undefined;
  return { host: sockets, user: SUPERUSER, database: 'souk' };
};
