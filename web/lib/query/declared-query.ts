import { useMemo } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { pageOfQuery } from './page-query.ts';

/**
 * How a page reads a parameter. `one`: its first value, where an empty one is none. `given`: its first
 * value, also where it is empty. `many`: all its values, in whatever order. `page`: the number of a page
 * of a list. A name that ends in `*` stands for all that begin like it.
 */
export type QueryDeclaration = Readonly<Record<string, 'one' | 'given' | 'many' | 'page'>>;

/** Pages of a list and nothing else. */
export const PAGED: QueryDeclaration = { page: 'page' };

const READERS: Record<
  QueryDeclaration[string],
  (query: URLSearchParams, name: string) => string[]
> = {
  one: (query, name) => [query.get(name) ?? ''].filter(Boolean),
  given: (query, name) => query.getAll(name).slice(0, 1),
  many: (query, name) => [...new Set(query.getAll(name))].filter(Boolean).toSorted(),
  page: (query, name) => {
    const page = pageOfQuery(query, name);
    return page > 1 ? [String(page)] : [];
  },
};

const namesOf = (query: URLSearchParams, declared: string): string[] => {
  if (!declared.endsWith('*')) return [declared];
  const beginning = declared.slice(0, -1);
  return [...new Set(query.keys())].filter((name) => name.startsWith(beginning)).toSorted();
};

/**
 * The part of a query that a page reads, in the order in which the page declares it: whatever leads
 * to the same page is the same text.
 */
export const declaredQuery = (
  declaration: QueryDeclaration,
  query: URLSearchParams,
): URLSearchParams => {
  const known = new URLSearchParams();
  for (const [declared, reading] of Object.entries(declaration))
    for (const name of namesOf(query, declared))
      for (const value of READERS[reading](query, name)) known.append(name, value);
  return known;
};

/** The part of a query that a page does not read, as it was asked for: what advertisers have added. */
export const undeclaredQuery = (
  declaration: QueryDeclaration,
  query: URLSearchParams,
): URLSearchParams => {
  const read = new Set(Object.keys(declaration).flatMap((declared) => namesOf(query, declared)));
  return new URLSearchParams([...query].filter(([name]) => !read.has(name)));
};

/**
 * The query of this page's address as far as the page reads it: what its links and forms carry on. The
 * rest is left in the browser's address bar and leads nowhere else.
 */
export const useDeclaredQuery = (): URLSearchParams => {
  const { search } = useLocation();
  const { query = {} } = (useMatches().at(-1)?.handle ?? {}) as Handle;
  return useMemo(() => declaredQuery(query, new URLSearchParams(search)), [query, search]);
};
