import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { LANGUAGE_COOKIE, languageCookie, languageOfPath } from '#web/lib/language.ts';
import { publicHeaders } from '#web/lib/public-page.ts';
import { languageStep, type Asked } from './visit.ts';

type Routes = ServerBuild['routes'];

const branch = (routes: Routes, parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const common = { id, caseSensitive: caseSensitive ?? false };
      if (index) return { ...common, index: true };
      return { ...common, ...(path !== undefined && { path }), children: branch(routes, id) };
    });

const trees = new WeakMap<Routes, RouteObject[]>();

const treeOf = (routes: Routes): RouteObject[] => {
  const known = trees.get(routes) ?? branch(routes);
  trees.set(routes, known);
  return known;
};

/** The path of the page for which a router's own request (`/cart.data`, `/_.data`) asks. */
const pagePath = (pathname: string): string =>
  pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');

/**
 * Whether the page at this path says that it is public. `routes` are those that may be meant by it:
 * React Router compiles all that it is given anew each time.
 */
export const isPublicPath = (routes: Routes, pathname: string): boolean => {
  const matches = matchRoutes(treeOf(routes), pagePath(pathname));
  const id = matches?.at(-1)?.route.id;
  return id !== undefined && routes[id]?.module.headers === publicHeaders;
};

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
