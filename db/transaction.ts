import pg from 'pg';
import type { Db, Trx } from '#db/client.ts';

/** Deadlocks and serialisation failures: the work itself is correct and can be repeated. */
const OUT_OF_TURN = new Set(['40P01', '40001']);
const TRIES = 4;

/** Whether PostgreSQL aborted a transaction because of a deadlock or a serialisation failure. */
const isOutOfTurn = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && OUT_OF_TURN.has(error.code ?? '');

/**
 * Runs work that is one transaction, and repeats it from the beginning where PostgreSQL aborted it
 * because of a deadlock. Locks are taken in one order everywhere, but an import or the operator's
 * own SQL may use another.
 */
export const retryDeadlocks = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isOutOfTurn(error)) throw error;
    }
  }
};

/** Runs `work` in a transaction, kept when it returns and undone when it throws; see `retryDeadlocks`. */
export const runInTransaction = <Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> => retryDeadlocks(() => db.transaction().execute(work));
