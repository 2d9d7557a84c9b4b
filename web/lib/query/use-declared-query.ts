import { useMemo } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { Handle } from '#web/lib/page-data/handle.ts';
import { declaredQuery } from './declared-query.ts';

/**
 * The query of this page's address as far as the page reads it: what its links and forms carry on. The
 * rest is left in the browser's address bar and leads nowhere else.
 */
export const useDeclaredQuery = (): URLSearchParams => {
  const { search } = useLocation();
  const { query = {} } = (useMatches().at(-1)?.handle ?? {}) as Handle;
  return useMemo(() => declaredQuery(query, new URLSearchParams(search)), [query, search]);
};
