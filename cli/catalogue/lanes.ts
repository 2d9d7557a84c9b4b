/** Batches on their way at the same time: while PostgreSQL waits for one, it writes the other. */
const LANES = 2;

type Work<Batch, Result> = {
  /** Whether a batch has to wait until an earlier one is done. */
  mustWait: (batch: Batch, earlier: Batch) => boolean;
  write: (batch: Batch) => Promise<Result>;
  /** Called for each batch in their order. */
  tell: (batch: Batch, result: Result) => Promise<void>;
};

export type Lanes<Batch> = {
  /** Begins to write a batch; resolves when the next may be begun. Throws what ended an earlier one. */
  begin: (batch: Batch) => Promise<void>;
  /** Resolves when no batch is on its way. Throws what ended one. */
  end: () => Promise<void>;
};

/** Makes what writes two batches at a time. They may end in any order and are told in their own. */
export const createLanes = <Batch, Result>(work: Work<Batch, Result>): Lanes<Batch> => {
  let running: { batch: Batch; done: Promise<void> }[] = [];
  let last = Promise.resolve();

  const finish = async (batch: Batch, before: Promise<void>, result: Promise<Result>) => {
    // One that fails leaves nobody behind on a connection.
    await Promise.allSettled([before, result]);
    await before;
    await work.tell(batch, await result);
  };

  return {
    begin: async (batch) => {
      const earlier = running.filter((run) => work.mustWait(batch, run.batch));
      await Promise.all(earlier.map(({ done }) => done));
      last = finish(batch, last, work.write(batch));
      // Whoever begins or ends is told.
      last.catch(() => undefined);
      running.push({ batch, done: last });
      while (running.length >= LANES) {
        await running[0]?.done;
        running = running.slice(1);
      }
    },
    end: () => last,
  };
};
