import { PER_PAGE } from '#contract/page-size.ts';
import type { PageOf } from '#contract/page.ts';

/** The rows to skip before this page. */
export const offsetOf = (page: number, perPage = PER_PAGE): number => (page - 1) * perPage;

/** A page of a list of `total` things; an empty list has one empty page. */
export const pageOfList = <Item>(
  result: Item[],
  total: number,
  page: number,
  perPage = PER_PAGE,
): PageOf<Item> => ({
  result,
  total,
  page,
  per_page: perPage,
  last_page: Math.max(1, Math.ceil(total / perPage)),
});
