import { fits, patternsOf, segmentsOf } from './path-pattern.ts';

type Tree = { path?: string; children?: readonly Tree[] };

/** Some of a tree of routes, and which of the tree one of them was. */
type Possible<Route> = { few: readonly Route[]; originalOf: (route: Route) => Route };

/**
 * Those of a tree of routes that an address may name, with those above them, in the order in which they
 * stand there; all of them where it cannot be read or names none. The browser's router takes longer to
 * get ready to compare all routes than to take over the page (module-swaps.ts).
 */
export const possibleRoutes = <Route extends Tree>(
  routes: readonly Route[],
  pathname: string,
): Possible<Route> => {
  const segments = segmentsOf(pathname);
  const originals = new Map<Tree, Tree>();
  const narrow = (route: Tree, above: readonly string[]): readonly Tree[] => {
    const line = [...above, ...(route.path?.split('/').filter(Boolean) ?? [])];
    if (!route.children?.length)
      return segments && patternsOf(line).some((one) => fits(one, segments)) ? [route] : [];
    const children = route.children.flatMap((child) => narrow(child, line));
    if (children.length === 0) return [];
    const copy = { ...route, children };
    originals.set(copy, route);
    return [copy];
  };
  const few = routes.flatMap((route) => narrow(route, [])) as Route[];
  return {
    few: few.length === 0 ? routes : few,
    originalOf: (route) => (originals.get(route) ?? route) as Route,
  };
};
