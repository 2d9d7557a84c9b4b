import { join } from 'node:path';
import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\//;
const INSTRUMENTATION = /\/lib\/router\/instrumentation\.js$/;

/** The same exports, for a router that nobody instruments. */
const NO_INSTRUMENTATION = `
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
export const instrumentHandler = (handler) => handler;
export const instrumentationResultMetaContext = {};
`;

const DISCOVERY = /\/lib\/dom\/ssr\/fog-of-war\.js$/;
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

const FALLBACK = /\/lib\/dom\/ssr\/fallback\.js$/;
/** The same export, for pages that never wait for their data in the browser. */
const NO_FALLBACK = 'export const RemixRootDefaultHydrateFallback = () => null;';

const MATCHER = /\/lib\/router\/matcher\.js$/;
const FEW_ROUTES = join(import.meta.dirname, '../lib/visit/few-routes.ts');
/** The same class, which gets only those routes ready to be compared that the address may name. */
const MATCH_FEW = `
import { flattenAndRankRoutes, matchRoutesImpl } from './utils.js';
import { fewRoutes } from ${JSON.stringify(FEW_ROUTES)};
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
    const { few, originalOf } = fewRoutes(this.#routes, pathOf(to));
    const branches = flattenAndRankRoutes(allowPartial ? this.#routes : few);
    for (const { routesMeta } of branches)
      for (const meta of routesMeta) meta.route = originalOf(meta.route);
    return matchRoutesImpl(this.#routes, to, this.#basename, allowPartial, branches);
  }
}
`;

const PATTERNS = /\/lib\/router\/utils\.js$/;
const COMPILE = 'function compilePath(path, caseSensitive = false, end = true) {';
/** The router compiles the patterns of all routes afresh for each language, parent and list of routes. */
const COMPILE_ONCE = `const compiled = new Map();
function compilePath(path, caseSensitive = false, end = true) {
  const key = path + caseSensitive + end;
  if (!compiled.has(key)) compiled.set(key, compileAnew(path, caseSensitive, end));
  return compiled.get(key);
}
function compileAnew(path, caseSensitive, end) {`;

/** A text of 30 characters or more that is an argument of an error, an assertion or a warning. */
const ADVICE =
  /(?<=\b(?:Error|invariant|warning|warn|warnOnce)\([^"`\n]*)(?:"(?:[^"\\\n]|\\.){30,}"|`(?:[^`\\\n]|\\.){30,}`)(?=[,)])/g;

const REPLACED = [
  { file: INSTRUMENTATION, code: NO_INSTRUMENTATION },
  { file: DISCOVERY, code: NO_DISCOVERY },
  { file: FALLBACK, code: NO_FALLBACK },
  { file: MATCHER, code: MATCH_FEW },
];

const PRELOAD_HELPER = '\0vite/preload-helper.js';
/** Vite's loads the styles of a part that comes later; all of ours are in the page's one sheet. */
const PLAIN_IMPORT = 'export const __vitePreload = (load) => load();';

/**
 * Leaves out of the browser's script what React Router says and offers to developers only, and
 * Vite's care for styles that we have none of: 5 kB of the 130 that a page may weigh
 * (bench/weight.mjs). And has the router compile its paths once, and only those that may be meant.
 * Development and the server keep all of it.
 */
export const leanBundle = (): Plugin => ({
  name: 'lean-bundle',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load(id) {
    return id === PRELOAD_HELPER ? PLAIN_IMPORT : undefined;
  },
  transform(code, id) {
    if (!ROUTER.test(id)) return undefined;
    const ours = REPLACED.find(({ file }) => file.test(id));
    if (ours) return { code: ours.code, map: null };
    const lean = code.replace(ADVICE, '""');
    if (!PATTERNS.test(id)) return { code: lean, map: null };
    if (!lean.includes(COMPILE))
      this.error('React Router compiles paths in another way: adapt lean-bundle.ts.');
    return { code: lean.replace(COMPILE, COMPILE_ONCE), map: null };
  },
  buildEnd(error) {
    const ids = [...this.getModuleIds()].filter((id) => ROUTER.test(id));
    const gone = REPLACED.find(({ file }) => !ids.some((id) => file.test(id)));
    if (!error && gone)
      this.error(`React Router has no ${gone.file} any more: adapt lean-bundle.ts.`);
  },
});
