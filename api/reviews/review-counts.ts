import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** How many visible reviews there are of one kind. */
export type ReviewCount = { language: string; rating: number; pictured: boolean; reviews: number };

type Counts = {
  /** Whether the product is shown at all. */
  isShown: boolean;
  ofProduct: ReviewCount[];
  /** Of its variant, where one was named. */
  ofVariant: ReviewCount[] | null;
};

/** How many reviews of each kind a product has, and one of its variants; none is counted. */
export const findReviewCounts = async (
  db: Db,
  productId: number,
  variantId: number | undefined,
): Promise<Counts> => {
  const ofVariant =
    variantId === undefined
      ? sql`null::json`
      : sql`(
          select coalesce(json_agg(c), '[]') from variant_review_count c
          where c.inventory_id = ${variantId} and c.product_id = ${productId})`;
  const { rows } = await sql<Counts>`
    select
      exists (select from product_card where product_id = ${productId}) as "isShown",
      (select coalesce(json_agg(c), '[]') from review_count c where c.product_id = ${productId}) as "ofProduct",
      ${ofVariant} as "ofVariant"`.execute(db);
  return rows[0] ?? { isShown: false, ofProduct: [], ofVariant: null };
};

export const sumOf = (counts: readonly ReviewCount[]): number =>
  counts.reduce((sum, { reviews }) => sum + reviews, 0);
