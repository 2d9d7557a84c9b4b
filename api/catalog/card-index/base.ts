import { categoriesOf } from './categories.ts';
import type { Choice } from './choice.ts';
import { BRAND, CATEGORY } from './failures.ts';
import type { Scratch } from './scratch.ts';
import type { Shelf } from './shelf.ts';

/** Products among which all are that a choice leaves. */
type Base = {
  lists: Int32Array[];
  /** What is left to be tested of the choice. */
  rest: Choice;
  /** The facet that the lists are narrowed by, if it is one. */
  facet: number | undefined;
};

/** The same choice without one facet. */
export const withoutFacet = (choice: Choice, facet: number): Choice =>
  facet === CATEGORY
    ? { ...choice, category: undefined, subCategory: undefined, parent: undefined }
    : { ...choice, brands: [] };

const basesOf = (shelf: Shelf, choice: Choice): Base[] => {
  const { lists } = shelf;
  const { store, category, subCategory, brands } = choice;
  const bases: Base[] = [{ lists: [lists.all()], rest: choice, facet: undefined }];
  if (store !== undefined)
    bases.push({
      lists: [lists.of('store', store)],
      rest: { ...choice, store: undefined },
      facet: undefined,
    });
  if (category !== undefined || subCategory !== undefined)
    bases.push({
      lists: categoriesOf(shelf, choice).map((id) => lists.of('category', id)),
      rest: withoutFacet(choice, CATEGORY),
      facet: CATEGORY,
    });
  if (brands.length > 0)
    bases.push({
      lists: brands.map((id) => lists.of('brand', id)),
      rest: withoutFacet(choice, BRAND),
      facet: BRAND,
    });
  return bases;
};

const sizeOf = ({ lists }: Pick<Base, 'lists'>): number =>
  lists.reduce((sum, { length }) => sum + length, 0);

/** The fewest products to look through for a choice. */
export const smallestBase = (shelf: Shelf, choice: Choice): Base => {
  const [first, ...others] = basesOf(shelf, choice);
  if (!first) throw new Error('a choice has all products at least');
  return others.reduce((best, one) => (sizeOf(one) < sizeOf(best) ? one : best), first);
};

/** The ids of a base in one list. */
export const idsOf = (base: Pick<Base, 'lists'>, scratch: Scratch): Int32Array => {
  const [only] = base.lists;
  if (only && base.lists.length === 1) return only;
  const ids = scratch.joined(sizeOf(base));
  let end = 0;
  for (const list of base.lists) {
    ids.set(list, end);
    end += list.length;
  }
  return ids;
};
