import type { Db, Trx } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { Reply } from './reply.ts';

class RolledBack extends Error {}

/**
 * One use case, one transaction: what it wrote is kept when the reply is `ok`, and undone when it
 * refuses or throws. It may run more than once (see runInTransaction): it writes by `trx` alone.
 */
export const transact = async <Data>(
  db: Db,
  useCase: (trx: Trx) => Promise<Reply<Data>>,
): Promise<Reply<Data>> => {
  let reply: Reply<Data> | undefined;
  try {
    return await runInTransaction(db, async (trx) => {
      reply = await useCase(trx);
      if (reply.kind !== 'ok') throw new RolledBack();
      return reply;
    });
  } catch (error) {
    if (error instanceof RolledBack && reply) return reply;
    throw error;
  }
};
