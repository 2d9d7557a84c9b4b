import type { Tone } from '#demo/pictures/colours.ts';
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
  /** What all its products stand on, so that a list looks of one piece. */
  ground: Tone;
  /** The tax rate in basis points. */
  tax: 900 | 500 | 200;
  sections: readonly Section[];
};

export const section = (id: string, shows: string, ...words: Parameters<typeof text>): Section => ({
  id,
  shows,
  title: text(...words),
});
