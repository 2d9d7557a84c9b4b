import { setImmediate as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { ImportCounts, Refuse } from '#cli/catalogue/import-counts.ts';
import { type Item, refusalOf, RefusedError } from '#cli/catalogue/item.ts';
import {
  type Claim,
  claimOf,
  createParallelBatches,
  overlap,
  type ParallelBatches,
} from '#cli/catalogue/parallel-batches.ts';
import type { Context } from '#cli/catalogue/plan-batch.ts';
import { createPlanner } from '#cli/catalogue/planner.ts';
import { writeBatch, type Written } from '#cli/catalogue/write-batch.ts';
import type { Db, Trx } from '#db/client.ts';
import { LOCKS } from '#db/locks.ts';
import type { DocumentTexts } from '#db/search/document-texts.ts';
import { noteWords, writeSearchDocuments } from '#db/search/documents.ts';
import { trackIncrementalCounts } from '#db/search/incremental-counts.ts';
import { retryDeadlocks } from '#db/transaction.ts';

type Options = {
  db: Db;
  dryRun: boolean;
  now: () => Date;
  tally: ImportCounts;
  refuse: Refuse;
  /** Whether variants go that the file does not name beside others of their product. */
  pruneVariants: boolean;
  /** Reads what products may belong to. */
  load: () => Promise<Context>;
  /** Called after each batch. */
  onDone: () => Promise<void>;
};

type Writer = {
  begin: ParallelBatches<Item[]>['begin'];
  end: ParallelBatches<Item[]>['end'];
  /** Brings word counts and suggestions up to date with what was written. */
  finish: () => Promise<void>;
};

/** Products whose words are counted before PostgreSQL's answers get their turn. */
const SLICE = 20;

type Said = Map<number, DocumentTexts[]>;
type Brought = { items: Item[]; written: Written; said: Said };

type Batch = { items: Item[]; claim: Claim };

const NOTHING: Written = {
  newIds: new Set(),
  same: 0,
  refused: [],
  productIds: [],
  texts: new Map(),
};

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
  const { db, dryRun, now, tally, refuse, load, onDone, pruneVariants } = options;
  const incrementalCounts = await trackIncrementalCounts(db);
  const planner = await createPlanner(db, load);
  let counting = Promise.resolve();

  const showInSearch = async (trx: Trx, written: Written, at: Date): Promise<Said> => {
    if (written.productIds.length === 0) return new Map();
    await incrementalCounts.begin(trx);
    const said = await writeSearchDocuments(trx, written.productIds, at, written.texts);
    // Words of new products are counted at the end, those of changed ones noted at once.
    const changed = [...said].flatMap(([id, spoken]) => (written.newIds.has(id) ? [] : spoken));
    await noteWords(trx, changed);
    return said;
  };

  const showCards = async (trx: Trx, { productIds }: Written, at: Date): Promise<void> => {
    await sql`select refresh_product_cards(${productIds}::bigint[], ${at})`.execute(trx);
  };

  const countWords = async (written: Written, said: Said): Promise<void> => {
    for (const [index, [id, spoken]] of [...said].entries()) {
      if (index % SLICE === 0) await pause();
      if (written.newIds.has(id)) incrementalCounts.add(spoken);
      else incrementalCounts.change();
    }
  };

  const report = ({ items, written, said }: Brought): void => {
    const { newIds, productIds, same, refused } = written;
    tally.added += newIds.size;
    tally.changed += productIds.length - newIds.size;
    tally.same += same;
    for (const { index, error } of refused) {
      const item = items[index];
      if (item) refuse(refusalOf(item, error));
    }
    // PostgreSQL writes the next products meanwhile.
    counting = counting.then(() => countWords(written, said));
  };

  /** Writes products in one transaction, behind which all of them are there to see. */
  const bring = async (items: Item[]): Promise<Brought> => {
    const at = now();
    const plan = await planner.plan(items.map(({ draft }) => draft));
    return db.transaction().execute(async (trx) => {
      // No need to wait for the disk: what a power cut loses is imported by the next run.
      await sql`set local synchronous_commit = off`.execute(trx);
      const written = await writeBatch(trx, plan, { now: at, pruneVariants });
      // From here on batches count up the same figures, of cards and of the search.
      await sql`select pg_advisory_xact_lock(${LOCKS.showing})`.execute(trx);
      await showCards(trx, written, at);
      return { items, written, said: await showInSearch(trx, written, at) };
    });
  };

  /** The same in a transaction that is rolled back. */
  const tryOut = async (items: Item[]): Promise<Brought> => {
    const at = now();
    try {
      return await db.transaction().execute(async (trx) => {
        const plan = await planner.tryOut(
          trx,
          items.map(({ draft }) => draft),
        );
        const written = await writeBatch(trx, plan, { now: at, pruneVariants });
        await showCards(trx, written, at);
        throw new DryRun(written);
      });
    } catch (error) {
      await planner.reload();
      if (!(error instanceof DryRun)) throw error;
      return { items, written: error.written, said: new Map() };
    }
  };

  const attempt = dryRun ? tryOut : bring;

  /** The whole batch, or its halves when PostgreSQL refuses it, down to the one product that is at fault. */
  const write = async (items: Item[]): Promise<Brought[]> => {
    try {
      return [await retryDeadlocks(() => attempt(items))];
    } catch (error) {
      if (!isRefusedData(error)) throw error;
      if (items.length === 1) {
        const reason = new RefusedError('', `the database refuses it: ${error.message}`);
        return [
          {
            items,
            written: { ...NOTHING, refused: [{ index: 0, error: reason }] },
            said: new Map(),
          },
        ];
      }
      const half = Math.ceil(items.length / 2);
      return [...(await write(items.slice(0, half))), ...(await write(items.slice(half)))];
    }
  };

  const lanes = createParallelBatches<Batch, Brought[]>({
    mustWait: (batch, earlier) => dryRun || pruneVariants || overlap(batch.claim, earlier.claim),
    write: ({ items }) => write(items),
    report: async (_, brought) => {
      // At most two batches wait to be counted.
      await counting;
      for (const one of brought) report(one);
      await onDone();
    },
  });

  return {
    begin: (items) => lanes.begin({ items, claim: claimOf(items.map(({ draft }) => draft)) }),
    end: lanes.end,
    finish: async () => {
      if (dryRun || tally.added + tally.changed === 0) return;
      const start = performance.now();
      await counting;
      await incrementalCounts.finish(now());
      tally.wordsMs = performance.now() - start;
    },
  };
};
