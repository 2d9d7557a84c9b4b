/** Does work when its turn comes; undefined, and not done, where too much of it waits already. */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

/** So much work at once, the rest in the order in which it came. */
export const createConcurrencyLimit = ({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}): ConcurrencyLimit => {
  const waiting: (() => void)[] = [];
  let under = 0;

  return async (work) => {
    if (under >= atOnce) {
      if (waiting.length >= mostWaiting) return undefined;
      // Whoever is done hands over their place, so that `under` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else under += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else under -= 1;
    }
  };
};
