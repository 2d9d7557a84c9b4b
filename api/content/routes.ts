import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { getPage } from '#contract/shop/content.ts';
import { findStaticPage } from './static-page.ts';

export const contentRoutes: Routes = (app, deps) => {
  implement(app, deps, getPage, async ({ db, params, language }) => {
    const page = await findStaticPage(db, params.slug, language);
    return page ? ok(page) : notFound();
  });
};
