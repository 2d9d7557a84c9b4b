import type { ProductType } from '#demo/product-types/product-type.ts';
import type { FiveTexts } from '#demo/text.ts';
import { AXES } from './axes.ts';
import type { DraftVariant } from './draft-product.ts';
import type { Spec } from './specs.ts';
import { NET_QUANTITY, NET_QUANTITY_PER_PIECE } from './specs.ts';

/** The smallest of the quantities that it can be chosen in: how much there is where there is no choice. */
const smallestOf = ({ axes = [] }: ProductType): FiveTexts | undefined => {
  const axis = axes.find((name) => name === 'weight' || name === 'bottle');
  return axis && AXES[axis].choices[0]?.title;
};

/**
 * The rows of food with how much of it is sold, by which the shop tells what a kilogram or a litre costs: in the
 * pack, where that is not chosen, or in each piece where the pieces are.
 */
export const withQuantity = (
  type: ProductType,
  rows: readonly Spec[],
  variants: readonly DraftVariant[],
): readonly Spec[] => {
  const isFood = rows.some(({ label }) => label.en === 'Ingredients');
  if (!isFood) return rows;
  const chosen = variants.flatMap(({ choices }) => choices.map(([axis]) => axis));
  if (chosen.includes('pieces'))
    return rows.map((row) =>
      row.label.en === NET_QUANTITY.en ? { ...row, label: NET_QUANTITY_PER_PIECE } : row,
    );
  const isListed = rows.some(({ label }) => label.en === NET_QUANTITY.en);
  const smallest = chosen.length > 0 || isListed ? undefined : smallestOf(type);
  return smallest ? [{ label: NET_QUANTITY, value: smallest }, ...rows] : rows;
};
