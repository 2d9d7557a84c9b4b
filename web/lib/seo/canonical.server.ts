import { languageCodes } from '#i18n/languages.ts';
import { redirect } from 'react-router';
import type { Alternates } from './meta.ts';
import { makePaths, type Paths } from '#web/lib/paths/paths.ts';

/** Ends the request with 301 where the page has another address; the query goes along. */
export const requireAddress = (url: URL, path: string): void => {
  if (new URL(path, url).pathname !== url.pathname) throw redirect(path + url.search, 301);
};

/** The page's path in every language, from its slug in each. */
export const alternatesOf = (
  slugs: Record<string, string>,
  fallback: string,
  path: (paths: Paths, slug: string, code: string) => string,
): Alternates =>
  Object.fromEntries(
    languageCodes.map((code) => [code, path(makePaths(code), slugs[code] ?? fallback, code)]),
  ) as Alternates;
