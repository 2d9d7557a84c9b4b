import { fieldOf } from '#web/components/product/variants/attribute-field.ts';
import type { Paths } from '#web/lib/paths/paths.ts';
import type { ShownCard } from './shown-card.ts';

/** The product's page, in the colour that the card shows. */
export const cardAddress = (paths: Paths, card: ShownCard): string => {
  const { chosen_colour: chosen } = card;
  return paths.product(card, chosen ? { [fieldOf(chosen.attribute)]: chosen.value } : {});
};
