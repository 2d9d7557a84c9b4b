import { PASSES, type Failures } from './filter-rejections.ts';

/** Numbers of products by the id of a thing; only those above 0. */
export type Counts = Map<number, number>;

// One loop per kind of column: a loop over several types is compiled for all of them and is slower
// for each.

/** How often each number stands at these ids. */
export const tally = (
  column: Int32Array,
  size: number,
  lists: readonly Int32Array[],
): Int32Array => {
  const counts = new Int32Array(size);
  for (const ids of lists)
    for (let index = 0; index < ids.length; index += 1) {
      const number = column[ids[index] ?? 0] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  return counts;
};

/** As `tally`, of those ids alone that pass. */
export const tallyPassing = (
  column: Int32Array,
  size: number,
  ids: Int32Array,
  failures: Failures,
): Int32Array => {
  const counts = new Int32Array(size);
  for (let at = 0; at < ids.length; at += 1) {
    const number = column[ids[at] ?? 0] ?? 0;
    const passes = failures[at] === PASSES ? 1 : 0;
    counts[number] = (counts[number] ?? 0) + passes;
  }
  return counts;
};

/** How often each combination of flags stands at these ids. */
export const tallyFlags = (column: Uint8Array, ids: Int32Array): Int32Array => {
  const counts = new Int32Array(256);
  for (let index = 0; index < ids.length; index += 1) {
    const flags = column[ids[index] ?? 0] ?? 0;
    counts[flags] = (counts[flags] ?? 0) + 1;
  }
  return counts;
};

/** Both counts together, place by place. */
export const sumOf = (counts: Int32Array, others: Int32Array): Int32Array =>
  counts.map((count, number) => count + (others[number] ?? 0));

/** Without what has no such thing, number 0. */
export const countsOf = (counts: Int32Array): Counts => {
  const found: Counts = new Map();
  for (let id = 1; id < counts.length; id += 1) {
    const count = counts[id] ?? 0;
    if (count > 0) found.set(id, count);
  }
  return found;
};
