import type { RouteConfigEntry } from '@react-router/dev/routes';
import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import map from '#web/routes.ts';
import { possibleRoutes } from './possible-routes.ts';
import { routesOfAddress, type Routes } from './routes-of-address.server.ts';

const idOf = ({ id, file }: RouteConfigEntry): string => id ?? file;

/** The URL map as a build lists it: all routes side by side, each with the one above it. */
const listed = (entries: readonly RouteConfigEntry[], parentId = 'root'): Routes =>
  Object.assign(
    {},
    ...entries.map((entry) => ({
      [idOf(entry)]: { ...entry, id: idOf(entry), parentId, module: {} },
      ...listed(entry.children ?? [], idOf(entry)),
    })),
  );

const routes: Routes = {
  root: { id: 'root', path: '', module: { default: () => null } },
  ...listed(map),
};

const treeOf = (some: Routes, parentId?: string): RouteObject[] =>
  Object.values(some)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const { id = '', path, index } = route ?? {};
      if (index) return { id, index: true };
      return { id, ...(path && { path }), children: treeOf(some, id) };
    });

const whole = treeOf(routes);

/** Which routes answer an address, and what they take from it. */
const foundIn = (tree: RouteObject[], pathname: string) =>
  matchRoutes(tree, pathname)?.map(({ route, params }) => ({ id: route.id, params }));

const words = [
  'en',
  'fr',
  'BRANDS',
  'a b',
  '12',
  'قميص',
  '%2F',
  '.',
  '~',
  '',
  ...Object.values(routes).flatMap((route) => route?.path?.replaceAll('?', '').split('/') ?? []),
];
const anySegment = fc.oneof(
  fc.constantFrom(...words).map((word) => (word === '%2F' ? word : encodeURI(word))),
  fc.webSegment(),
);
const anyAddress = fc.array(anySegment, { maxLength: 6 });

/** The paths of all pages, as the map gives them: `:lang?/:slug/product/:id`. */
const pathsOf = (tree: RouteObject[], above = ''): string[] =>
  tree.flatMap((route) => {
    const path = `${above}/${route.path ?? ''}`;
    return route.children?.length ? pathsOf(route.children, path) : [path];
  });

/** Addresses of pages that there are; random segments alone seldom make one. */
const pageAddress = fc.constantFrom(...pathsOf(whole)).chain((path) =>
  fc.tuple(
    ...path
      .split('/')
      .filter(Boolean)
      .map((segment) => {
        const value = /^[:*]/.test(segment) ? anySegment : fc.constant(segment.replace('?', ''));
        return segment.endsWith('?') ? fc.option(value) : value;
      }),
  ),
);

const anyPathname = fc
  .oneof(anyAddress, pageAddress)
  .map((segments) => `/${segments.filter((segment) => segment !== null).join('/')}`);

/** To look through all pages takes most of the time, so it is done once for both comparisons. */
const found = new Map<string, ReturnType<typeof foundIn>>();
const foundInWhole = (pathname: string) => {
  if (!found.has(pathname)) found.set(pathname, foundIn(whole, pathname));
  return found.get(pathname);
};
const sameAddresses = { numRuns: 400, seed: Date.now() };

test('an address leads to the same page, whether all pages are looked through or those that it may name', () => {
  fc.assert(
    fc.property(anyPathname, (pathname) => {
      const own = treeOf(routesOfAddress(routes, pathname));
      expect(foundIn(own, pathname)).toEqual(foundInWhole(pathname));
    }),
    sameAddresses,
  );
});

test('the browser finds the same page among few routes as among all', () => {
  fc.assert(
    fc.property(anyPathname, (pathname) => {
      expect(foundIn([...possibleRoutes(whole, pathname).few], pathname)).toEqual(
        foundInWhole(pathname),
      );
    }),
    sameAddresses,
  );
});

test('few routes are enough for the browser too, and are known as those that they are', () => {
  const { few, originalOf } = possibleRoutes(whole, '/ar/lamp/product/7');
  const leaves = (some: readonly RouteObject[]): RouteObject[] =>
    some.flatMap((route) => (route.children?.length ? leaves(route.children) : [route]));
  expect(leaves(few).length).toBeLessThan(6);
  expect(few.map(originalOf)).toEqual(whole);
  expect(few.map(originalOf)[0]).toBe(whole[0]);
});

test.each([
  '/',
  '/fr/brands',
  '/all/kitchen',
  '/lamp/product/7',
  '/ar/%D9%85/product/7.data',
  '/_.data',
])('few of all routes may be meant by %s, and the same ones again', (pathname) => {
  const own = routesOfAddress(routes, pathname);
  expect(Object.keys(own).length).toBeLessThan(10);
  expect(routesOfAddress(routes, pathname)).toBe(own);
});

test.each([
  ['/brands.data', '/brands'],
  ['/all/kitchen.data', '/all/kitchen'],
  ['/_.data', '/'],
  ['/fr/_.data', '/fr'],
])('what the router asks for at %s is the page %s', (data, page) => {
  expect(routesOfAddress(routes, data)).toBe(routesOfAddress(routes, page));
});

test('what cannot be read is left to the router', () => {
  expect(routesOfAddress(routes, '/all/%')).toBe(routes);
});
