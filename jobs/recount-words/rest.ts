import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Rest } from '#db/search/rebuild.ts';

/** PostgreSQL is asked again so often whether others still work, milliseconds. */
const LOOK_MS = 50;
/** A shop that is busy all day has its words counted all the same, though it takes hours. */
const LONGEST_MS = 2_000;

/** Whether PostgreSQL works for visitors at this moment, of whichever process. */
const hasOthers = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
        and state = 'active') as busy`.execute(db);
  return rows[0]?.busy ?? false;
};

/**
 * Rests after a piece of work while PostgreSQL works for others, two seconds at most, and then as
 * long as the piece itself took: so that visitors have at least half of what there is. Where nobody
 * comes, there is no rest.
 */
export const restForOthers = (db: Db): Rest => {
  let begun = performance.now();
  return async () => {
    const took = performance.now() - begun;
    const until = performance.now() + LONGEST_MS;
    let hasWaited = false;
    while (performance.now() < until && (await hasOthers(db))) {
      hasWaited = true;
      await wait(LOOK_MS);
    }
    if (hasWaited) await wait(Math.min(took, LONGEST_MS));
    begun = performance.now();
  };
};
