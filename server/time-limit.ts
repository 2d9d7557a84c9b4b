/**
 * Waits for work of a shop's own so many milliseconds at most: then it has failed, and the signal says so to
 * what still runs.
 */
export const withTimeLimit = async <Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result> | Result,
): Promise<Result> => {
  const signal = AbortSignal.timeout(ms);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`took longer than ${ms} ms`)));
  });
  // Work that throws at once rejects likewise: without the race nobody would look after `late`.
  const done = async (): Promise<Result> => work(signal);
  return Promise.race([done(), late]);
};
