import type { Colour } from '#demo/pictures/colours.ts';
import { coverOf, drawCover } from '#demo/pictures/covers/draw-cover.ts';
import { labelOf } from '#demo/pictures/labels/draw-label.ts';
import { screenOf } from '#demo/pictures/screens/draw-screen.ts';
import { PRODUCT_TYPES } from '#demo/product-types/all.ts';
import { nameOf } from '#demo/product-types/product-type.ts';
import { modelOf } from '#demo/products/titles.ts';
import { brandOf } from '#demo/products/who-sells.ts';
import type { Surface } from './surface.ts';

/** What the shop prints on a product or its display shows: what is drawn on each of its surfaces, and its other colour. */
export type Print = { ground?: string; svgOf: (surface: Surface) => string };

/** What is printed on that product, undefined where nothing is. */
export const printOf = (id: string, number: number, colour: Colour | null): Print | undefined => {
  const type = PRODUCT_TYPES.find((one) => one.id === id);
  if (!type) return undefined;
  const screen = screenOf(id, number);
  if (screen) return { svgOf: ({ aspect }) => screen(aspect) };
  const name = nameOf(type, number).words.en;
  const cover = coverOf(id, number);
  if (cover)
    return {
      ground: cover.ground,
      svgOf: ({ aspect }) => drawCover(cover, { name, type: id, number, aspect }),
    };
  // A pack says which model it is, as its title does, beside the brand that makes it.
  const model = modelOf(type, number)?.en;
  const words = model ? `${model} ${name}` : name;
  const label = labelOf(id, { name: words, number, brand: brandOf(type, number), colour });
  return label && { svgOf: ({ aspect }) => label(aspect) };
};
