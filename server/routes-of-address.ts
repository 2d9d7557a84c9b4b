import type { ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** What may stand at each place of an address: a text, in small letters, or anything. */
type Pattern = { places: (string | undefined)[]; hasRest: boolean };

/** A segment that is there or not (`:id?`) makes two patterns of one. */
const patternsOf = (path: string): Pattern[] =>
  path
    .split('/')
    .filter(Boolean)
    .reduce<Pattern[]>(
      (patterns, segment) => {
        if (segment === '*') return patterns.map((one) => ({ ...one, hasRest: true }));
        const isOptional = segment.endsWith('?');
        const name = isOptional ? segment.slice(0, -1) : segment;
        const place = name.startsWith(':') ? undefined : name.toLowerCase();
        const longer = patterns.map(({ places, hasRest }) => ({
          places: [...places, place],
          hasRest,
        }));
        return isOptional ? [...longer, ...patterns] : longer;
      },
      [{ places: [], hasRest: false }],
    );

const fits = ({ places, hasRest }: Pattern, segments: readonly string[]): boolean =>
  (hasRest ? segments.length >= places.length : segments.length === places.length) &&
  places.every((place, at) => place === undefined || place === segments[at]);

/** The segments of an address as patterns name them; none if only the router can tell. */
const segmentsOf = (pathname: string): string[] | undefined =>
  pathname.includes('%')
    ? undefined
    : pathname
        .replace(/(?<=\/)_\.data$|\.data$/, '')
        .toLowerCase()
        .split('/')
        .filter(Boolean);

/**
 * Tells, for an address, those routes of a build that it may name, with those above them: a few of all,
 * so that React Router need not try each of them for every page. Which one it is, the router decides;
 * they keep the order in which it tries them. The same routes are the same object.
 */
export const routesOfAddress = (routes: Routes): ((pathname: string) => Routes) => {
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
      const path = line.map(({ path }) => path ?? '').join('/');
      return { id: route.id, line, patterns: patternsOf(path) };
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
