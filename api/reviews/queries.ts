import { sql } from 'kysely';
import { PER_PAGE } from '#contract/page.ts';
import type { listReviews, Review, ReviewsData } from '#contract/review.ts';
import type { z } from 'zod';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { ratingCounts, ratingSummaryOf, type RatingCount } from './rating-summary.ts';

type ReviewQuery = z.output<(typeof listReviews)['query']>;

const ORDERS = {
  helpful: sql`r.helpful desc, r.created_at desc, r.id desc`,
  newest: sql`r.created_at desc, r.id desc`,
  highest: sql`r.rating desc, r.helpful desc, r.id desc`,
  lowest: sql`r.rating, r.helpful desc, r.id desc`,
} satisfies Record<ReviewQuery['sort'], unknown>;

/** The most helpful first, those that the shopper can read before the others. */
const ordered = (sort: ReviewQuery['sort'], language: LanguageCode) =>
  sort === 'helpful' ? sql`r.language <> ${language}, ${ORDERS[sort]}` : ORDERS[sort];

type ReviewRow = {
  id: number;
  rating: number;
  body: string;
  language: string;
  images: string[];
  name: string;
  created_at: string;
  /** The titles of the values of the variant that was bought. */
  variant: string[];
  helpful: number;
};

type Read = { is_shown: boolean; ratings: RatingCount[]; total: number; page: ReviewRow[] };

const reviewOf = ({ id, body, created_at, variant, ...row }: ReviewRow): Review => ({
  ...row,
  id: String(id),
  review: body,
  date: new Date(created_at).toISOString(),
  variant: variant.join(', ') || null,
});

/**
 * How a product is rated, and one page of its reviews, where `total` counts those that the filters let
 * through. Undefined for a product that is not shown. One statement: each costs more than it reads here.
 */
export const findProductReviews = async (
  db: Db,
  productId: number,
  { page, sort, rating, with_images }: ReviewQuery,
  language: LanguageCode,
): Promise<Pick<ReviewsData, 'total' | 'summary' | 'all'> | undefined> => {
  const filters = sql`
    r.product_id = ${productId} and r.visible
    and (${rating ?? null}::int is null or r.rating = ${rating ?? null})
    and (${with_images === undefined} or exists (select from review_image i where i.review_id = r.id))`;
  const { rows } = await sql<{ found: Read }>`
    select json_build_object(
      'is_shown', exists (select from product_card where product_id = ${productId}),
      'ratings', ${ratingCounts(sql`${productId}`)},
      'total', (select count(*) from review r where ${filters}),
      'page', (
        select coalesce(json_agg(one), '[]')
        from (
          select r.id, r.rating, r.body, r.language, r.name, r.created_at, r.helpful,
            array(select i.image from review_image i where i.review_id = r.id order by i.position) as images,
            array(
              select in_language(v.title, ${language})
              from inventory_value iv
                join attribute a on a.id = iv.attribute_id
                join attribute_value v on v.id = iv.value_id
              where iv.inventory_id = r.inventory_id
              order by a.position, a.id) as variant
          from review r
          where ${filters}
          order by ${ordered(sort, language)}
          limit ${PER_PAGE} offset ${offsetOf(page)}) one)) as found`.execute(db);
  const read = rows[0]?.found;
  if (!read?.is_shown) return undefined;
  const summary = ratingSummaryOf(read.ratings);
  return {
    total: summary.count,
    summary,
    all: pageOfList(read.page.map(reviewOf), read.total, page),
  };
};
