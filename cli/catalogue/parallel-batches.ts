import type { Draft } from '#cli/formats/draft.ts';

/** The products that drafts may speak of: by handle and by SKU, or any where that is unknown. */
export type Claim = 'any' | { handles: ReadonlySet<string>; skus: ReadonlySet<string> };

const handlesOf = ({ handle, slug }: Draft): string[] =>
  [handle, slug?.en].filter((name) => name !== undefined);

// A new product without variants is given one with its handle for a SKU.
const skusOf = ({ handle = '', variants = [] }: Draft): string[] =>
  variants.length > 0 ? variants.map(({ sku }) => sku) : [handle.slice(0, 64)];

/** What drafts claim. One without handle speaks of the product that has its SKU, whichever that is. */
export const claimOf = (drafts: readonly Draft[]): Claim =>
  drafts.some(({ handle }) => handle === undefined)
    ? 'any'
    : { handles: new Set(drafts.flatMap(handlesOf)), skus: new Set(drafts.flatMap(skusOf)) };

const share = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((name) => others.has(name));

/**
 * Whether two claims may mean the same product, so that the later batch must wait for the earlier
 * one.
 */
export const overlap = (one: Claim, other: Claim): boolean =>
  one === 'any' ||
  other === 'any' ||
  share(one.handles, other.handles) ||
  share(one.skus, other.skus);

/** Batches that are written in parallel: while PostgreSQL waits for one, it writes the other. */
const BATCHES_AT_ONCE = 2;

type Work<Batch, Result> = {
  /** Whether a batch has to wait until an earlier one is done. */
  mustWait: (batch: Batch, earlier: Batch) => boolean;
  write: (batch: Batch) => Promise<Result>;
  /** Called for each batch in their order. */
  report: (batch: Batch, result: Result) => Promise<void>;
};

export type ParallelBatches<Batch> = {
  /** Begins to write a batch; resolves when the next may be begun. Throws what ended an earlier one. */
  begin: (batch: Batch) => Promise<void>;
  /** Resolves when no batch is on its way. Throws what ended one. */
  end: () => Promise<void>;
};

/**
 * Writes two batches at a time. They may end in any order and are reported in the order of the
 * file.
 */
export const createParallelBatches = <Batch, Result>(
  work: Work<Batch, Result>,
): ParallelBatches<Batch> => {
  let running: { batch: Batch; done: Promise<void> }[] = [];
  let last = Promise.resolve();

  const finish = async (batch: Batch, before: Promise<void>, result: Promise<Result>) => {
    // After a failure the other batch is awaited, so that no connection stays in use.
    await Promise.allSettled([before, result]);
    await before;
    await work.report(batch, await result);
  };

  return {
    begin: async (batch) => {
      const earlier = running.filter((run) => work.mustWait(batch, run.batch));
      await Promise.all(earlier.map(({ done }) => done));
      last = finish(batch, last, work.write(batch));
      // The error is thrown by the next `begin` or `end`.
      last.catch(() => undefined);
      running.push({ batch, done: last });
      while (running.length >= BATCHES_AT_ONCE) {
        await running[0]?.done;
        running = running.slice(1);
      }
    },
    end: () => last,
  };
};
