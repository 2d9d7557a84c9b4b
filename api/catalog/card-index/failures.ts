import type { ChosenAttribute, Choice } from './choice.ts';
import { FREE, IN_STOCK, PICKUP, STARS_SHIFT } from './columns.ts';
import type { Shelf } from './shelf.ts';

/** Which facet alone keeps a product out; from ATTRIBUTE on, the attribute with that index. */
export const PASSES = 0;
export const CATEGORY = 1;
export const BRAND = 2;
export const COLLECTION = 3;
export const PRICE = 4;
export const RATING = 5;
export const SHIPPING = 6;
export const ATTRIBUTE = 7;
/** Not of this listing, or kept out by two facets at least. */
export const OUT = 255;

/** What keeps each of these products out, by place in the list. */
export type Failures = Uint8Array;

type Numbers = Uint8Array | Int32Array | Float64Array;

// The loops below run over every product of the shop. One small loop per filter in use is several
// times as fast as one test of everything per product.

const fail = (failures: Failures, at: number, facet: number): void => {
  failures[at] = failures[at] === PASSES ? facet : OUT;
};

const flagged = (ids: readonly number[], size: number): Uint8Array => {
  const flags = new Uint8Array(size);
  for (const id of ids) if (id < size) flags[id] = 1;
  return flags;
};

/** Per set, whether one of these ids is in it. */
const setsWith = (ids: readonly number[], members: Shelf['tags']['members']): Uint8Array => {
  const wanted = new Set(ids);
  return Uint8Array.from(members, (set) => (set.some((id) => wanted.has(id)) ? 1 : 0));
};

/** Keeps out what has another number than this one. */
const requireNumber = (
  failures: Failures,
  ids: Int32Array,
  column: Int32Array,
  wanted: number,
  facet: number,
): void => {
  for (let at = 0; at < ids.length; at += 1)
    if (column[ids[at] ?? 0] !== wanted) fail(failures, at, facet);
};

/** Keeps out what has a number that is not flagged. */
const requireFlagged = (
  failures: Failures,
  ids: Int32Array,
  column: Int32Array,
  flags: Uint8Array,
  facet: number,
): void => {
  for (let at = 0; at < ids.length; at += 1)
    if (!flags[column[ids[at] ?? 0] ?? 0]) fail(failures, at, facet);
};

/** Keeps out what has none of these bits. */
const requireBits = (
  failures: Failures,
  ids: Int32Array,
  column: Uint8Array,
  bits: number,
  facet: number,
): void => {
  for (let at = 0; at < ids.length; at += 1)
    if (!((column[ids[at] ?? 0] ?? 0) & bits)) fail(failures, at, facet);
};

const requireBetween = (
  failures: Failures,
  ids: Int32Array,
  column: Numbers,
  { min, max }: { min: number; max: number },
  facet: number,
): void => {
  for (let at = 0; at < ids.length; at += 1) {
    const value = column[ids[at] ?? 0] ?? 0;
    if (value < min || value > max) fail(failures, at, facet);
  }
};

const requireDiscount = (
  failures: Failures,
  ids: Int32Array,
  { price, selling }: Shelf['columns'],
): void => {
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    if ((price[id] ?? 0) >= (selling[id] ?? 0)) failures[at] = OUT;
  }
};

/** Both narrow the same facet, so a product that fails both fails one. */
const requireCategory = (
  failures: Failures,
  ids: Int32Array,
  { columns }: Shelf,
  { category, subCategory }: Choice,
): void => {
  if (subCategory === undefined && category !== undefined)
    requireNumber(failures, ids, columns.parent, category, CATEGORY);
  if (subCategory === undefined) return;
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    const isOf = category === undefined || columns.parent[id] === category;
    if (!isOf || columns.category[id] !== subCategory) fail(failures, at, CATEGORY);
  }
};

const requireAttributes = (
  failures: Failures,
  ids: Int32Array,
  { columns, values }: Shelf,
  attributes: readonly ChosenAttribute[],
): void => {
  for (const [index, { chosen }] of attributes.entries())
    requireFlagged(
      failures,
      ids,
      columns.values,
      setsWith(chosen, values.members),
      ATTRIBUTE + index,
    );
};

/** What each product fails; undefined where nothing is chosen, so that none does. */
export const failuresOf = (shelf: Shelf, ids: Int32Array, choice: Choice): Failures | undefined => {
  const { columns, tags, collections, ends } = shelf;
  const { store, rating, shipping, price, brands, collection } = choice;
  const failures = new Uint8Array(ids.length);
  const steps: [used: boolean, step: () => void][] = [
    [store !== undefined, () => requireNumber(failures, ids, columns.store, store ?? 0, OUT)],
    [
      choice.tags.length > 0,
      () => requireFlagged(failures, ids, columns.tags, setsWith(choice.tags, tags.members), OUT),
    ],
    [choice.inStock, () => requireBits(failures, ids, columns.flags, IN_STOCK, OUT)],
    [choice.discounted, () => requireDiscount(failures, ids, columns)],
    [
      choice.category !== undefined || choice.subCategory !== undefined,
      () => requireCategory(failures, ids, shelf, choice),
    ],
    [
      brands.length > 0,
      () => requireFlagged(failures, ids, columns.brand, flagged(brands, ends.brand), BRAND),
    ],
    [
      collection !== undefined,
      () => {
        const sets = setsWith([collection ?? 0], collections.members);
        requireFlagged(failures, ids, columns.collections, sets, COLLECTION);
      },
    ],
    [
      price !== undefined,
      () => price && requireBetween(failures, ids, columns.price, price, PRICE),
    ],
    [
      rating !== undefined,
      () => {
        const stars = { min: (rating ?? 0) << STARS_SHIFT, max: 255 };
        requireBetween(failures, ids, columns.flags, stars, RATING);
      },
    ],
    [
      shipping.length > 0,
      () => {
        const bits =
          (shipping.includes('free') ? FREE : 0) | (shipping.includes('pickup') ? PICKUP : 0);
        requireBits(failures, ids, columns.flags, bits, SHIPPING);
      },
    ],
    [
      choice.attributes.length > 0,
      () => requireAttributes(failures, ids, shelf, choice.attributes),
    ],
  ];
  const used = steps.filter(([isUsed]) => isUsed);
  for (const [, step] of used) step();
  return used.length > 0 ? failures : undefined;
};
