import { LRUCache } from 'lru-cache';

/** Keeps what was counted last, as long as no card and no price has changed since. */
export type Recent<Value> = (version: number, key: string, count: () => Value) => Value;

/** Keeps so many; the one that was not asked for the longest time goes first. */
export const createRecent = <Value extends object>(most: number): Recent<Value> => {
  const kept = new LRUCache<string, Value>({ max: most });
  let keptVersion = 0;
  return (version, key, count) => {
    if (version !== keptVersion) kept.clear();
    keptVersion = version;
    const value = kept.get(key) ?? count();
    kept.set(key, value);
    return value;
  };
};
