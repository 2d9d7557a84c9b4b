import type { ToneName } from '#demo/pictures/colours.ts';
import type { FiveTexts } from '#demo/text.ts';
import { text } from '#demo/text.ts';

/** A sub-category; its id is also its English slug. */
type Section = { id: string; title: FiveTexts; icon: string };

/** A category of the demo shop; its id is also its English slug. */
export type Department = {
  id: string;
  title: FiveTexts;
  icon: string;
  tones: readonly ToneName[];
  /** The tax rate in basis points. */
  tax: 2000 | 1000 | 500;
  sections: readonly Section[];
};

export const section = (id: string, icon: string, ...words: Parameters<typeof text>): Section => ({
  id,
  icon,
  title: text(...words),
});
