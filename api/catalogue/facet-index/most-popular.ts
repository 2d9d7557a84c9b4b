import { idsOf } from './candidate-sets.ts';
import { pageOfCards } from './page.ts';
import { createVersionedCache, type VersionedCache } from './versioned-cache.ts';
import type { ProductTable } from './product-table.ts';

/** So many of each list are enough to choose from. */
const MOST = 120;

/** Of the most popular products of categories and brands, which are cached until a card changes. */
const MOST_BYTES = 512 * 1024;
const BYTES_PER_ID = 8;
const cacheOf = new WeakMap<ProductTable, VersionedCache<number[]>>();

/** The most popular products of these lists together, the sold-out ones last, at most 120. `key` names the lists. */
export const mostPopular = (
  table: ProductTable,
  key: string,
  lists: () => Int32Array[],
): number[] => {
  const cached =
    cacheOf.get(table) ??
    createVersionedCache<number[]>(MOST_BYTES, (ids) => ids.length * BYTES_PER_ID);
  cacheOf.set(table, cached);
  const { columns, scratch, version } = table;
  return cached(version, key, () => {
    const ids = idsOf({ lists: lists() }, scratch.within);
    return pageOfCards(columns, ids, 'relevance', { offset: 0, size: MOST });
  });
};

/** The same of a brand. */
export const mostPopularOfBrand = (table: ProductTable, brand: number): number[] =>
  mostPopular(table, `brand ${brand}`, () => [table.lists.of('brand', brand)]);
