import { idsOf, smallestCandidateSet } from './candidate-sets.ts';
import type { Choice } from './choice.ts';
import { findFailures } from './filter-rejections.ts';
import { partition, undivided, type Parts } from './partition.ts';
import type { Scratch } from './scratch-buffers.ts';
import type { ProductTable } from './product-table.ts';
import { tally, tallyPassing } from './tally.ts';

/** These products, parted by what they fail of a choice. */
export const partsOf = (
  table: ProductTable,
  ids: Int32Array,
  choice: Choice,
  scratch: Scratch,
): Parts => {
  const failures = scratch.failures(ids.length);
  return findFailures(table, ids, choice, failures)
    ? partition(ids, failures, scratch.parted(ids.length))
    : undivided(ids);
};

/** How often each number of a column stands at the products of the shop that pass. */
export const tallyMatches = (
  table: ProductTable,
  choice: Choice,
  column: Int32Array,
  size: number,
): Int32Array => {
  const scratch = table.scratch.without;
  const base = smallestCandidateSet(table, choice);
  const ids = idsOf(base, scratch);
  const failures = scratch.failures(ids.length);
  return findFailures(table, ids, base.rest, failures)
    ? tallyPassing(column, size, ids, failures)
    : tally(column, size, [ids]);
};
