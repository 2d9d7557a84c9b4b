import { isLocalPath } from '#web/lib/paths/language.ts';

/** The one address of a page that was asked for with slashes at its end; undefined if it is tidy. */
export const withoutTrailingSlashes = ({ pathname, search }: URL): string | undefined => {
  if (pathname === '/' || !pathname.endsWith('/')) return undefined;
  const tidy = pathname.replace(/\/+$/, '') || '/';
  // `//host/` must not become an address elsewhere.
  return isLocalPath(tidy) ? tidy + search : '/';
};
