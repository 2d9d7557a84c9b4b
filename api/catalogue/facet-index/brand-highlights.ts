import { IN_STOCK, STARS_SHIFT } from './columns.ts';
import { mostPopularOfBrand } from './most-popular.ts';
import type { ProductTable } from './product-table.ts';

/** A rating of fewer whole stars does not show a brand at its best; 0: nobody has rated it. */
const POOR = 4;

const isPoor = (flags: number): boolean => {
  const stars = flags >> STARS_SHIFT;
  return stars > 0 && stars < POOR;
};

/**
 * The most popular products of a brand that are in stock, but for those in `without`; what shoppers rate poorly only
 * where there are not enough others.
 */
export const findBrandHighlights = (
  table: ProductTable,
  { brand, size, without }: { brand: number; size: number; without?: ReadonlySet<number> },
): number[] => {
  const flagsOf = (id: number): number => table.columns.flags[id] ?? 0;
  const isThere = (id: number): boolean =>
    (flagsOf(id) & IN_STOCK) !== 0 && without?.has(id) !== true;
  const ids = mostPopularOfBrand(table, brand).filter(isThere);
  const good = ids.filter((id) => !isPoor(flagsOf(id)));
  return [...good, ...ids.filter((id) => isPoor(flagsOf(id)))].slice(0, size);
};

/** So many products of a brand's list are seen together with what stands beside its name. */
const SEEN_BELOW = 8;

/**
 * What stands beside a brand's name: its best products but for the first of its list, which would be shown twice.
 * None where there are not `size` others.
 */
export const findBesideBrand = (
  table: ProductTable,
  { brand, size }: { brand: number; size: number },
): number[] => {
  const without = new Set(mostPopularOfBrand(table, brand).slice(0, SEEN_BELOW));
  const found = findBrandHighlights(table, { brand, size, without });
  return found.length === size ? found : [];
};
