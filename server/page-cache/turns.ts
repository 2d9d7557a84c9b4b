/**
 * Lets `most` of what it is given run at once; the others wait, in the order in which they came. One
 * begins in each turn of the event loop, so that what is ready can leave before the next.
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

  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      begin();
    });
    try {
      return await run();
    } finally {
      running -= 1;
      begin();
    }
  };
};
