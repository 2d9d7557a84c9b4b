import { useSearchParams } from 'react-router';
import { withQuery } from '#web/lib/paths/paths.ts';
import type { QueryDeclaration } from '#web/lib/query/declared-query.ts';

/** What every page of signing in reads of its address: where one came from, and what was begun there. */
export const SIGN_IN_QUERY: QueryDeclaration = { redirect: 'one', intent: 'one' };

/** The same parameters of an address. */
export const signInQuery = (query: URLSearchParams) => ({
  redirect: query.get('redirect'),
  intent: query.get('intent'),
});

/** From one page of signing in to another, without losing where one came from. */
export const useKeepSignInQuery = (): ((path: string) => string) => {
  const [query] = useSearchParams();
  return (path) => withQuery(path, signInQuery(query));
};
