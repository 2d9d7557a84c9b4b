import { BANNER_TYPE } from '#contract/codes.ts';
import { findCatalogueId } from '#contract/ids.ts';
import { listReviews } from '#contract/review.ts';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { listBanners } from '#api/content/banners.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok } from '#api/http/reply.ts';
import { getRatingSummary, listProductReviews } from './queries.ts';

const isShown = async (db: Db, productId: number): Promise<boolean> => {
  const card = await db
    .selectFrom('product_card')
    .select('product_id')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return card !== undefined;
};

export const reviewRoutes: Routes = (app, deps) => {
  implement(app, deps, listReviews, async ({ params, query, language, ...call }) => {
    const db = prepared(call.db);
    const productId = findCatalogueId(params.id);
    if (productId === undefined || !(await isShown(db, productId))) return notFound();
    const [summary, banners, all] = await Promise.all([
      getRatingSummary(db, productId),
      listBanners(db, [BANNER_TYPE.productPage], language),
      listProductReviews(db, productId, query, language),
    ]);
    return ok({ total: summary.count, summary, banner: banners[0] ?? null, all });
  });
};
