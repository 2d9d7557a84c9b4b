/** Numbers that look random and are the same for the same seed. */
export type Random = {
  /** From 0 to 1, 1 left out. */
  next: () => number;
  /** A whole number, both ends taken in. */
  whole: (least: number, most: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** True this often, 0 to 1. */
  chance: (share: number) => boolean;
  shuffled: <T>(list: readonly T[]) => T[];
};

const hash = (seed: string): number => {
  let value = 2_166_136_261;
  for (let i = 0; i < seed.length; i += 1)
    value = Math.imul(value ^ seed.charCodeAt(i), 16_777_619);
  return value >>> 0;
};

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export const createNumbers = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Numbers that look random and are the same for the same seed. */
export const createRandom = (seed: string): Random => {
  const next = createNumbers(hash(seed));
  const whole = (least: number, most: number): number =>
    least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new RangeError('Nothing to pick from');
      return list[whole(0, list.length - 1)] as T;
    },
    chance: (share) => next() < share,
    shuffled: <T>(list: readonly T[]): T[] => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i -= 1) {
        const j = whole(0, i);
        [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
      }
      return copy;
    },
  };
};
