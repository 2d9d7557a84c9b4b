import { createHash, randomBytes } from 'node:crypto';

/** Draws that are the same for the same seed. */
export type Chance = {
  /** A whole number from `from`, and below `below`. */
  int: (from: number, below: number) => number;
  /** Whether one of so many times has come. */
  once: (times: number) => boolean;
  pick: <One>(list: readonly One[]) => One;
  /** The same list in an order of chance. */
  shuffle: <One>(list: readonly One[]) => One[];
  /** Draws of its own for what has this name: how many others have drawn changes nothing of them. */
  of: (name: string) => Chance;
};

const createChance = (seed: string): Chance => {
  let drawn = 0;
  const draw = (): number => {
    const hash = createHash('sha256')
      .update(`${seed} ${(drawn += 1)}`)
      .digest();
    return hash.readUInt32BE(0) / 2 ** 32;
  };
  const int = (from: number, below: number): number => from + Math.floor(draw() * (below - from));
  return {
    int,
    once: (times) => int(0, times) === 0,
    pick: (list) => {
      const one = list[int(0, list.length)];
      if (one === undefined) throw new Error('there is nothing to pick from');
      return one;
    },
    shuffle: (list) =>
      list
        .map((one) => ({ one, place: draw() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ one }) => one),
    of: (name) => createChance(`${seed} ${name}`),
  };
};

/**
 * Chance for a test that is another one each time, and says how it is had again: what shoppers do and when the
 * shop is killed comes from the seed; how quickly machine and network are does not.
 */
export const openChance = (test: string): Chance => {
  const seed = process.env['CRASH_SEED'] || randomBytes(4).toString('hex');
  process.stdout.write(`${test}: CRASH_SEED=${seed}\n`);
  return createChance(`${seed} ${test}`);
};
