import { matchRoutes, type RouteObject } from 'react-router';
import { LANGUAGE_COOKIE, languageCookie, languageOfPath } from '#web/lib/language.ts';
import { oncePer } from '#web/lib/once-per.ts';
import { remembered } from '#web/lib/remembered.ts';
import { publicHeaders } from '#web/lib/public-page.ts';
import { pagePath, routesOfAddress, type Routes } from './routes-of-address.ts';
import { languageStep, type Asked } from './visit.ts';

const branch = (routes: Routes, parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const common = { id, caseSensitive: caseSensitive ?? false };
      if (index) return { ...common, index: true };
      return { ...common, ...(path !== undefined && { path }), children: branch(routes, id) };
    });

const treeOf = oncePer((routes: Routes) => branch(routes));

/** Addresses that are asked for again with another query: a product with its variants, a filtered list. */
const PATHS = 500;

const publicPathsOf = oncePer((routes: Routes) =>
  remembered(PATHS, (pathname): boolean => {
    // React Router compiles all that it is given anew each time.
    const own = routesOfAddress(routes, pathname);
    const id = matchRoutes(treeOf(own), pagePath(pathname))?.at(-1)?.route.id;
    return id !== undefined && own[id]?.module.headers === publicHeaders;
  }),
);

/** Whether the page at this path says that it is public. */
export const isPublicPath = (routes: Routes, pathname: string): boolean =>
  publicPathsOf(routes)(pathname);

/** What about a public page depends on who asks. */
type PublicVisit = {
  /** Where they are sent instead: to their language, or to the page's one address. */
  redirect?: Response;
  /** The language that they are from now on remembered by. */
  cookie?: string;
};

/** What is due to this visitor of a public page, apart from the page. */
export const readPublicVisit = (asked: Asked): PublicVisit => {
  const { address } = asked;
  const page = new URL(address);
  // Set, not parsed: of a path that begins with `//`, a parser would take the rest for a host.
  page.pathname = pagePath(address.pathname);
  const step = languageStep(asked, page);
  if (step instanceof Response) return { redirect: step };
  if (!step.remember) return {};
  return { cookie: languageCookie(step.language, address.protocol === 'https:') };
};

/**
 * The request for a public page as everybody makes it: who asks is left out. With the page's own
 * language remembered, the page has no cookie to set.
 */
export const requestOfAll = ({ url }: Request): Request => {
  const language = languageOfPath(new URL(url).pathname);
  return new Request(url, {
    headers: { accept: 'text/html', cookie: `${LANGUAGE_COOKIE}=${language}` },
  });
};
