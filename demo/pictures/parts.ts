import type { Colour } from './colours.ts';
import { RAMPS } from './colours.ts';
import { printOf } from './print/print-of.ts';
import { layPrints, readPrints } from './print/surface.ts';
import type { Paint } from './rendered.ts';

/** A product as it is seen in one picture; without a number it stands for all of its type. */
type Seen = { form: string; from: 'front' | 'angle'; colour: Colour | null; number?: number };

/** What colours its parts: the product's colour, and on the second part what is printed on it. */
export const partsOf = async (
  type: string,
  { form, from, colour, number = 0 }: Seen,
  side: number,
): Promise<Paint['parts']> => {
  const own = colour === null ? undefined : RAMPS[colour][1];
  const surfaces = readPrints(form, from);
  const print = surfaces && printOf(type, number, colour);
  if (!print) return [own];
  const printed = await layPrints(surfaces, print.svgOf, side);
  return [print.ground ?? own, printed];
};
