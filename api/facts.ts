import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';

/** How the API hears what has changed in the shop, whoever changed it. */
export type Changes = {
  /** Whether every change is heard of now. */
  isHeard: () => boolean;
  /** Calls back with what has changed, as tags (migration 0016); undefined: perhaps anything. */
  onChange: (hear: (tags?: string[]) => void) => void;
};

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
/** Of one kind; made-up addresses must not fill the memory. */
const MOST = 1_000;
const MOST_THINGS = 5_000;

type Kept = { since: number; fact: Promise<unknown> };
type Things = { since: number; byId: Map<number, unknown> };

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
  const kept = new Map<unknown, Map<string, Kept>>();
  const things = new Map<unknown, Things>();
  // What belongs to one product is no fact of the shop.
  changes?.onChange((tags) => {
    if (tags?.every((tag) => tag.startsWith('product:'))) return;
    kept.clear();
    things.clear();
  });

  const shelfOf = (read: unknown): Map<string, Kept> => {
    const known = kept.get(read);
    if (known && known.size < MOST) return known;
    const made = new Map<string, Kept>();
    kept.set(read, made);
    return made;
  };
  const isFresh = ({ since }: { since: number }): boolean =>
    Math.abs(now().getTime() - since) < FRESH_MS;
  const thingsOf = <Thing>(read: unknown): Map<number, Thing | undefined> => {
    const known = things.get(read);
    if (known && isFresh(known) && known.byId.size < MOST_THINGS)
      return known.byId as Map<number, Thing | undefined>;
    const byId = new Map<number, Thing | undefined>();
    things.set(read, { since: now().getTime(), byId });
    return byId;
  };

  return {
    knowEach: async <Thing extends { id: number }>(
      read: (db: Db, ids: readonly number[]) => Promise<Thing[]>,
      ids: readonly number[],
    ) => {
      // What is read now belongs to what was known when it was asked for, whatever is dropped meanwhile.
      const byId = changes?.isHeard()
        ? thingsOf<Thing>(read)
        : new Map<number, Thing | undefined>();
      const missing = ids.filter((id) => !byId.has(id));
      const found = missing.length > 0 ? await read(prepared(db), missing) : [];
      // That there is none is known of the others then.
      for (const id of missing) byId.set(id, undefined);
      for (const thing of found) byId.set(thing.id, thing);
      return byId;
    },
    know: (read, ...args) => {
      if (!changes?.isHeard()) return read(prepared(db), ...args);
      const shelf = shelfOf(read);
      const key = JSON.stringify(args);
      const known = shelf.get(key);
      if (known && isFresh(known)) return known.fact as ReturnType<typeof read>;
      const fact = read(prepared(db), ...args);
      const mine = { since: now().getTime(), fact };
      shelf.set(key, mine);
      fact.catch(() => {
        if (shelf.get(key) === mine) shelf.delete(key);
      });
      return fact;
    },
  };
};
