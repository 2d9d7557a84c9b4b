import type { Sort } from '#contract/sorts.ts';
import type { Columns } from './columns.ts';

/** By this number of each product, the lowest first; equal ones by id. */
type Order = { keys: Float64Array | Float32Array | Int32Array; sign: 1 | -1 };

const SMALL = 2000;
const SAMPLE = 1024;
/** How far, in places of the sample, a place may be from where the sample sees it. */
const MARGIN = 40;

const orderOf = (sort: Sort, columns: Columns): Order => {
  switch (sort) {
    case 'relevance':
      return { keys: columns.relevance, sign: -1 };
    case 'newest':
      return { keys: columns.created, sign: -1 };
    case 'price_asc':
      return { keys: columns.price, sign: 1 };
    case 'price_desc':
      return { keys: columns.price, sign: -1 };
    case 'rating':
      return { keys: columns.rated, sign: -1 };
    case 'best_selling':
      return { keys: columns.sold, sign: -1 };
    case 'reduction':
      return { keys: columns.share, sign: 1 };
  }
};

const compareBy =
  ({ keys, sign }: Order) =>
  (a: number, b: number): number =>
    sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b;

/**
 * The ids that stand between two of them in the order, these included, and how many come before.
 * An undefined bound lets all pass.
 */
const between = (
  ids: Int32Array,
  { keys, sign }: Order,
  [first, last]: [number | undefined, number | undefined],
): { before: number; found: Int32Array } => {
  const low = first === undefined ? -Infinity : sign * (keys[first] ?? 0);
  const high = last === undefined ? Infinity : sign * (keys[last] ?? 0);
  const lowId = first ?? -Infinity;
  const highId = last ?? Infinity;
  const found: number[] = [];
  let before = 0;
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    const key = sign * (keys[id] ?? 0);
    if (key > high || (key === high && id > highId)) continue;
    if (key < low || (key === low && id < lowId)) {
      before += 1;
      continue;
    }
    found.push(id);
  }
  return { before, found: new Int32Array(found) };
};

/** A slice of the ids in an order, without putting the others in order: a sample tells where it lies. */
const slice = (ids: Int32Array, order: Order, from: number, to: number): number[] => {
  const compare = compareBy(order);
  if (ids.length <= SMALL) return [...ids.toSorted(compare).subarray(from, to)];
  const step = ids.length / SAMPLE;
  const sample = Int32Array.from(
    { length: SAMPLE },
    (_, index) => ids[Math.floor(index * step)] ?? 0,
  ).toSorted(compare);
  const first = sample[Math.floor(from / step) - MARGIN];
  const last = sample[Math.ceil(to / step) + MARGIN];
  const { before, found } = between(ids, order, [first, last]);
  const isInside = before <= from && before + found.length >= Math.min(to, ids.length);
  if (isInside && found.length < ids.length / 2)
    return slice(found, order, from - before, to - before);
  return [...ids.toSorted(compare).subarray(from, to)];
};

/** One page of the ids in an order. */
export const pageOfCards = (
  columns: Columns,
  ids: Int32Array,
  sort: Sort,
  { offset, size }: { offset: number; size: number },
): number[] => {
  if (offset >= ids.length) return [];
  return slice(ids, orderOf(sort, columns), offset, Math.min(offset + size, ids.length));
};
