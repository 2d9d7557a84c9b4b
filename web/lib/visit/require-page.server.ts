import { redirect } from 'react-router';
import { pageAddress } from '#web/lib/query/page-query.ts';

/** Ends the request where the list has no such page: its last one is shown instead. */
export const requirePage = (url: URL, list: { page: number; last_page: number }): void => {
  if (list.page > list.last_page) throw redirect(pageAddress(url, list.last_page));
};
