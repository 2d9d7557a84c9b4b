import type { View } from '#demo/pictures/photograph.ts';
import { formOf } from '#demo/pictures/forms.ts';
import { isDrawnAlone } from '#demo/pictures/parts.ts';
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

/** What one sees of a product in that view, but for its colour and that of the wall. */
const shotKey = (type: ProductType, number: number, view: View): string => {
  const { form, from, isClose, place } = shotOf(type, number, view);
  return [form, from, isClose, place].join();
};

const RENDERED: readonly View[] = ['front', 'angle', 'scene', 'pair', 'detail'];

/** Of what the studio has rendered, the views that show something of their own. */
const viewsOf = (type: ProductType, number: number): View[] => {
  const shots = RENDERED.map((view) => shotKey(type, number, view));
  return RENDERED.filter((_, at) => shots.indexOf(shots[at] ?? '') === at);
};

const drawingOf = (type: ProductType, number: number, view: View): string => {
  const own = isDrawnAlone(type.id, formOf(type.id, number), number) ? number : '';
  return [type.looks[number % type.looks.length], shotKey(type, number, view), own].join();
};

/** The first view that no earlier product of the type, in the same colour, leads with. */
const leadOf = (type: ProductType, number: number): View => {
  const candidates = viewsOf(type, number).filter((view) => view !== 'detail');
  const taken = new Set(
    Array.from({ length: number }, (_, earlier) => earlier)
      .filter(
        (earlier) =>
          type.looks[earlier % type.looks.length] === type.looks[number % type.looks.length],
      )
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
  if (!isRendered(formOf(type.id, number))) return DRAWN[number % DRAWN.length] ?? [];
  const lead = leadOf(type, number);
  return [lead, ...viewsOf(type, number).filter((view) => view !== lead)];
};
