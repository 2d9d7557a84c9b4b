import type { View } from '#demo/pictures/photograph.ts';
import { placesOf } from '#demo/pictures/places.ts';
import { isRendered, shotOf } from '#demo/pictures/rendered-product.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';

/** Of what is drawn: some start from another side, so that they are told apart. */
const DRAWN: readonly (readonly View[])[] = [
  ['front', 'scene', 'angle', 'detail'],
  ['front', 'angle', 'detail', 'scene', 'pair'],
  ['front', 'pair', 'scene', 'detail'],
  ['scene', 'front', 'angle', 'detail'],
  ['front', 'detail', 'pair'],
];

/** Of what the studio has rendered, each view shows something of its own. */
const viewsOf = (type: ProductType): View[] => [
  'front',
  ...(isRendered(type.id, 'angle') ? (['angle'] as const) : []),
  ...(placesOf(type).length > 0 ? (['scene'] as const) : []),
  'detail',
];

/** What one sees of a product in that view, but for the colour of the wall. */
const drawingOf = (type: ProductType, number: number, view: View): string => {
  const { from, isClose, place } = shotOf(type, number, view);
  return [type.looks[number % type.looks.length], from, isClose, place].join();
};

/** The first view that no earlier product of the type, in the same colour, leads with. */
const leadOf = (type: ProductType, number: number): View => {
  const candidates: View[] = [...viewsOf(type).filter((view) => view !== 'detail'), 'pair'];
  const taken = new Set(
    Array.from({ length: number }, (_, earlier) => earlier)
      .filter((earlier) => earlier % type.looks.length === number % type.looks.length)
      .map((earlier) => drawingOf(type, earlier, leadOf(type, earlier))),
  );
  return candidates.find((view) => !taken.has(drawingOf(type, number, view))) ?? 'front';
};

/**
 * The views of a product in their order. Products of a type come in its colours one after the other;
 * one whose colour has been shown already leads with another view, so that no two are pictured alike
 * where they stand side by side.
 */
export const galleryOf = (type: ProductType, number: number): readonly View[] => {
  if (!isRendered(type.id)) return DRAWN[number % DRAWN.length] ?? [];
  const lead = leadOf(type, number);
  return [lead, ...viewsOf(type).filter((view) => view !== lead)];
};
