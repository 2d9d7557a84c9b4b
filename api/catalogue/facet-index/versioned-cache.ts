import { LRUCache } from 'lru-cache';

/** Caches the last counts until a card or a price changes. */
export type VersionedCache<Value> = (version: number, key: string, count: () => Value) => Value;

/** Caches values of at most so many bytes together, and drops the least recently used. */
export const createVersionedCache = <Value extends object>(
  mostBytes: number,
  sizeOf: (value: Value) => number,
): VersionedCache<Value> => {
  const cached = new LRUCache<string, Value>({
    maxSize: mostBytes,
    sizeCalculation: (value, key) => key.length + sizeOf(value),
  });
  let cachedVersion = 0;
  return (version, key, count) => {
    if (version !== cachedVersion) cached.clear();
    cachedVersion = version;
    const value = cached.get(key) ?? count();
    cached.set(key, value);
    return value;
  };
};
