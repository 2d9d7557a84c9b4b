import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, Trx } from '#db/client.ts';
import { noteWords, writeSearchDocuments } from '#db/search/documents.ts';
import { followGrowth } from '#db/search/growth.ts';
import type { Spoken } from '#db/search/spoken.ts';
import { insist } from '#db/transaction.ts';
import { refusalOf } from '#cli/catalogue/item.ts';
import type { Item } from '#cli/catalogue/item.ts';
import { RefusedError } from '#cli/catalogue/refused-error.ts';
import type { Refuse, Tally } from '#cli/catalogue/tally.ts';
import { writeBatch } from '#cli/catalogue/write-batch.ts';
import type { Context, Written } from '#cli/catalogue/write-batch.ts';

type Options = {
  db: Db;
  dryRun: boolean;
  now: () => Date;
  tally: Tally;
  refuse: Refuse;
  /** Reads what products may belong to. */
  load: () => Promise<Context>;
};

export type Writer = {
  write: (items: Item[]) => Promise<void>;
  /** Brings word counts and suggestions up to date with what was written. */
  finish: () => Promise<void>;
};

/** Products whose words are counted before PostgreSQL's answers get their turn. */
const SLICE = 20;

type Said = Map<number, Spoken[]>;

/** Undoes a transaction that went well. */
class DryRun extends Error {
  readonly written: Written;
  constructor(written: Written) {
    super('dry run');
    this.written = written;
  }
}

/** Data that PostgreSQL refuses in spite of our own checks; anything else is no fault of a row. */
const isRefusedData = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^(?:22|23|54)/.test(error.code ?? '');

/** Makes what writes batches of products with their cards and search documents, each in a transaction. */
export const createWriter = async (options: Options): Promise<Writer> => {
  const { db, dryRun, now, tally, refuse, load } = options;
  const growth = await followGrowth(db);
  let context = await load();
  let counting = Promise.resolve();

  /** Words of new products are counted at the end, those of changed ones noted at once. */
  const showInSearch = async (trx: Trx, written: Written): Promise<Said> => {
    if (written.productIds.length === 0) return new Map();
    await growth.begin(trx);
    const said = await writeSearchDocuments(trx, written.productIds, now());
    const changed = [...said].flatMap(([id, spoken]) => (written.newIds.has(id) ? [] : spoken));
    await noteWords(trx, changed);
    return said;
  };

  const tell = (written: Written): void => {
    tally.added += written.newIds.size;
    tally.changed += written.productIds.length - written.newIds.size;
    tally.same += written.same;
  };

  const countWords = async (written: Written, said: Said): Promise<void> => {
    for (const [index, [id, spoken]] of [...said].entries()) {
      if (index % SLICE === 0) await pause();
      if (written.newIds.has(id)) growth.add(spoken);
      else growth.change();
    }
  };

  const inTransaction = (items: Item[]): Promise<{ written: Written; said: Said }> =>
    db.transaction().execute(async (trx) => {
      // What a power cut takes is brought by the next run; there is no need to wait for the disk.
      await sql`set local synchronous_commit = off`.execute(trx);
      const start = performance.now();
      const drafts = items.map(({ draft }) => draft);
      const written = await writeBatch(trx, { ...context, now: now() }, drafts);
      const middle = performance.now();
      tally.ms.products += middle - start;
      if (dryRun) throw new DryRun(written);
      const said = await showInSearch(trx, written);
      tally.ms.search += performance.now() - middle;
      return { written, said };
    });

  // What an undone transaction had made is not there.
  const loadAnew = async (): Promise<void> => {
    context = await load();
  };

  const attempt = async (items: Item[]): Promise<Written> => {
    try {
      const { written, said } = await inTransaction(items);
      tell(written);
      // PostgreSQL writes the next products meanwhile.
      counting = counting.then(() => countWords(written, said));
      return written;
    } catch (error) {
      if (!(error instanceof DryRun)) throw error;
      await loadAnew();
      tell(error.written);
      return error.written;
    }
  };

  /** The whole batch, or its halves when PostgreSQL refuses it, down to the one product that is at fault. */
  const write = async (items: Item[]): Promise<void> => {
    try {
      const { refused } = await insist(() => attempt(items), loadAnew);
      for (const { index, error } of refused) {
        const item = items[index];
        if (item) refuse(refusalOf(item, error));
      }
    } catch (error) {
      if (!isRefusedData(error)) throw error;
      await loadAnew();
      const [only] = items;
      if (items.length === 1 && only) {
        const reason = new RefusedError('', `the database refuses it: ${error.message}`);
        refuse(refusalOf(only, reason));
        return;
      }
      const half = Math.ceil(items.length / 2);
      await write(items.slice(0, half));
      await write(items.slice(half));
    }
  };

  return {
    write,
    finish: async () => {
      if (dryRun || tally.added + tally.changed === 0) return;
      const start = performance.now();
      await counting;
      await growth.finish(now());
      tally.ms.words = performance.now() - start;
    },
  };
};
