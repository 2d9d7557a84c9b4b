import type { ServerBuild } from 'react-router';
import { memoiseByObject } from '#web/lib/memoise-by-object.ts';
import { fits, patternsOf, segmentsOf } from './path-pattern.ts';

export type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** The path of the page for which a router's own request (`/cart.data`, `/_.data`) asks. */
export const pagePath = (pathname: string): string =>
  pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');

const finderOf = memoiseByObject((routes: Routes): ((pathname: string) => Routes) => {
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
    const segments = segmentsOf(pagePath(pathname));
    if (!segments) return routes;
    const own = leaves.filter(({ patterns }) => patterns.some((one) => fits(one, segments)));
    if (own.length === 0) return routes;
    const key = own.map(({ id }) => id).join(' ');
    const found = known.get(key) ?? only(own);
    known.set(key, found);
    return found;
  };
});

/**
 * Those of a build's routes that an address may name, with those above them: a few of all, so that React
 * Router need not try each of them for every page. Which one it is, the router decides; they keep the
 * order in which it tries them. The same routes are the same object.
 */
export const routesOfAddress = (routes: Routes, pathname: string): Routes =>
  finderOf(routes)(pathname);
