import { withQuery } from '#web/lib/paths/paths.ts';

/** The page that a query asks for, by `?page=` or another name; nonsense is the first page. */
export const pageOfQuery = (query: URLSearchParams, name = 'page'): number => {
  const page = Number(query.get(name));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

/** The query of a list's page, which the first one has none of: `?page=2`. */
export const pageQuery = (page: number): string => withQuery('', { page: page > 1 ? page : null });

/** The same address with another `?page=`. */
export const pageAddress = (
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  page: number,
): string => {
  const query = new URLSearchParams(search);
  query.delete('page');
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
};
