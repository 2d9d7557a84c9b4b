/** It was not run: when its turn came, nobody wanted it any more. */
export class Unwanted extends Error {}

/**
 * Lets `most` of what it is given run at once; the others wait, in the order in which they came. One
 * begins in each turn of the event loop, so that what is ready can leave before the next. What is not wanted any more when
 * its turn comes is not run and throws Unwanted.
 */
export const createTurns = (most: number) => {
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
      if (!isWanted()) throw new Unwanted('nobody waits for it any more');
      return await run();
    } finally {
      running -= 1;
      begin();
    }
  };
};
