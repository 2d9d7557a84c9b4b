import pg from 'pg';
import type { Db, Trx } from '#db/client.ts';

/** Deadlock, and what could not be put in a row with others: nothing is wrong with the work itself. */
const OUT_OF_TURN = new Set(['40P01', '40001']);
const TRIES = 3;

const isOutOfTurn = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && OUT_OF_TURN.has(error.code ?? '');

/**
 * Runs `work` in a transaction, kept when it returns and undone when it throws. Where PostgreSQL
 * ends it because it and another waited for one another, it runs anew from the beginning: locks are
 * taken in one order everywhere, but an import or somebody's own SQL may take another.
 */
export const runInTransaction = async <Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === TRIES || !isOutOfTurn(error)) throw error;
    }
  }
};
