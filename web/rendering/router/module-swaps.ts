import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where React Router's modules are, as they are published. */
const ROUTER = /\/react-router\/dist\/production\//;

/** The same exports, for a router that nobody instruments. */
const NO_INSTRUMENTATION = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = {};
`;

/** The same exports, for a router that knows all routes from the start (react-router.config.ts). */
const NO_DISCOVERY = `
export const URL_LIMIT = 0;
export const getManifestPath = (path) => path;
export const getPartialManifest = (manifest) => manifest;
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const getPathsWithAncestors = (paths) => paths;
export const handleClientVersionMismatch = () => undefined;
export const isFogOfWarEnabled = () => false;
export const useFogOFWarDiscovery = () => undefined;
`;

/** The same export, for pages that never wait for their data in the browser. */
const NO_FALLBACK = 'export const RemixRootDefaultHydrateFallback = () => null;';

const FEW_ROUTES = join(import.meta.dirname, 'possible-routes.ts');

/** The same class, which gets only those routes ready to be compared that the address may name. */
const MATCH_FEW = `
import { flattenAndRankRoutes, matchRoutesImpl } from './utils.js';
import { possibleRoutes } from ${JSON.stringify(FEW_ROUTES)};
const pathOf = (to) => (typeof to === 'string' ? to.split(/[?#]/, 1)[0] : to.pathname) || '/';
export class V6RegExMatcher {
  #routes = [];
  #basename;
  constructor(basename) {
    this.#basename = basename;
  }
  update(routes) {
    this.#routes = routes;
  }
  match(to, allowPartial = false) {
    const { few, originalOf } = possibleRoutes(this.#routes, pathOf(to));
    const branches = flattenAndRankRoutes(allowPartial ? this.#routes : few);
    for (const { routesMeta } of branches)
      for (const meta of routesMeta) meta.route = originalOf(meta.route);
    return matchRoutesImpl(this.#routes, to, this.#basename, allowPartial, branches);
  }
}
`;

/**
 * The same function. React Router's reloads the page whenever a page's script cannot be loaded, however
 * often; ours asks first (web/entry.client.tsx). Then the error page has its turn: a page that fails to
 * render leads to it, while a load that fails would leave nothing at all.
 */
const GUARDED_RELOAD = `
export const loadRouteModule = async (route, loaded) => {
  try {
    loaded[route.id] ??= await import(/* @vite-ignore */ route.module);
    return loaded[route.id];
  } catch (error) {
    console.error(error);
    if (!window.mayReload()) return { default() { throw error; } };
    window.location.reload();
    return new Promise(() => {});
  }
};
`;

/** The modules of React Router that the browser gets another one for, and the code of that one. */
export const SWAPPED_MODULES: Readonly<Record<string, string>> = {
  'lib/router/instrumentation.js': NO_INSTRUMENTATION,
  'lib/dom/ssr/fog-of-war.js': NO_DISCOVERY,
  'lib/dom/ssr/fallback.js': NO_FALLBACK,
  'lib/router/matcher.js': MATCH_FEW,
  'lib/dom/ssr/routeModules.js': GUARDED_RELOAD,
};

const PRELOAD_HELPER = '\0vite/preload-helper.js';
/** Vite's loads the styles of a part that comes later; all of ours are in the page's one sheet. */
const PLAIN_IMPORT = 'export const __vitePreload = (load) => load();';

/**
 * Gives the browser other modules with the same exports for some of React Router's, and Vite's care for
 * styles that we have none of: less to load, fewer routes to compare, and reloads that cannot loop
 * (docs/decisions/007). React Router offers no setting for it. No module is rewritten; the server and
 * development keep all of them. `router-contract.test.ts` holds what is relied on.
 */
export const routerModuleSwaps = (): Plugin => ({
  name: 'router-module-swaps',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load(id) {
    if (id === PRELOAD_HELPER) return PLAIN_IMPORT;
    if (!ROUTER.test(id)) return undefined;
    return Object.entries(SWAPPED_MODULES).find(([file]) => id.endsWith(`/${file}`))?.[1];
  },
  buildEnd(error) {
    const ids = [...this.getModuleIds()].filter((id) => ROUTER.test(id));
    const gone = Object.keys(SWAPPED_MODULES).find((file) => !ids.some((id) => id.endsWith(file)));
    if (!error && gone) this.error(`React Router has no ${gone} any more: adapt module-swaps.ts.`);
  },
});
