import type { Plugin } from 'vite';

const LOADER = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = 'window.location.reload();';
/** A page that fails to draw itself leads to the error page; a load that fails leaves nothing at all. */
const ANSWER = 'if (!window.mayReload()) return { default() { throw error; } };';

/**
 * React Router reloads the page whenever a page's script cannot be loaded, however often. The shop
 * does so at most once per 60 seconds (lib/stale-chunks.ts); then the error page has its turn.
 * React Router offers no setting for it, so its one line is changed while building.
 */
export const chunkReloadGuard = (): Plugin => ({
  name: 'chunk-reload-guard',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!LOADER.test(id)) return undefined;
    if (!code.includes(RELOAD)) {
      this.error('React Router loads its route modules in another way now: adapt this guard.');
    }
    return { code: code.replace(RELOAD, `${ANSWER} ${RELOAD}`), map: null };
  },
});
