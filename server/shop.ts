import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import type { Answer } from '#server/storefront.ts';
import { buildFolder } from '#server/storefront.ts';

type Parts = {
  /** Answers /api/v1/*; undefined where another process does. */
  api: Hono | undefined;
  media: Hono;
  storefront: Answer;
};

const YEAR = 31_536_000;
const HOUR = 3600;

/** Files under assets/ carry a hash of their content in their name. */
const cacheFor = (path: string): string =>
  path.includes('/assets/')
    ? `public, max-age=${YEAR}, immutable`
    : `public, max-age=${HOUR}, stale-while-revalidate=${YEAR}`;

const files = serveStatic({
  root: join(buildFolder, 'client'),
  precompressed: true,
  onFound: (path, c) => c.header('cache-control', cacheFor(path)),
});

/** Everything that a visitor can ask of an open shop. */
export const createShop = ({ api, media, storefront }: Parts): Hono => {
  const app = new Hono();
  app.use(
    secureHeaders({
      // A reverse proxy that speaks https decides these two for its whole domain.
      strictTransportSecurity: false,
      referrerPolicy: 'strict-origin-when-cross-origin',
      originAgentCluster: false,
      // Product pictures may be shown by anyone.
      crossOriginResourcePolicy: 'cross-origin',
    }),
  );
  app.get('*', files);
  app.route('/media', media);
  if (api) app.use('/api/*', compress()).mount('/', api.fetch);
  app.use(compress()).all('*', (c) => storefront(c.req.raw));
  return app;
};
