import type { Spec } from '#demo/products/specs.ts';
import { NET_QUANTITY, NET_QUANTITY_PER_PIECE } from '#demo/products/specs.ts';
import { ALLERGENS, BEST_BEFORE, ENERGY, INGREDIENTS, NUTRITION, OPENED } from './food-rows.ts';

/** What one reads on a packet of food before all else, in English. */
const FIRST: readonly string[] = [
  NET_QUANTITY.en,
  NET_QUANTITY_PER_PIECE.en,
  INGREDIENTS.en,
  ALLERGENS.en,
  'Not for',
  ENERGY.en,
  NUTRITION.en,
  'How to store',
  OPENED.en,
  BEST_BEFORE.en,
];

const placeOf = ({ label }: Spec): number => {
  const place = FIRST.indexOf(label.en);
  return place === -1 ? FIRST.length : place;
};

/** The rows of a food as its packet tells them: content, ingredients, nutrition, how it keeps; those of other things as they are. */
export const asOnPacket = (rows: readonly Spec[]): readonly Spec[] =>
  rows.some(({ label }) => label.en === INGREDIENTS.en)
    ? rows.toSorted((one, other) => placeOf(one) - placeOf(other))
    : rows;
