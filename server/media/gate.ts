/** Lets at most `most` jobs run at once; the others wait their turn. */
export const createGate = (most: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];

  const enter = (): Promise<void> | undefined => {
    if (running < most) {
      running += 1;
      return undefined;
    }
    return new Promise((resolve) => waiting.push(resolve));
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <T>(job: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };
};
