import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import type { Pages } from '#server/storefront.ts';

const folder = join(import.meta.dirname, '..', 'build');

const YEAR = 31_536_000;
const HOUR = 3600;

/** Files under assets/ carry a hash of their content in their name. */
const cacheFor = (path: string): string =>
  path.includes('/assets/')
    ? `public, max-age=${YEAR}, immutable`
    : `public, max-age=${HOUR}, stale-while-revalidate=${YEAR}`;

const client = join(folder, 'client');

/** The scripts, styles and icons of the build; scripts/build.mjs has compressed them. */
const serveFile = serveStatic({
  root: client,
  precompressed: true,
  onFound: (path, c) => c.header('cache-control', cacheFor(path)),
});

let names: Set<string> | undefined;

/** Most requests are for pages: for those, nothing is looked up on the disk. */
export const builtFiles: MiddlewareHandler = (c, next) => {
  names ??= new Set(readdirSync(client));
  const [, first = ''] = c.req.path.split('/', 2);
  return names.has(first) ? serveFile(c, next) : next();
};

let pages: ReturnType<Pages['load']> | undefined;

/** The pages as `react-router build` left them; looking a module up for each request takes a while. */
export const builtPages: Pages = {
  mode: 'production',
  load: () => (pages ??= import(pathToFileURL(join(folder, 'server', 'index.js')).href)),
};
