type Waiting<Key, Found> = {
  key: Key;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
};

/** Statements that run in parallel; lookups made meanwhile wait for the next one. */
const READINGS_AT_ONCE = 2;
/** The most keys that one statement reads. */
const MOST_TOGETHER = 50;

/**
 * Batches parallel lookups into one statement, because the statement costs more than the rows it
 * reads. Nothing is delayed for it: lookups of the same turn of the event loop, or made while
 * others are running, are read together. `read` answers in the order of its input; when it fails,
 * all of its callers get the error.
 */
export const batchQueries = <Key, Found>(
  read: (key: readonly Key[]) => Promise<readonly Found[]>,
): ((key: Key) => Promise<Found>) => {
  let waiting: Waiting<Key, Found>[] = [];
  let running = 0;
  let isDue = false;

  const readFor = async (those: readonly Waiting<Key, Found>[]): Promise<void> => {
    try {
      const found = await read(those.map(({ key }) => key));
      for (const [index, one] of those.entries()) one.resolve(found[index] as Found);
    } catch (error) {
      for (const { reject } of those) reject(error);
    }
  };

  const start = (): void => {
    isDue = false;
    while (waiting.length > 0 && running < READINGS_AT_ONCE) {
      const those = waiting.slice(0, MOST_TOGETHER);
      waiting = waiting.slice(MOST_TOGETHER);
      running += 1;
      void readFor(those).then(() => {
        running -= 1;
        start();
      });
    }
  };

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (isDue || running >= READINGS_AT_ONCE) return;
      isDue = true;
      setImmediate(start);
    });
};
