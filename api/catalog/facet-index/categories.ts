import type { Choice } from './choice.ts';
import type { ProductTable } from './product-table.ts';

/** The categories whose own products a choice of a category, a sub-category or both leaves. */
export const categoriesOf = (
  { parentOf }: ProductTable,
  { category, subCategory }: Choice,
): number[] => {
  if (subCategory === undefined)
    return [...parentOf].filter(([, parent]) => parent === category).map(([id]) => id);
  const isInside = category === undefined || parentOf.get(subCategory) === category;
  return isInside ? [subCategory] : [];
};
