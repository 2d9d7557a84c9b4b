import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** How many connections to this database wait for somebody's lock. */
export const countWaiting = async (db: Db): Promise<number> => {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
};
