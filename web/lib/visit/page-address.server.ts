import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import { isLanguageCode } from '#i18n/languages.ts';
import type { Handle } from '#web/lib/page-data/handle.ts';
import {
  declaredQuery,
  undeclaredQuery,
  type QueryDeclaration,
} from '#web/lib/query/declared-query.ts';
import { memoiseByObject } from '#web/lib/memoise-by-object.ts';
import { findPage } from '#web/lib/paths/page-kind.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import {
  pagePath,
  routesOfAddress,
  type Routes,
} from '#web/rendering/router/routes-of-address.server.ts';

const branch = (routes: Routes, parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const common = { id, caseSensitive: caseSensitive ?? false };
      if (index) return { ...common, index: true };
      return { ...common, ...(path !== undefined && { path }), children: branch(routes, id) };
    });

const treeOf = memoiseByObject((routes: Routes) => branch(routes));

/** What there is at a path, for everybody who asks. */
type Place = {
  /** Whether it is drawn, and no file or answer to a script. */
  isPage: boolean;
  isPublic: boolean;
  /** What it reads of a query. */
  query: QueryDeclaration;
  /** The routes that are drawn for it, the outermost first. */
  ids: readonly string[];
  /** The same path in the letters that the shop links to, where these are others. */
  spelled: string | undefined;
};

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter(Boolean);

/** `/AR/brands` as `/ar/brands`. */
const withLanguage = (pathname: string): string => {
  const [, prefix = '', ...rest] = pathname.split('/');
  const code = prefix.toLowerCase();
  return isLanguageCode(code) ? ['', code, ...rest].join('/') : pathname;
};

/** A path in the letters of the pattern that it fits; what differs from page to page is left as it is. */
const spell = (pathname: string, matches: readonly RouteMatch[]): string => {
  const { lang } = matches.at(-1)?.params ?? {};
  const pattern = matches
    .flatMap(({ route }) => segmentsOf(route.path ?? ''))
    .filter((word) => word !== ':lang?' || lang !== undefined);
  if (pattern.includes('*')) return pathname;
  const spelled = segmentsOf(pathname).map((segment, at) => {
    const word = pattern[at] ?? ':';
    return word.startsWith(':') ? segment : word;
  });
  return `/${spelled.join('/')}`;
};

const isSame = (one: string, other: string): boolean =>
  segmentsOf(one).join('/') === segmentsOf(other).join('/');

/** Memoises a function of a text. Once there are so many results, all of them are dropped. */
const remembered = <Made>(most: number, make: (text: string) => Made): ((text: string) => Made) => {
  const known = new Map<string, { made: Made }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.made;
    if (known.size >= most) known.clear();
    const made = make(text);
    known.set(text, { made });
    return made;
  };
};

/** Addresses that are asked for again with another query: a product with its variants, a filtered list. */
const PATHS = 500;

const placesOf = memoiseByObject((routes: Routes) =>
  remembered(PATHS, (pathname): Place => {
    const asked = pagePath(pathname);
    const path = withLanguage(asked);
    // React Router compiles all that it is given anew each time.
    const own = routesOfAddress(routes, path);
    const matches = matchRoutes(treeOf(own), path) ?? [];
    const spelled = spell(path, matches);
    const id = matches.at(-1)?.route.id ?? '';
    const leaf = own[id]?.module;
    const { query = {} } = (leaf?.handle ?? {}) as Handle;
    return {
      isPage: leaf?.default !== undefined,
      // A page of the shop's own is in no table of ours.
      isPublic: findPage(id)?.kind === 'public' || leaf?.headers === publicHeaders,
      query,
      ids: matches.flatMap(({ route }) => route.id ?? []),
      spelled: isSame(spelled, asked) ? undefined : spelled,
    };
  }),
);

/** What there is at the path of an address. */
export const placeAt = (routes: Routes, pathname: string): Place => placesOf(routes)(pathname);

/** The parameter by which the router asks for the data of some of a page's routes. */
const ROUTES = '_routes';

const routesAsked = ({ ids }: Place, query: URLSearchParams): string[] => {
  const asked = query.get(ROUTES)?.split(',') ?? [];
  return ids.filter((id) => asked.includes(id));
};

const withSearch = (pathname: string, query: URLSearchParams): string =>
  query.size > 0 ? `${pathname}?${query}` : pathname;

const queryOf = (address: string): [pathname: string, query: URLSearchParams] => {
  const at = address.indexOf('?');
  return at === -1
    ? [address, new URLSearchParams()]
    : [address.slice(0, at), new URLSearchParams(address.slice(at))];
};

const readPublicAddress = (routes: Routes, address: string): string | undefined => {
  const [pathname, query] = queryOf(address);
  const place = placeAt(routes, pathname);
  if (!place.isPublic || place.spelled !== undefined) return undefined;
  if (query.size === 0) return pathname;
  const known = declaredQuery(place.query, query);
  const ids = routesAsked(place, query);
  if (ids.length > 0 && pathname.endsWith('.data')) known.set(ROUTES, ids.join(','));
  return withSearch(pathname, known);
};

/** For how many addresses with a query it is remembered which page they show. */
const ADDRESSES = 2_000;
/** Nobody links to longer ones. */
const LONGEST = 1_000;

const publicAddressesOf = memoiseByObject((routes: Routes) =>
  remembered(ADDRESSES, (address) => readPublicAddress(routes, address)),
);

/**
 * A public page's path and query with what the page reads of it alone, in one order: the same for all
 * addresses that show the same. Undefined where there is no public page, or one whose address is
 * spelled otherwise.
 */
export const findPublicAddress = (routes: Routes, address: string): string | undefined =>
  address.length > LONGEST
    ? readPublicAddress(routes, address)
    : publicAddressesOf(routes)(address);

/**
 * The target of a redirect with the parameters of the requested address that the page does not
 * read.
 */
export const carryOn = (routes: Routes, address: string, to: string): string => {
  const [pathname, query] = queryOf(address);
  const rest = undeclaredQuery({ ...placeAt(routes, pathname).query, [ROUTES]: 'one' }, query);
  if (rest.size === 0 || !to.startsWith('/')) return to;
  const [path = '', hash] = to.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${rest}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
};
