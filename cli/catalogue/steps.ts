/** A batch on its way. */
type Run = {
  /** Whether the first try of it was committed; false as soon as that was undone. */
  kept: Promise<boolean>;
  /** It is in the shop, by the first try or a later one, and told. */
  done: Promise<void>;
};

/** How a batch keeps step with the one before. */
export type Step = {
  /** Settles when the transaction of the batch before has ended. */
  before: Promise<unknown>;
  /**
   * To be called once PostgreSQL's own lock has been taken from the batch before, and not earlier: whoever
   * waits here holds locks that PostgreSQL knows, for something that it does not. Lets the next batch
   * begin, or throws OutOfStepError.
   */
  take: () => Promise<void>;
};

/** The batch before was undone, so this one is undone too and written behind it. */
export class OutOfStepError extends Error {}

/** The step of a batch that has none beside it. */
export const ALONE: Step = { before: Promise.resolve(), take: async () => {} };

type Work<Batch, Result> = {
  /** Writes a batch in one transaction; its part behind `take` is never beside that of another. */
  attempt: (batch: Batch, step: Step) => Promise<Result>;
  /** Whether a batch that failed is to be written alone; else its error ends all. */
  isCurable: (error: unknown) => boolean;
  /** Writes a batch while no earlier one is on its way. */
  writeAlone: (batch: Batch) => Promise<void>;
  /** Called for each batch in their order, after its commit. */
  tell: (batch: Batch, result: Result) => void;
  /** The same, however the batch came in. */
  onDone: () => Promise<void>;
};

export type Steps<Batch> = {
  /** Begins a batch; resolves when the next may be begun. Throws what ended an earlier one. */
  begin: (batch: Batch) => Promise<void>;
  /** Resolves when all are done. Throws what ended one. */
  end: () => Promise<void>;
};

/**
 * Writes batches two at a time, one step apart: PostgreSQL writes the first part of a batch on one
 * connection while another has the second part of the batch before. Where one fails, the one
 * beside it is undone as well, and both are written alone, in their order.
 */
export const createSteps = <Batch, Result>(work: Work<Batch, Result>): Steps<Batch> => {
  let last: Run = { kept: Promise.resolve(true), done: Promise.resolve() };

  const finish = async (batch: Batch, result: Promise<Result>, before: Run): Promise<void> => {
    await before.done;
    try {
      work.tell(batch, await result);
    } catch (error) {
      if (!(error instanceof OutOfStepError || work.isCurable(error))) throw error;
      await work.writeAlone(batch);
    }
    await work.onDone();
  };

  return {
    begin: async (batch) => {
      const before = last;
      const begun = Promise.withResolvers<void>();
      const result = work.attempt(batch, {
        before: before.kept,
        take: async () => {
          if (!(await before.kept)) throw new OutOfStepError();
          await before.done;
          begun.resolve();
        },
      });
      const kept = result.then(
        () => true,
        () => false,
      );
      const done = finish(batch, result, before);
      last = { kept, done };
      await Promise.race([begun.promise, done]);
    },
    end: async () => {
      // Also where `done` has failed, nobody is to be left behind on a connection.
      await Promise.allSettled([last.kept, last.done]);
      await last.done;
    },
  };
};
