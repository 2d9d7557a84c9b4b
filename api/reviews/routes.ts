import { BANNER_TYPE } from '#contract/codes.ts';
import { findCatalogueId } from '#contract/ids.ts';
import { getReview, reportReview, voteReview } from '#contract/reviews/review-vote.ts';
import { listReviews } from '#contract/reviews/review.ts';
import { batchQueries } from '#db/batch-queries.ts';
import { prepared } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import { listBanners } from '#api/content/banners.ts';
import { implement } from '#api/http/implement.ts';
import { notFound, ok, refuse } from '#api/http/reply.ts';
import { shopperOrNew } from '#api/http/session.ts';
import { transact } from '#api/http/transaction.ts';
import { findProductReviews } from './product-reviews.ts';
import { listReviewCounts, type CountsInput } from './review-counts.ts';
import { noteReport } from './review-reports.ts';
import { countVote } from './review-votes.ts';
import { findShownReview, lockShownReview } from './shown-review.ts';

export const reviewRoutes: Routes = (app, deps) => {
  const findCounts = batchQueries((inputs: readonly CountsInput[]) =>
    listReviewCounts(prepared(deps.db), inputs),
  );

  implement(app, deps, listReviews, async ({ db, params, query, language }) => {
    const productId = findCatalogueId(params.id);
    if (productId === undefined) return notFound();
    const [reviews, [banner]] = await Promise.all([
      findProductReviews({ db, findCounts }, productId, query, language),
      deps.sharedCache.read(listBanners, [BANNER_TYPE.productPage], language),
    ]);
    return reviews ? ok({ ...reviews, banner: banner ?? null }) : notFound();
  });

  implement(app, deps, getReview, async ({ db, params, shopper, language }) => {
    const id = findCatalogueId(params.id);
    const found = id && (await findShownReview(db, { id, shopperId: shopper?.id }, language));
    return found ? ok(found) : notFound();
  });

  implement(
    app,
    deps,
    voteReview,
    async ({ db, params, json: { helpful }, ...visitor }) => {
      const id = findCatalogueId(params.id);
      if (id === undefined) return notFound();
      return transact(db, async (trx) => {
        const known = await shopperOrNew(trx, visitor);
        if ('kind' in known) return known;
        const { shopper, ...token } = known;
        const vote = { id, shopperId: shopper.id, helpful, now: visitor.now };
        const review = await lockShownReview(trx, vote);
        if (!review) return notFound();
        if (review.isOwn) return refuse('review.ownVote');
        const count = await countVote(trx, vote);
        const message = helpful === null ? 'review.voteTakenBack' : 'review.voted';
        return ok({ helpful: count, voted: helpful, ...token }, message);
      });
    },
    { limiters: [deps.limits.reviewVotesFrom] },
  );

  implement(
    app,
    deps,
    reportReview,
    async ({ db, params, json, ...visitor }) => {
      const id = findCatalogueId(params.id);
      if (id === undefined) return notFound();
      return transact(db, async (trx) => {
        const known = await shopperOrNew(trx, visitor);
        if ('kind' in known) return known;
        const { shopper, ...token } = known;
        const report = { id, shopperId: shopper.id, ...json, now: visitor.now };
        if (!(await lockShownReview(trx, report))) return notFound();
        await noteReport(trx, report);
        return ok(token, 'review.reported');
      });
    },
    { limiters: [deps.limits.reviewVotesFrom] },
  );
};
