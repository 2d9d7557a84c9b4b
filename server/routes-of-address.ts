import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** What may stand at each place of an address: a text, in small letters, or anything. */
type Pattern = { places: (string | undefined)[]; hasRest: boolean };

const ANYTHING = /^:/;
const OPTIONAL = /\?$/;

/** A segment that is there or not (`:id?`) makes two patterns of one. */
const patternsOf = ([segment, ...rest]: readonly string[]): Pattern[] => {
  if (segment === undefined) return [{ places: [], hasRest: false }];
  if (segment === '*') return [{ places: [], hasRest: true }];
  const name = segment.replace(OPTIONAL, '').toLowerCase();
  const place = ANYTHING.test(name) ? undefined : name;
  const without = patternsOf(rest);
  const having = without.map(({ places, hasRest }) => ({ places: [place, ...places], hasRest }));
  return OPTIONAL.test(segment) ? [...having, ...without] : having;
};

const fits = ({ places, hasRest }: Pattern, segments: readonly string[]): boolean =>
  (hasRest ? segments.length >= places.length : segments.length === places.length) &&
  places.every((place, at) => place === undefined || place === segments[at]);

/** The segments of an address as patterns name them; none where they cannot be read. */
const segmentsOf = (pathname: string): string[] | undefined => {
  const page = pathname.replace(/(?<=\/)_\.data$|\.data$/, '');
  try {
    return page
      .split('/')
      .filter(Boolean)
      .map((segment) => decodeURIComponent(segment).toLowerCase());
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};

const finderOf = (routes: Routes): ((pathname: string) => Routes) => {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const lineTo = (route: Route): Route[] => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId];
    return parent ? [...lineTo(parent), route] : [route];
  };
  const leaves = all
    .filter(({ id }) => !parents.has(id))
    .map((route) => {
      const line = lineTo(route);
      const segments = line.flatMap(({ path }) => path?.split('/') ?? []).filter(Boolean);
      return { id: route.id, line, patterns: patternsOf(segments) };
    });
  type Leaf = (typeof leaves)[number];

  const only = (some: readonly Leaf[]): Routes => {
    const ids = new Set(some.flatMap(({ line }) => line.map(({ id }) => id)));
    return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
  };
  const known = new Map<string, Routes>();

  return (pathname) => {
    const segments = segmentsOf(pathname);
    if (!segments) return routes;
    const own = leaves.filter(({ patterns }) => patterns.some((one) => fits(one, segments)));
    if (own.length === 0) return routes;
    const key = own.map(({ id }) => id).join(' ');
    const found = known.get(key) ?? only(own);
    known.set(key, found);
    return found;
  };
};

const finders = new WeakMap<Routes, ReturnType<typeof finderOf>>();

/**
 * Those of a build's routes that an address may name, with those above them: a few of all, so that React
 * Router need not try each of them for every page. Which one it is, the router decides; they keep the
 * order in which it tries them. The same routes are the same object.
 */
export const routesOfAddress = (routes: Routes, pathname: string): Routes => {
  const find = finders.get(routes) ?? finderOf(routes);
  finders.set(routes, find);
  return find(pathname);
};
