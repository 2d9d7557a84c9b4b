import { isSameValue, normaliseText } from './quantity.ts';
import type { Specification } from './specification-rows.ts';

/** What says how much of a thing is sold, by its English name: other weights are those of the thing. */
export const SAYS_HOW_MUCH: ReadonlySet<string> = new Set([
  'bag size',
  'bottle size',
  'net quantity',
  'net weight',
  'number of capsules',
  'pack size',
  'quantity in pack',
  'volume',
]);

export type Sized = {
  specifications: readonly Specification[];
  /** In English, what can be chosen at the price that is shown, where other choices cost otherwise. */
  sizes: readonly string[];
};

const sizesOf = ({ specifications, sizes }: Sized): readonly string[] => [
  ...sizes,
  ...specifications.flatMap(({ english: { label, value } }) =>
    SAYS_HOW_MUCH.has(normaliseText(label)) ? [value] : [],
  ),
];

/**
 * Whether the prices of some products are of the same amount: a jar of 250 g is no cheaper than one of 1 kg
 * because it costs less. So they are where none comes in sizes, and where one size is sold of each at its price.
 */
export const areOfOneSize = (products: readonly Sized[]): boolean => {
  const [first = [], ...others] = products.map(sizesOf);
  if (first.length === 0) return others.every((sizes) => sizes.length === 0);
  return first.some((size) =>
    others.every((sizes) => sizes.some((other) => isSameValue(size, other))),
  );
};
