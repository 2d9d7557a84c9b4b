import type { SelectedFilters } from './selected-filters.ts';
import { FREE, IN_STOCK, PICKUP, STARS_SHIFT } from './columns.ts';
import type { InternedSets } from './interned-sets.ts';
import type { ProductTable } from './product-table.ts';

/** Which facet alone rejects a product; from ATTRIBUTE on, the attribute with that index. */
export const PASSES = 0;
export const CATEGORY = 1;
export const BRAND = 2;
export const COLLECTION = 3;
export const PRICE = 4;
export const RATING = 5;
export const SHIPPING = 6;
export const ATTRIBUTE = 7;
/** Not part of this listing, or rejected by at least two facets. */
export const OUT = 255;

/** What keeps each of these products out, by place in the list. */
export type Failures = Uint8Array;

// The loops below run over every product of the shop. One small loop per filter in use is several
// times as fast as one test of everything per product.

const failing = (failure: number, facet: number): number => (failure === PASSES ? facet : OUT);

/** Keeps out what has a number that is not flagged. */
const requireFlagged = (
  failures: Failures,
  ids: Int32Array,
  column: Int32Array,
  flags: Uint8Array,
  facet: number,
): void => {
  for (let at = 0; at < ids.length; at += 1)
    if (!flags[column[ids[at] ?? 0] ?? 0]) failures[at] = failing(failures[at] ?? OUT, facet);
};

const requireBetween = (
  failures: Failures,
  ids: Int32Array,
  column: Float64Array,
  { min, max }: { min: number; max: number },
  facet: number,
): void => {
  // Without a branch: the results are close to random, so branch prediction would fail often.
  const after = Uint8Array.from({ length: 512 }, (_, failure) =>
    failure < 256 ? failure : failing(failure - 256, facet),
  );
  for (let at = 0; at < ids.length; at += 1) {
    const value = column[ids[at] ?? 0] ?? 0;
    const fails = Number(value < min) | Number(value > max);
    failures[at] = after[(fails << 8) | (failures[at] ?? OUT)] ?? OUT;
  }
};

const requireDiscount = (failures: Failures, ids: Int32Array, share: Float32Array): void => {
  for (let at = 0; at < ids.length; at += 1)
    if ((share[ids[at] ?? 0] ?? 1) >= 1) failures[at] = OUT;
};

/** What each combination of flags fails. */
const failuresOfFlags = ({ inStock, rating = 0, shipping }: SelectedFilters): Uint8Array => {
  const bits = (shipping.includes('free') ? FREE : 0) | (shipping.includes('pickup') ? PICKUP : 0);
  return Uint8Array.from({ length: 256 }, (_, flags) => {
    if (inStock && !(flags & IN_STOCK)) return OUT;
    const failure = flags >> STARS_SHIFT < rating ? RATING : PASSES;
    return bits > 0 && !(flags & bits) ? failing(failure, SHIPPING) : failure;
  });
};

const startWithFlags = (
  failures: Failures,
  ids: Int32Array,
  flags: Uint8Array,
  ofFlags: Uint8Array,
): void => {
  for (let at = 0; at < ids.length; at += 1)
    failures[at] = ofFlags[flags[ids[at] ?? 0] ?? 0] ?? OUT;
};

const flagged = (ids: readonly number[], size: number): Uint8Array => {
  const flags = new Uint8Array(size);
  for (const id of ids) if (id < size) flags[id] = 1;
  return flags;
};

/** Per set, whether one of these ids is in it. */
const setsWith = (ids: readonly number[], { members }: InternedSets): Uint8Array => {
  const wanted = new Set(ids);
  return Uint8Array.from(members, (set) => (set.some((id) => wanted.has(id)) ? 1 : 0));
};

type Demand = { column: Int32Array; flags: Uint8Array; facet: number };

/** The numbers that a product must have one of, column by column. */
const demandsOf = (table: ProductTable, filters: SelectedFilters): Demand[] => {
  const { columns, ends, tags, collections, values } = table;
  const { store, brands, category, subCategory, collection, attributes } = filters;
  const demands: Demand[] = [];
  const demand = (column: Int32Array, flags: Uint8Array, facet: number) =>
    demands.push({ column, flags, facet });
  if (store !== undefined) demand(columns.store, flagged([store], ends.store), OUT);
  if (filters.tags.length > 0) demand(columns.tags, setsWith(filters.tags, tags), OUT);
  // Category and sub-category narrow the same facet, so a product that fails both fails one.
  if (category !== undefined || subCategory !== undefined)
    demand(columns.category, flagged(categoriesOf(table, filters), ends.category), CATEGORY);
  if (brands.length > 0) demand(columns.brand, flagged(brands, ends.brand), BRAND);
  if (collection !== undefined)
    demand(columns.collections, setsWith([collection], collections), COLLECTION);
  for (const [index, { chosen }] of attributes.entries())
    demand(columns.values, setsWith(chosen, values), ATTRIBUTE + index);
  return demands;
};

/** What each product fails, written over these; false where nothing is chosen, so that none does. */
export const findFailures = (
  table: ProductTable,
  ids: Int32Array,
  filters: SelectedFilters,
  failures: Failures,
): boolean => {
  const { columns } = table;
  const { inStock, rating, shipping, price, discounted } = filters;
  const demands = demandsOf(table, filters);
  const isByFlags = inStock || rating !== undefined || shipping.length > 0;
  if (!isByFlags && !price && !discounted && demands.length === 0) return false;
  if (isByFlags) startWithFlags(failures, ids, columns.flags, failuresOfFlags(filters));
  else failures.fill(PASSES);
  for (const { column, flags, facet } of demands)
    requireFlagged(failures, ids, column, flags, facet);
  if (price) requireBetween(failures, ids, columns.price, price, PRICE);
  if (discounted) requireDiscount(failures, ids, columns.share);
  return true;
};

/** The categories whose own products pass the filters of category and sub-category. */
export const categoriesOf = (
  { parentOf }: ProductTable,
  { category, subCategory }: SelectedFilters,
): number[] => {
  if (subCategory === undefined)
    return [...parentOf].filter(([, parent]) => parent === category).map(([id]) => id);
  const isInside = category === undefined || parentOf.get(subCategory) === category;
  return isInside ? [subCategory] : [];
};
