import { BANNER_TYPE } from '#contract/codes.ts';
import { findCatalogueId } from '#contract/ids.ts';
import { listReviews } from '#contract/review.ts';
import { prepared } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { listBanners } from '#api/content/banners.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { findProductReviews } from './queries.ts';

export const reviewRoutes: Routes = (app, deps) => {
  implement(app, deps, listReviews, async ({ db, params, query, language }) => {
    const productId = findCatalogueId(params.id);
    if (productId === undefined) return notFound();
    const [reviews, [banner]] = await Promise.all([
      findProductReviews(prepared(db), productId, query, language),
      deps.sharedCache.read(listBanners, [BANNER_TYPE.productPage], language),
    ]);
    return reviews ? ok({ ...reviews, banner: banner ?? null }) : notFound();
  });
};
