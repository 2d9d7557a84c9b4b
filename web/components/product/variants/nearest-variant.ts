import type { Attribute, Inventory } from '#contract/catalogue/product.ts';
import { choiceOf, type Choice } from './variant-choice.ts';

type Product = { inventory: readonly Inventory[]; attributes: readonly Attribute[] };

/** How far a variant is from each chosen value, in steps of the order in which the values are shown. */
const distances = (attributes: readonly Attribute[], variant: Inventory, choice: Choice) => {
  const made = choiceOf(variant);
  return attributes.map(({ id, values }) => {
    const placeOf = (value: string | undefined) => values.findIndex((one) => one.id === value);
    return choice[id] ? Math.abs(placeOf(made[id]) - placeOf(choice[id])) : 0;
  });
};

/**
 * The variant to offer instead of one that is not made: in stock, with as much as possible of what is
 * chosen, the earlier attributes first, and of the rest the nearest value.
 */
export const nearestVariant = (
  { inventory, attributes }: Product,
  choice: Choice,
): Inventory | undefined => {
  const ranked = inventory
    .filter(({ quantity }) => quantity > 0)
    .map((variant) => {
      const far = distances(attributes, variant, choice);
      return { variant, ranks: [far.filter((steps) => steps > 0).length, ...far] };
    });
  const compare = (one: number[], other: number[]): number =>
    one.map((rank, at) => rank - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
  return ranked.toSorted((one, other) => compare(one.ranks, other.ranks))[0]?.variant;
};
