import { sql } from 'kysely';
import { presentReview, reviewColumns, type ReviewRow } from '#api/reviews/review-row.ts';
import type { Db } from '#db/client.ts';
import type { Hooks } from '#extend/shop.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import type { Handlers } from '#jobs/worker.ts';
import { withTimeLimit } from '#server/time-limit.ts';

type Row = ReviewRow & { product_id: number };

const findReview = async (db: Db, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select r.product_id, ${reviewColumns(defaultLanguage)} from review r where r.id = ${id}`.execute(
    db,
  );
  return rows[0];
};

/**
 * Calls the shop's hook on a review that has been written or changed; one that throws is called again as any
 * job is. Does nothing where the hook or the review is there no longer.
 */
export const createReviewHook =
  (
    { db, hooks }: { db: Db; hooks: Hooks },
    { longestMs }: { longestMs: number },
  ): Handlers['review-written'] =>
  async ({ review: id, at }) => {
    const hook = hooks.reviewWritten;
    const row = hook && (await findReview(db, id));
    if (!row) return;
    const { product_id: productId, ...found } = row;
    await withTimeLimit(longestMs, (signal) =>
      hook({
        id: `${id}:${at}`,
        at: new Date(at),
        productId: String(productId),
        review: presentReview(found, defaultLanguage),
        signal,
      }),
    );
  };
