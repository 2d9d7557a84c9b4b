import { sql, type SelectQueryBuilder } from 'kysely';
import { REVIEW_PICTURES } from '#contract/reviews/review-rules.ts';
import type { Trx } from '#db/client.ts';
import { refreshProducts } from '#db/refresh-products.ts';
import type { DB } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { notePicturesNamed, withoutRepeated } from '#api/files/public-pictures.ts';
import { callAddJob } from '#jobs/queue.ts';
import type { LineRow } from './reviewable-line.ts';
import { publicName } from './public-name.ts';
import { writtenLanguage } from './written-language.ts';

/** Waits for whoever else changes how this product is rated: the card counts all reviews or none. */
export const lockRating = async (trx: Trx, productId: number): Promise<void> => {
  await trx
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .execute();
};

export type Written = {
  rating: number;
  text: string;
  /** Keys of stored pictures that come to it, and of its own that go. */
  added: readonly string[];
  removed: readonly string[];
  language: LanguageCode;
  now: Date;
};

/** Has the hook of the shop's configuration called, where it has one, once the review is committed. */
const announce = async (trx: Trx, review: number, at: Date): Promise<void> => {
  const job = callAddJob('review-written', { review, at: at.toISOString() });
  await sql`select ${job} from order_listener where event = 'reviewWritten'`.execute(trx);
};

const saveRow = async (
  trx: Trx,
  line: LineRow & { product_id: number },
  { rating, text, language, now }: Written,
): Promise<number> => {
  const said = { rating, body: text, language: writtenLanguage(text, language) };
  if (line.review) {
    const { id } = line.review;
    await trx
      .updateTable('review')
      .set({ ...said, edited_at: now })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const { id } = await trx
    .insertInto('review')
    .values({
      ...said,
      product_id: line.product_id,
      inventory_id: line.inventory_id,
      order_line_id: line.id,
      name: publicName(line.author),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The pictures of a review from now on, in their order; how many of the added ones were too many. */
const savePictures = async (
  trx: Trx,
  reviewId: number,
  had: readonly string[],
  { added, removed }: Written,
): Promise<number> => {
  const left = had.filter((key) => !removed.includes(key));
  const fresh = await withoutRepeated(trx, added, left);
  const taken = fresh.slice(0, Math.max(0, REVIEW_PICTURES - left.length));
  const images = [...left, ...taken];
  if (left.length < had.length || taken.length > 0) {
    await trx.deleteFrom('review_image').where('review_id', '=', reviewId).execute();
    if (images.length > 0)
      await trx
        .insertInto('review_image')
        .values(images.map((image, position) => ({ review_id: reviewId, position, image })))
        .execute();
  }
  await notePicturesNamed(trx, images);
  return fresh.length - taken.length;
};

/**
 * Writes the review of a line, or changes it, and how its product is rated. The caller has locked the
 * rating before it read the line. How many pictures were too many.
 */
export const writeReview = async (
  trx: Trx,
  line: LineRow & { product_id: number },
  written: Written,
): Promise<number> => {
  const id = await saveRow(trx, line, written);
  const tooMany = await savePictures(trx, id, line.review?.images ?? [], written);
  await refreshProducts(trx, [line.product_id], written.now);
  await announce(trx, id, written.now);
  return tooMany;
};

/** Deletes a review; its pictures are removed by maintenance, since nothing names them any more. */
export const deleteReview = async (
  trx: Trx,
  { id, productId, now }: { id: number; productId: number | null; now: Date },
): Promise<void> => {
  await trx.deleteFrom('review').where('id', '=', id).execute();
  if (productId !== null) await refreshProducts(trx, [productId], now);
};

/**
 * Takes the author out of the reviews of these shoppers: name, pictures and what was bought. Their stars
 * and words stay (docs/decisions/051).
 */
export const eraseAuthor = async (
  trx: Trx,
  shopperIds: SelectQueryBuilder<DB, 'shopper', { id: string }>,
): Promise<void> => {
  const lines = trx
    .selectFrom('order_line as l')
    .innerJoin('order as o', 'o.id', 'l.order_id')
    .select('l.id')
    .where('o.shopper_id', 'in', shopperIds);
  const reviews = await trx
    .updateTable('review')
    .set({ name: '', order_line_id: null })
    .where('order_line_id', 'in', lines)
    .returning('id')
    .execute();
  if (reviews.length === 0) return;
  await trx
    .deleteFrom('review_image')
    .where(
      'review_id',
      'in',
      reviews.map(({ id }) => id),
    )
    .execute();
};
