import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Throttle } from '#db/search/rebuild.ts';

/** PostgreSQL is asked again so often whether others still work, milliseconds. */
const LOOK_MS = 50;
/** The longest pause, so that the recount also ends in a shop that is busy all day. */
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
 * Pauses after a piece of work while PostgreSQL is busy with other connections, at most two
 * seconds, and then as long as the piece itself took, so that visitors have at least half of the
 * capacity. Without visitors there is no pause.
 */
export const throttleForVisitors = (db: Db): Throttle => {
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
