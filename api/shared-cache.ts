import { LRUCache } from 'lru-cache';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import type { Changes } from '#api/http/env.ts';

/** An argument of a read, part of the cache key. */
type Part = string | number | Date | null | readonly Part[];

/** A cache of what is the same for everybody: settings, banners, places, names ... */
export type SharedCache = {
  /**
   * The result of `read` with these arguments, cached in the process until something in the shop
   * changes. For public calls only; the result must not be modified.
   */
  read: <Args extends Part[], Value>(
    read: (db: Db, ...args: Args) => Promise<Value>,
    ...args: Args
  ) => Promise<Value>;
  /** The same for entities by their ids; those that are not cached are read together. */
  readEach: <Thing extends { id: number }>(
    read: (db: Db, ids: readonly number[]) => Promise<Thing[]>,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Thing | undefined>>;
};

/**
 * The longest age of a value. It matters for changes that are not announced, and when the
 * connection for announcements is lost unnoticed.
 */
const FRESH_MS = 1_500;
/**
 * For all values together, since made-up addresses must not fill the memory; the least recently used go first. What is
 * older than `FRESH_MS` is read again, so more would hold what nobody gets.
 */
const MOST_BYTES = 4 * 1024 * 1024;
/** About what a value takes beside what it says. */
const OVERHEAD = 200;
const BYTES_PER_CHARACTER = 2;

const sizeOf = (key: string, value: unknown): number =>
  OVERHEAD + (key.length + (JSON.stringify(value) ?? '').length) * BYTES_PER_CHARACTER;

type CachedValue = { since: number; value: unknown; size: number };

/**
 * A cache of shared data of this database. While change notifications do not arrive, it reads each
 * time.
 */
export const createSharedCache = ({
  db,
  now,
  changes,
}: {
  db: Db;
  now: () => Date;
  changes?: Changes;
}): SharedCache => {
  const cached = new LRUCache<string, CachedValue>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
  });
  /** What was asked for before a change is kept for nobody who asks after it. */
  let generation = 0;
  changes?.onChange((tags) => {
    // Data of a single product is not cached here.
    if (tags?.every((tag) => tag.startsWith('product:'))) return;
    generation += 1;
    cached.clear();
  });

  const numbers = new WeakMap<object, number>();
  let newest = 0;
  /** A number for each way of reading, to tell its values from others. */
  const numberOf = (read: object): number => {
    const number = numbers.get(read) ?? (newest += 1);
    numbers.set(read, number);
    return number;
  };
  const findFresh = (key: string): CachedValue | undefined => {
    const known = cached.get(key);
    return known && Math.abs(now().getTime() - known.since) < FRESH_MS ? known : undefined;
  };

  return {
    readEach: async <Thing extends { id: number }>(
      read: (db: Db, ids: readonly number[]) => Promise<Thing[]>,
      ids: readonly number[],
    ) => {
      const begun = generation;
      const key = `${numberOf(read)} each`;
      const known = changes?.isListening() ? findFresh(key) : undefined;
      // What is read now belongs to what was cached when it was asked for, whatever is dropped meanwhile.
      const byId = (known?.value ?? new Map()) as Map<number, Thing | undefined>;
      const missing = ids.filter((id) => !byId.has(id));
      if (missing.length === 0) return byId;
      const since = known?.since ?? now().getTime();
      const found = await read(prepared(db), missing);
      // That there is none is known of the others then.
      for (const id of missing) byId.set(id, undefined);
      for (const thing of found) byId.set(thing.id, thing);
      if (!changes?.isListening() || generation !== begun) return byId;
      const size = (known?.size ?? 0) + missing.length * OVERHEAD + sizeOf(key, found);
      cached.set(key, { since, value: byId, size });
      return byId;
    },
    read: (read, ...args) => {
      if (!changes?.isListening()) return read(prepared(db), ...args);
      const key = `${numberOf(read)} ${JSON.stringify(args)}`;
      const known = findFresh(key);
      if (known) return known.value as ReturnType<typeof read>;
      const value = read(prepared(db), ...args);
      const mine = { since: now().getTime(), value, size: sizeOf(key, null) };
      cached.set(key, mine);
      value
        .then((told) => {
          if (cached.peek(key) === mine) cached.set(key, { ...mine, size: sizeOf(key, told) });
        })
        .catch(() => {
          if (cached.peek(key) === mine) cached.delete(key);
        });
      return value;
    },
  };
};
