import type { ToneName } from '#demo/pictures/colours.ts';
import type { FiveTexts } from '#demo/text.ts';
import { text } from '#demo/text.ts';

/** A sub-category; its id is also its English slug, `shows` the product type on its picture. */
type Section = { id: string; title: FiveTexts; shows: string };

/** A category of the demo shop; its id is also its English slug. */
export type Department = {
  id: string;
  title: FiveTexts;
  /** The product type on its picture. */
  shows: string;
  tones: readonly ToneName[];
  /** The tax rate in basis points. */
  tax: 900 | 500 | 200;
  sections: readonly Section[];
};

export const section = (id: string, shows: string, ...words: Parameters<typeof text>): Section => ({
  id,
  shows,
  title: text(...words),
});
