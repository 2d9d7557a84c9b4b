import { listBrands } from '#contract/catalogue/brand.ts';
import { listCategories } from '#contract/catalogue/category.ts';
import type { Routes } from '#api/deps.ts';
import { implement } from '#api/http/implement.ts';
import { ok } from '#api/http/reply.ts';
import { listBrandOverviews } from './brand-overviews.ts';
import { listCategoryOverviews } from './category-overviews.ts';

export const catalogueRoutes: Routes = (app, deps) => {
  implement(app, deps, listCategories, async ({ db, language, query }) =>
    ok(await listCategoryOverviews(db, language, query.page)),
  );
  implement(app, deps, listBrands, async ({ db, language, query }) =>
    ok(await listBrandOverviews(db, language, query.page)),
  );
};
