import { idsOf, smallestBase } from './base.ts';
import type { Choice } from './choice.ts';
import { findFailures } from './failures.ts';
import { partition, undivided, type Parts } from './partition.ts';
import type { Scratch } from './scratch.ts';
import type { Shelf } from './shelf.ts';
import { tally, tallyPassing } from './tally.ts';

/** These products, parted by what they fail of a choice. */
export const partsOf = (shelf: Shelf, ids: Int32Array, choice: Choice, scratch: Scratch): Parts => {
  const failures = scratch.failures(ids.length);
  return findFailures(shelf, ids, choice, failures)
    ? partition(ids, failures, scratch.parted(ids.length))
    : undivided(ids);
};

/** How often each number of a column stands at the products of the shop that pass. */
export const tallyMatches = (
  shelf: Shelf,
  choice: Choice,
  column: Int32Array,
  size: number,
): Int32Array => {
  const scratch = shelf.scratch.without;
  const base = smallestBase(shelf, choice);
  const ids = idsOf(base, scratch);
  const failures = scratch.failures(ids.length);
  return findFailures(shelf, ids, base.rest, failures)
    ? tallyPassing(column, size, ids, failures)
    : tally(column, size, [ids]);
};
