/**
 * Interned sets of ids, each stored once under a number: many products have the same values, tags
 * and collections, so products are counted per set first and per id only at the end.
 */
export type InternedSets = {
  /** The number of the set with these ids (sorted); every `take` wants a `drop`. 0 is the empty one. */
  take: (ids: readonly number[]) => number;
  drop: (set: number) => void;
  /** The ids of each set, by its number. */
  members: (readonly number[])[];
};

/** Stores each set of ids once, under a number, with a count of its users. */
export const createInternedSets = (): InternedSets => {
  const members: (readonly number[])[] = [[]];
  const uses = [1];
  const numbers = new Map<string, number>();
  const free: number[] = [];
  return {
    members,
    take: (ids) => {
      if (ids.length === 0) return 0;
      const key = ids.join();
      const known = numbers.get(key);
      const set = known ?? free.pop() ?? members.length;
      if (known === undefined) {
        numbers.set(key, set);
        members[set] = ids;
        uses[set] = 0;
      }
      uses[set] = (uses[set] ?? 0) + 1;
      return set;
    },
    drop: (set) => {
      if (set === 0) return;
      const left = (uses[set] ?? 0) - 1;
      uses[set] = left;
      if (left > 0) return;
      numbers.delete((members[set] ?? []).join());
      members[set] = [];
      free.push(set);
    },
  };
};
