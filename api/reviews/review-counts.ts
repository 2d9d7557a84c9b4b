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

export type Counts = {
  /** Whether the product is shown at all. */
  isShown: boolean;
  counts: ReviewCount[];
};

/** Which product, and which of its variants counts apart, if any. */
export type CountsInput = { productId: number; variantId: number | undefined };

const NOT_SHOWN: Counts = { isShown: false, counts: [] };

/** How many reviews of each kind these products have, in their order; none is counted. */
export const listReviewCounts = async (
  db: Db,
  inputs: readonly CountsInput[],
): Promise<Counts[]> => {
  // As JSON: by the length of an array PostgreSQL would plan the statement anew each time.
  const given = JSON.stringify(inputs.map((input, place) => ({ ...input, place })));
  const { rows } = await sql<Counts & { place: number }>`
    select place,
      exists (select from product_card where product_id = input."productId") as "isShown",
      (
        select coalesce(json_agg(kind), '[]')
        from (
          select language, rating, pictured,
            inventory_id is not distinct from input."variantId" as is_of_variant, sum(reviews) as count
          from review_count where product_id = input."productId"
          group by 1, 2, 3, 4) kind) as counts
    from json_to_recordset(${given}::json) input (place int, "productId" bigint, "variantId" bigint)`.execute(
    db,
  );
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return inputs.map((_, place) => byPlace.get(place) ?? NOT_SHOWN);
};

export const sumOf = (counts: readonly ReviewCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);
