/** The work was not run, because its clients had disconnected. */
export class AbandonedError extends Error {}

/**
 * Runs at most `most` pieces of work at once and queues the others in order. One begins per turn of
 * the event loop, so that finished answers can be sent before the next. Work that is no longer
 * wanted when its turn comes is not run and throws AbandonedError.
 */
export const createConcurrencyLimit = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  let hasBegun = false;

  const begin = (): void => {
    if (hasBegun || running >= most) return;
    const next = waiting.shift();
    if (!next) return;
    running += 1;
    hasBegun = true;
    setImmediate(() => {
      hasBegun = false;
      begin();
    });
    next();
  };

  return async <Result>(
    run: () => Promise<Result>,
    isWanted: () => boolean = () => true,
  ): Promise<Result> => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      begin();
    });
    try {
      if (!isWanted()) throw new AbandonedError('nobody waits for it any more');
      return await run();
    } finally {
      running -= 1;
      begin();
    }
  };
};
