import { formOf } from '#demo/pictures/forms.ts';
import type { ProductType } from '#demo/product-types/product-type.ts';

/** A product, by what the studio drew it from. */
type Shaped = { type: Pick<ProductType, 'id' | 'sideline' | 'titled'>; number: number };

/** Books of one form but of two kinds have covers of another character. */
export const shapeOf = ({ type, number }: Shaped): string => {
  const form = formOf(type.id, number);
  return type.titled ? `${form} of ${type.id}` : form;
};

/**
 * The same things in another order: the first of each shape, then the second of each, and so on, so that
 * no two neighbours look alike while there are others. Shapes that are `shown` nearby already come one turn
 * later.
 */
export const inTurns = <T>(
  things: readonly T[],
  shapeOfThing: (thing: T) => string,
  shown: ReadonlySet<string> = new Set(),
): T[] => {
  const seen = new Map<string, number>();
  const turns = things.map((thing) => {
    const shape = shapeOfThing(thing);
    const turn = seen.get(shape) ?? (shown.has(shape) ? 1 : 0);
    seen.set(shape, turn + 1);
    return { thing, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ thing }) => thing);
};

/**
 * Gives the popularities that were drawn to the products anew: the first of each shape is more popular than
 * any second one. Each listing, of whichever category, begins with different shapes then, a sideline behind
 * what the category is known for.
 */
export const spreadPopularity = <T extends Shaped & { popularity: number }>(
  products: readonly T[],
): T[] => {
  const byPopularity = products.toSorted((a, b) => b.popularity - a.popularity);
  const sidelinesLast = byPopularity.toSorted(
    (a, b) => Number(a.type.sideline ?? false) - Number(b.type.sideline ?? false),
  );
  const standing = new Map(
    inTurns(sidelinesLast, shapeOf).map((product, place) => [
      product,
      byPopularity[place]?.popularity ?? 0,
    ]),
  );
  return products.map((product) => ({ ...product, popularity: standing.get(product) ?? 0 }));
};
