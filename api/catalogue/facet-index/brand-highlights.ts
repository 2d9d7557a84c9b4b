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
 * What stands beside a brand's name: its best products but for those that its list begins with, which would be shown
 * twice. Of a brand with few others the last of these are, never those of the list's first row: none where it has
 * not `size` more.
 */
export const findBesideBrand = (
  table: ProductTable,
  { brand, size }: { brand: number; size: number },
): number[] => {
  const seen = mostPopularOfBrand(table, brand).slice(0, SEEN_BELOW);
  const others = findBrandHighlights(table, { brand, size, without: new Set(seen) });
  const without = new Set([...seen.slice(0, size), ...others]);
  const repeated = findBrandHighlights(table, { brand, size: SEEN_BELOW, without });
  const found = [...others, ...repeated.toReversed()].slice(0, size);
  return found.length === size ? found : [];
};
