import pg from 'pg';
import type { Db, Trx } from '#db/client.ts';

/** Deadlock, and what could not be put in a row with others: nothing is wrong with the work itself. */
const OUT_OF_TURN = new Set(['40P01', '40001']);
const TRIES = 4;

/** Whether PostgreSQL ended a transaction because it and another waited for one another. */
const isOutOfTurn = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && OUT_OF_TURN.has(error.code ?? '');

/**
 * Does work that is one transaction, and does it anew from the beginning where PostgreSQL ended it
 * because it and another waited for one another. Locks are taken in one order everywhere, but an
 * import or somebody's own SQL may take another.
 */
export const insist = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isOutOfTurn(error)) throw error;
    }
  }
};

/** Runs `work` in a transaction, kept when it returns and undone when it throws; see `insist`. */
export const runInTransaction = <Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> => insist(() => db.transaction().execute(work));
