import type { ChosenAttribute } from './choice.ts';

type Members = readonly (readonly number[])[];

/** Products per id, from products per set. */
export const countMembers = (
  perSet: Int32Array,
  members: Members,
  counts = new Map<number, number>(),
  only?: ReadonlySet<number>,
): Map<number, number> => {
  // By index: an entry of the iterator for each set would be thousands of objects per listing.
  for (let set = 0; set < perSet.length; set += 1) {
    const count = perSet[set] ?? 0;
    if (count === 0) continue;
    for (const id of members[set] ?? [])
      if (!only || only.has(id)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
};

/** Products per value. The values of a chosen attribute also count what that attribute keeps out. */
export const countValues = (
  passing: Int32Array,
  without: readonly Int32Array[],
  attributes: readonly ChosenAttribute[],
  members: Members,
): Map<number, number> => {
  const counts = countMembers(passing, members);
  for (const [index, { values }] of attributes.entries())
    countMembers(without[index] ?? new Int32Array(), members, counts, new Set(values));
  return counts;
};
