import type { SelectedFilters } from './selected-filters.ts';
import { BRAND, categoriesOf, CATEGORY } from './filter-rejections.ts';
import type { ProductTable } from './product-table.ts';
import type { Scratch } from './scratch-buffers.ts';

/** A set of products that contains every match of the selected filters. */
type CandidateSet = {
  lists: Int32Array[];
  /** The filters that still have to be tested. */
  rest: SelectedFilters;
  /** The facet that the lists have already been narrowed by. */
  facet: number | undefined;
};

/** The same filters without one facet. */
export const withoutFacet = (filters: SelectedFilters, facet: number): SelectedFilters =>
  facet === CATEGORY
    ? { ...filters, category: undefined, subCategory: undefined, parent: undefined }
    : { ...filters, brands: [] };

const candidateSetsOf = (table: ProductTable, filters: SelectedFilters): CandidateSet[] => {
  const { lists } = table;
  const { store, category, subCategory, brands } = filters;
  const bases: CandidateSet[] = [{ lists: [lists.all()], rest: filters, facet: undefined }];
  if (store !== undefined)
    bases.push({
      lists: [lists.of('store', store)],
      rest: { ...filters, store: undefined },
      facet: undefined,
    });
  if (category !== undefined || subCategory !== undefined)
    bases.push({
      lists: categoriesOf(table, filters).map((id) => lists.of('category', id)),
      rest: withoutFacet(filters, CATEGORY),
      facet: CATEGORY,
    });
  if (brands.length > 0)
    bases.push({
      lists: brands.map((id) => lists.of('brand', id)),
      rest: withoutFacet(filters, BRAND),
      facet: BRAND,
    });
  return bases;
};

const sizeOf = ({ lists }: Pick<CandidateSet, 'lists'>): number =>
  lists.reduce((sum, { length }) => sum + length, 0);

/** The smallest candidate set for the selected filters. */
export const smallestCandidateSet = (
  table: ProductTable,
  filters: SelectedFilters,
): CandidateSet => {
  const [first, ...others] = candidateSetsOf(table, filters);
  if (!first) throw new Error('no candidate set: all products are one');
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
