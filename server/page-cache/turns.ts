/** Lets `most` of what it is given run at once; the others wait, in the order in which they came. */
export const createTurns = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const wait = () => new Promise<void>((resolve) => void waiting.push(resolve));

  return async <Result>(run: () => Promise<Result>): Promise<Result> => {
    // Who is called from the queue takes over the place of the one that has ended.
    if (running >= most) await wait();
    else running += 1;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
