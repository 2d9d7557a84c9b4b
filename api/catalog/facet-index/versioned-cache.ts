import { LRUCache } from 'lru-cache';

/** Caches the last counts until a card or a price changes. */
export type VersionedCache<Value> = (version: number, key: string, count: () => Value) => Value;

/** Caches at most so many values and drops the least recently used. */
export const createVersionedCache = <Value extends object>(most: number): VersionedCache<Value> => {
  const cached = new LRUCache<string, Value>({ max: most });
  let cachedVersion = 0;
  return (version, key, count) => {
    if (version !== cachedVersion) cached.clear();
    cachedVersion = version;
    const value = cached.get(key) ?? count();
    cached.set(key, value);
    return value;
  };
};
