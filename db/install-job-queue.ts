import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { poolConfig } from '#db/client.ts';
import type { Connection } from '#db/client.ts';

/** Makes the tables of the job queue, or brings them up to date: they have migrations of their own. */
export const installJobQueue = async (connection: Connection): Promise<void> => {
  const pgPool = new pg.Pool({ ...poolConfig(connection), max: 1 });
  // What ends the connection also fails the statement that it carries.
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
};
