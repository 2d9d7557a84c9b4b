import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/**
 * The advisory locks of the shop, together so that no two are the same. All processes of a shop take the
 * same ones, also of another version, so a number stays what it is.
 */
export const LOCKS = {
  /** Migrates. */
  migrations: 7_685_107,
  /** Refreshes cards when sales and vouchers begin and end. */
  cards: 7_685_108,
  /** Shows products of an import in listings and in the search. */
  showing: 7_685_110,
  /** Fills an empty shop with the demo: two processes that start at once must not do so twice. */
  demo: 7_305_201,
} as const;

/**
 * Does the work unless another process is doing it; false where one is, or where the work reports
 * that there was nothing to do. The lock is an advisory lock of the connection that the work gets,
 * outside any transaction.
 */
export const runExclusively = (
  db: Db,
  lock: number,
  work: (held: Db) => Promise<boolean>,
): Promise<boolean> =>
  db.connection().execute(async (held) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(${lock}) as mine`.execute(held);
    if (!rows[0]?.mine) return false;
    try {
      return await work(held);
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(held);
    }
  });
