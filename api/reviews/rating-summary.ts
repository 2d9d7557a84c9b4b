import { sql, type RawBuilder } from 'kysely';
import type { RatingSummary } from '#contract/reviews/review.ts';

export type RatingCount = { rating: number; count: number };

/** Sub-select: how many visible reviews the product has of each star, as a JSON list of `RatingCount`; none is counted. */
export const ratingCounts = (productId: RawBuilder<unknown>): RawBuilder<RatingCount[]> => sql`(
  select coalesce(json_agg(counted), '[]')
  from (
    select r.rating, sum(r.reviews) as count from review_count r
    where r.product_id = ${productId} group by r.rating) counted)`;

/** How many reviews there are of each star, 5 first, and their average; a star may be counted in several rows. */
export const ratingSummaryOf = (rows: readonly RatingCount[]): RatingSummary => {
  const counts = new Map<number, number>();
  for (const { rating, count } of rows) counts.set(rating, (counts.get(rating) ?? 0) + count);
  const stars = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts.get(rating) ?? 0 }));
  const count = stars.reduce((sum, star) => sum + star.count, 0);
  const points = stars.reduce((sum, star) => sum + star.rating * star.count, 0);
  return { average: count === 0 ? 0 : Math.round((points * 100) / count) / 100, count, stars };
};
