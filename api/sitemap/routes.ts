import { listSitemapEntries, listSitemapParts } from '#contract/shop/sitemap.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { listEntries, listParts } from './sitemap-entries.ts';

/** Search engines come back in days, not in seconds. */
const caching = { maxAge: 600, stale: 3600 };

export const sitemapRoutes: Routes = (app, deps) => {
  implement(app, deps, listSitemapParts, async ({ db }) => ok({ parts: await listParts(db) }), {
    caching,
  });
  implement(
    app,
    deps,
    listSitemapEntries,
    async ({ db, params, query, language }) =>
      ok({ entries: await listEntries(db, { ...params, ...query, language }) }),
    { caching },
  );
};
