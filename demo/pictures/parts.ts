import type { Colour } from './colours.ts';
import { RAMPS } from './colours.ts';
import { patternOf } from './patterns/patterns.ts';
import { printOf } from './print/print-of.ts';
import type { Prints } from './print/surface.ts';
import { layPrints, readPrints } from './print/surface.ts';
import type { Paint } from './rendered.ts';

/** A product as it is seen in one picture; without a number it stands for all of its type. */
type Seen = { form: string; from: 'front' | 'angle'; colour: Colour | null; number?: number };

/** Those of the surfaces that are cloth, or those that are sheets of paper. */
const only = (prints: Prints, isCloth: boolean): Prints => ({
  ...prints,
  surfaces: prints.surfaces.filter(({ name }) => (name === 'cloth') === isCloth),
});

/**
 * What colours its parts: on the first the product's colour or the pattern of its cloth, on the second what
 * is printed on it.
 */
export const partsOf = async (
  type: string,
  { form, from, colour, number = 0 }: Seen,
  side: number,
): Promise<Paint['parts']> => {
  const own = colour === null ? undefined : RAMPS[colour][1];
  const prints = readPrints(form, from);
  if (!prints) return [own];
  const pattern = colour === null ? undefined : patternOf(type, number, colour);
  if (pattern) return [await layPrints(only(prints, true), () => pattern, side)];
  const print = printOf(type, number, colour);
  if (!print) return [own];
  return [print.ground ?? own, await layPrints(only(prints, false), print.svgOf, side)];
};

/** Whether a product differs from its like by what is printed on it or woven into its cloth, not by its display. */
export const isDrawnAlone = (type: string, form: string, number: number): boolean => {
  const surfaces = (readPrints(form, 'front')?.surfaces ?? []).filter(
    ({ name }) => name !== 'screen',
  );
  if (surfaces.some(({ name }) => name !== 'cloth')) return true;
  return surfaces.length > 0 && patternOf(type, number, 'navy') !== undefined;
};
