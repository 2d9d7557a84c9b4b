import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { RatingCount } from './rating-summary.ts';

/** How many visible reviews there are of one kind. */
export type ReviewCount = RatingCount & {
  language: string;
  pictured: boolean;
  /** Whether they are of the variant that was named. */
  is_of_variant: boolean;
};

type Counts = {
  /** Whether the product is shown at all. */
  isShown: boolean;
  counts: ReviewCount[];
};

/** How many reviews of each kind a product has; none is counted. */
export const findReviewCounts = async (
  db: Db,
  productId: number,
  variantId: number | undefined,
): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select
      exists (select from product_card where product_id = ${productId}) as "isShown",
      (
        select coalesce(json_agg(kind), '[]')
        from (
          select language, rating, pictured,
            inventory_id is not distinct from ${variantId ?? null} as is_of_variant, sum(reviews) as count
          from review_count where product_id = ${productId}
          group by 1, 2, 3, 4) kind) as counts`.execute(db);
  return rows[0] ?? { isShown: false, counts: [] };
};

export const sumOf = (counts: readonly ReviewCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);
