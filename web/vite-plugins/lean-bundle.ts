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
  /(?<=\b(?:Error|invariant|warning|warn|warnOnce)\([^"`\n]*)(?:"[^"\n]{30,}"|`[^`\n]{30,}`)(?=[,)])/g;

const PRELOAD_HELPER = '\0vite/preload-helper.js';
/** Vite's loads the styles of a part that comes later; all of ours are in the page's one sheet. */
const PLAIN_IMPORT = 'export const __vitePreload = (load) => load();';

/**
 * Leaves out of the browser's script what React Router says and offers to developers only, and
 * Vite's care for styles that we have none of: 5 kB of the 130 that a page may weigh
 * (bench/weight.mjs). And has the router compile its paths once. Development and the server keep all of it.
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
    if (INSTRUMENTATION.test(id)) return { code: NO_INSTRUMENTATION, map: null };
    if (DISCOVERY.test(id)) return { code: NO_DISCOVERY, map: null };
    const lean = code.replace(ADVICE, '""');
    if (!PATTERNS.test(id)) return { code: lean, map: null };
    if (!lean.includes(COMPILE))
      this.error('React Router compiles paths in another way: adapt lean-bundle.ts.');
    return { code: lean.replace(COMPILE, COMPILE_ONCE), map: null };
  },
});
