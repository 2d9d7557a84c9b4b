import type { AxisName } from '#demo/products/axes.ts';
import type { Colour, ToneName } from '#demo/pictures/colours.ts';
import type { Vessel } from '#demo/pictures/vessels.ts';
import type { SpecMaker } from '#demo/products/specs.ts';
import type { FiveTexts } from '#demo/text.ts';

/** A kind of product, of which the demo shop has five. */
export type ProductType = {
  id: string;
  /** The sub-category's id, see departments/. */
  section: string;
  /** A drawing of fluent-emoji, on a package where it is no thing by itself. */
  icon: string;
  vessel?: Vessel;
  /** Colours it comes in; null: the drawing's own. */
  looks: readonly (Colour | null)[];
  tones?: readonly ToneName[];
  /** From the cheapest to the dearest, in dollars. */
  price: readonly [low: number, high: number];
  /** How its variants differ, if it has any. */
  axes?: readonly AxisName[];
  specs: readonly SpecMaker[];
  /** One sentence on what it is good for. */
  pitch: FiveTexts;
  /** Noun phrases, one becomes part of the title. */
  names: readonly FiveTexts[];
  /** The names are titles of their own (books): no series, the brand comes last. */
  titled?: true;
  /** Medicines and food: no returns once opened. */
  returns?: false;
};

export const OWN = [null] as const;
