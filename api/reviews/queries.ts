import { sql } from 'kysely';
import { PER_PAGE, type PageOf } from '#contract/page.ts';
import type { listReviews, RatingSummary, Review } from '#contract/review.ts';
import type { z } from 'zod';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/catalog/pages.ts';

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

type ReviewRow = Omit<Review, 'id' | 'review' | 'date' | 'variant'> & {
  id: number;
  body: string;
  created_at: Date;
  variant: Texts[];
  total: number;
};

/** How many reviews the product has of each star, 5 first, and their average. */
export const getRatingSummary = async (db: Db, productId: number): Promise<RatingSummary> => {
  const rows = await db
    .selectFrom('review')
    .select((select) => ['rating', select.fn.countAll<number>().as('count')])
    .where('product_id', '=', productId)
    .where('visible', '=', true)
    .groupBy('rating')
    .execute();
  const counts = new Map(rows.map(({ rating, count }) => [rating, count]));
  const stars = [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts.get(rating) ?? 0 }));
  const count = stars.reduce((sum, star) => sum + star.count, 0);
  const points = stars.reduce((sum, star) => sum + star.rating * star.count, 0);
  return { average: count === 0 ? 0 : Math.round((points * 100) / count) / 100, count, stars };
};

/** One page of a product's reviews; `total` counts those that the filters let through. */
export const listProductReviews = async (
  db: Db,
  productId: number,
  { page, sort, rating, with_images }: ReviewQuery,
  language: LanguageCode,
): Promise<PageOf<Review>> => {
  const filters = sql`
    r.product_id = ${productId} and r.visible
    and (${rating ?? null}::int is null or r.rating = ${rating ?? null})
    and (${with_images === undefined} or exists (select from review_image i where i.review_id = r.id))`;
  const [{ rows }, counted] = await Promise.all([
    sql<ReviewRow>`
      select r.id, r.rating, r.body, r.language, r.name, r.created_at, r.helpful,
        array(select i.image from review_image i where i.review_id = r.id order by i.position) as images,
        coalesce((
          select jsonb_agg(v.title order by a.position, a.id)
          from inventory_value iv
            join attribute a on a.id = iv.attribute_id
            join attribute_value v on v.id = iv.value_id
          where iv.inventory_id = r.inventory_id), '[]') as variant
      from review r
      where ${filters}
      order by ${ordered(sort, language)}
      limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db),
    sql<{ total: number }>`select count(*) as total from review r where ${filters}`.execute(db),
  ]);
  const result = rows.map((row) => ({
    id: String(row.id),
    rating: row.rating,
    review: row.body,
    language: row.language,
    images: row.images,
    name: row.name,
    date: row.created_at.toISOString(),
    variant: row.variant.map((title) => inLanguage(title, language)).join(', ') || null,
    helpful: row.helpful,
  }));
  return pageOfList(result, counted.rows[0]?.total ?? 0, page);
};
