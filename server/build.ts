import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Pages } from '#server/storefront.ts';

const folder = join(import.meta.dirname, '..', 'build');

const YEAR = 31_536_000;
const HOUR = 3600;

/** Files under assets/ carry a hash of their content in their name. */
const cacheFor = (path: string): string =>
  path.includes('/assets/')
    ? `public, max-age=${YEAR}, immutable`
    : `public, max-age=${HOUR}, stale-while-revalidate=${YEAR}`;

/** The scripts, styles and icons of the build; scripts/build.mjs has compressed them. */
export const builtFiles = serveStatic({
  root: join(folder, 'client'),
  precompressed: true,
  onFound: (path, c) => c.header('cache-control', cacheFor(path)),
});

let pages: ReturnType<Pages['load']> | undefined;

/** The pages as `react-router build` left them; looking a module up for each request takes a while. */
export const builtPages: Pages = {
  mode: 'production',
  load: () => (pages ??= import(pathToFileURL(join(folder, 'server', 'index.js')).href)),
};
