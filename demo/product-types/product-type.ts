import type { AxisName } from '#demo/products/axes.ts';
import type { Colour } from '#demo/pictures/colours.ts';
import type { SpecMaker } from '#demo/products/specs.ts';
import type { FiveTexts } from '#demo/text.ts';

/** Words of a title that settle some specifications: a wool coat is of wool. */
type TellingName = {
  words: FiveTexts;
  specs: readonly SpecMaker[];
  /** What it is good for, where the type's sentence does not suit it. */
  pitch?: FiveTexts;
};

type Span = readonly [low: number, high: number];

/** A kind of product, of which the demo shop has five. */
export type ProductType = {
  id: string;
  /** The sub-category's id, see departments/. */
  section: string;
  /** Colours it comes in; null: its own. */
  looks: readonly (Colour | null)[];
  /** From the cheapest to the dearest, in dollars; a span for each name where they are worth different sums. */
  price: Span | readonly Span[];
  /** How its variants differ, if it has any. */
  axes?: readonly AxisName[];
  /** Of what is worn: the smallest and the largest size out of its axis. */
  sizes?: readonly [least: string, most: string];
  specs: readonly SpecMaker[];
  /** One sentence on what it is good for. */
  pitch: FiveTexts;
  /** Noun phrases, one becomes part of the title. */
  names: readonly (FiveTexts | TellingName)[];
  /** The names are titles of their own (books): no series, the brand comes last. */
  titled?: true;
  /** Not what its sub-category is known for: it stands behind the others there. */
  sideline?: true;
  /** Medicines and food: no returns once opened. */
  returns?: false;
};

export const OWN = [null] as const;

const isSpan = (price: ProductType['price']): price is Span => typeof price[0] === 'number';

/** What this product of the type may cost, in dollars. */
export const spanOf = ({ id, price }: ProductType, number: number): Span => {
  if (isSpan(price)) return price;
  const span = price[number % price.length];
  if (!span) throw new Error(`"${id}" has no prices`);
  return span;
};

/** A name with the specifications that go with it; they replace the type's rows of the same label. */
export const telling = (words: FiveTexts, ...specs: readonly SpecMaker[]): TellingName => ({
  words,
  specs,
});

/** What this product of the type is called, and what that says about it. */
export const nameOf = ({ id, names }: ProductType, number: number): TellingName => {
  const name = names[number % names.length];
  if (!name) throw new Error(`"${id}" has no names`);
  return 'words' in name ? name : { words: name, specs: [] };
};
