/** Numbers of products by the id of a thing; only those above 0. */
export type Counts = Map<number, number>;

/** How often each number stands at these ids, in one loop per list. */
export const tally = (
  column: Int32Array | Uint8Array,
  size: number,
  lists: readonly Int32Array[],
): Int32Array => {
  const counts = new Int32Array(size);
  for (const ids of lists)
    for (let index = 0; index < ids.length; index += 1) {
      const at = column[ids[index] ?? 0] ?? 0;
      counts[at] = (counts[at] ?? 0) + 1;
    }
  return counts;
};

/** Without what has no such thing, number 0. */
export const countsOf = (counts: Int32Array): Counts => {
  const found: Counts = new Map();
  for (let id = 1; id < counts.length; id += 1) {
    const count = counts[id] ?? 0;
    if (count > 0) found.set(id, count);
  }
  return found;
};
