import { categoriesOf } from './categories.ts';
import type { Choice } from './choice.ts';
import { BRAND, CATEGORY } from './filter-rejections.ts';
import type { Scratch } from './scratch-buffers.ts';
import type { ProductTable } from './product-table.ts';

/** A set of products that contains every match of a choice of filters. */
type CandidateSet = {
  lists: Int32Array[];
  /** The filters that still have to be tested. */
  rest: Choice;
  /** The facet that the lists have already been narrowed by. */
  facet: number | undefined;
};

/** The same choice without one facet. */
export const withoutFacet = (choice: Choice, facet: number): Choice =>
  facet === CATEGORY
    ? { ...choice, category: undefined, subCategory: undefined, parent: undefined }
    : { ...choice, brands: [] };

const candidateSetsOf = (table: ProductTable, choice: Choice): CandidateSet[] => {
  const { lists } = table;
  const { store, category, subCategory, brands } = choice;
  const bases: CandidateSet[] = [{ lists: [lists.all()], rest: choice, facet: undefined }];
  if (store !== undefined)
    bases.push({
      lists: [lists.of('store', store)],
      rest: { ...choice, store: undefined },
      facet: undefined,
    });
  if (category !== undefined || subCategory !== undefined)
    bases.push({
      lists: categoriesOf(table, choice).map((id) => lists.of('category', id)),
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

const sizeOf = ({ lists }: Pick<CandidateSet, 'lists'>): number =>
  lists.reduce((sum, { length }) => sum + length, 0);

/** The smallest candidate set for a choice of filters. */
export const smallestCandidateSet = (table: ProductTable, choice: Choice): CandidateSet => {
  const [first, ...others] = candidateSetsOf(table, choice);
  if (!first) throw new Error('a choice has all products at least');
  return others.reduce((best, one) => (sizeOf(one) < sizeOf(best) ? one : best), first);
};

/** The ids of a base in one list. */
export const idsOf = (base: Pick<CandidateSet, 'lists'>, scratch: Scratch): Int32Array => {
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
