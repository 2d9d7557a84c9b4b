import { PER_PAGE, type PageOf } from '#contract/page.ts';

/** The rows to skip before this page. */
export const offsetOf = (page: number): number => (page - 1) * PER_PAGE;

/** A page of a list of `total` things; an empty list has one empty page. */
export const pageOfList = <Item>(result: Item[], total: number, page: number): PageOf<Item> => ({
  result,
  total,
  page,
  per_page: PER_PAGE,
  last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
});
