import { LRUCache } from 'lru-cache';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import type { Changes } from '#api/http/env.ts';

/** Part of a question that tells it from others. */
type Part = string | number | Date | null | readonly Part[];

/** Facts of the whole shop, the same for everybody: settings, banners, places, names ... */
export type Facts = {
  /**
   * What `read` reads with these arguments, kept in the process until something of the shop changes.
   * For public calls only; whoever is given it only looks at it.
   */
  know: <Args extends Part[], Fact>(
    read: (db: Db, ...args: Args) => Promise<Fact>,
    ...args: Args
  ) => Promise<Fact>;
  /** The same for things by their ids, of which those that are not kept yet are read together. */
  knowEach: <Thing extends { id: number }>(
    read: (db: Db, ids: readonly number[]) => Promise<Thing[]>,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Thing | undefined>>;
};

/** Changes are announced; this is for what nobody announces, and for a line that has silently died. */
const FRESH_MS = 1_500;
/** Of all facts together; made-up addresses must not fill the memory. What was asked for longest ago goes first. */
const MOST_BYTES = 16 * 1024 * 1024;
/** About what a fact takes beside what it says. */
const OVERHEAD = 200;
const BYTES_PER_CHARACTER = 2;

const sizeOf = (key: string, fact: unknown): number =>
  OVERHEAD + (key.length + (JSON.stringify(fact) ?? '').length) * BYTES_PER_CHARACTER;

type Kept = { since: number; fact: unknown; size: number };

/** Keeps facts of the shop of this database while changes are heard of; else reads each time. */
export const createFacts = ({
  db,
  now,
  changes,
}: {
  db: Db;
  now: () => Date;
  changes?: Changes;
}): Facts => {
  const kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ size }) => size,
  });
  /** What was asked for before a change is kept for nobody who asks after it. */
  let generation = 0;
  changes?.onChange((tags) => {
    // What belongs to one product is no fact of the shop.
    if (tags?.every((tag) => tag.startsWith('product:'))) return;
    generation += 1;
    kept.clear();
  });

  const numbers = new WeakMap<object, number>();
  let newest = 0;
  /** A number for each way of reading, to tell its facts from others. */
  const numberOf = (read: object): number => {
    const number = numbers.get(read) ?? (newest += 1);
    numbers.set(read, number);
    return number;
  };
  const findFresh = (key: string): Kept | undefined => {
    const known = kept.get(key);
    return known && Math.abs(now().getTime() - known.since) < FRESH_MS ? known : undefined;
  };

  return {
    knowEach: async <Thing extends { id: number }>(
      read: (db: Db, ids: readonly number[]) => Promise<Thing[]>,
      ids: readonly number[],
    ) => {
      const begun = generation;
      const since = now().getTime();
      const number = numberOf(read);
      const keyOf = (id: number) => `${number} #${id}`;
      const byId = new Map<number, Thing | undefined>();
      for (const id of changes?.isHeard() ? ids : []) {
        const known = findFresh(keyOf(id));
        if (known) byId.set(id, known.fact as Thing | undefined);
      }
      const missing = ids.filter((id) => !byId.has(id));
      const found = missing.length > 0 ? await read(prepared(db), missing) : [];
      // That there is none is known of the others then.
      for (const id of missing) byId.set(id, undefined);
      for (const thing of found) byId.set(thing.id, thing);
      if (!changes?.isHeard() || generation !== begun) return byId;
      for (const id of missing) {
        const fact = byId.get(id);
        kept.set(keyOf(id), { since, fact, size: sizeOf(keyOf(id), fact) });
      }
      return byId;
    },
    know: (read, ...args) => {
      if (!changes?.isHeard()) return read(prepared(db), ...args);
      const key = `${numberOf(read)} ${JSON.stringify(args)}`;
      const known = findFresh(key);
      if (known) return known.fact as ReturnType<typeof read>;
      const fact = read(prepared(db), ...args);
      const mine = { since: now().getTime(), fact, size: sizeOf(key, null) };
      kept.set(key, mine);
      fact
        .then((told) => {
          if (kept.peek(key) === mine) kept.set(key, { ...mine, size: sizeOf(key, told) });
        })
        .catch(() => {
          if (kept.peek(key) === mine) kept.delete(key);
        });
      return fact;
    },
  };
};
