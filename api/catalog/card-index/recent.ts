/** Keeps what was counted last, as long as no card and no price has changed since. */
export type Recent<Value> = (version: number, key: string, count: () => Value) => Value;

/** Keeps so many; the one that was not asked for the longest time goes first. */
export const createRecent = <Value>(most: number): Recent<Value> => {
  const kept = new Map<string, Value>();
  let keptVersion = 0;
  return (version, key, count) => {
    if (version !== keptVersion) kept.clear();
    keptVersion = version;
    const value = kept.get(key) ?? count();
    // Put behind the others, so that the first is the one to go.
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
};
