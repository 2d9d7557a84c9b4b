import { createHash } from 'node:crypto';
import { compress } from 'hono/compress';
import type { Hono } from 'hono';
import type { ApiEnv } from '#api/http/env.ts';
import { openApi } from './openapi.ts';
import { referencePage } from './reference.ts';
import { referenceStyle } from './reference-style.ts';

const CACHE_CONTROL = 'public, max-age=300';
const STYLE_HASH = createHash('sha256').update(referenceStyle).digest('base64');

/** The API's description of itself: for machines, and as a page to read. */
export const describeRoutes = (app: Hono<ApiEnv>): void => {
  app.get('/openapi.json', compress(), (c) =>
    c.json(openApi(), 200, { 'Cache-Control': CACHE_CONTROL }),
  );
  app.get('/docs', compress(), async (c) => {
    const page = await referencePage();
    return c.html(page, 200, {
      'Cache-Control': CACHE_CONTROL,
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'; base-uri 'none'`,
    });
  });
};
