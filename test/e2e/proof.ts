import { join } from 'node:path';
import pg from 'pg';
import { dataDir } from './outbox.ts';
import type { Person } from './person.ts';

/** As ten minutes after somebody has signed in: who they are must be proven again. */
export const expireProof = async ({ email }: Person): Promise<void> => {
  const host = join(dataDir(), 'postgres', 'run');
  const database = new pg.Client({ host, user: 'souk', database: 'souk' });
  await database.connect();
  try {
    await database.query(
      `update session set proved_at = proved_at - interval '11 minutes'
      where account_id = (select id from account where email = $1)`,
      [email],
    );
  } finally {
    await database.end();
  }
};
