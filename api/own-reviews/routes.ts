import { sql } from 'kysely';
import type { DataOf } from '#contract/endpoint.ts';
import { findCatalogueId } from '#contract/ids.ts';
import {
  findReview,
  findReviewable,
  listOwnReviews,
  refuseReviewInvitations,
  saveReview,
} from '#contract/reviews/own-review.ts';
import { REVIEW_PICTURES } from '#contract/reviews/review-rules.ts';
import type { Db } from '#db/client.ts';
import type { Routes } from '#api/deps.ts';
import type { RefusedFile } from '#api/http/form-body.ts';
import { implement } from '#api/http/implement.ts';
import { fail, notFound, ok, refuse, type Reply } from '#api/http/reply.ts';
import type { Call } from '#api/http/run-call.ts';
import { transact } from '#api/http/transaction.ts';
import type { OrderLinks } from '#api/orders/order-link.ts';
import { ratingCounts, ratingSummaryOf, type RatingCount } from '#api/reviews/rating-summary.ts';
import { storePictures, type PublicPictures } from '#api/files/public-pictures.ts';
import {
  findOwnLine,
  findReviewableLine,
  presentLine,
  presentOwnReview,
  type Asker,
  type LineRow,
} from './reviewable-line.ts';
import { listToReview, listWritten } from './list-own.ts';
import { refuseInvitations } from './refuse-invitations.ts';
import { deleteReview, lockRating, writeReview, type Written } from './write-review.ts';

type SaveCall = Call<typeof saveReview>;
type Saved = Reply<DataOf<typeof saveReview>>;
type Uploaded = { keys: readonly string[]; refused: readonly RefusedFile[] };

const NO_PICTURES: Uploaded = { keys: [], refused: [] };

/** Why a review is not written; undefined where it may be. */
const refusalOf = (line: LineRow | undefined, { json }: SaveCall) => {
  if (!line) return notFound();
  if (json.action === 'delete') return undefined;
  if (!line.delivered) return refuse('review.notDelivered');
  if (line.product_id === null) return refuse('cart.productUnavailable');
  return json.rating === undefined ? refuse('review.ratingRequired', {}, 'rating') : undefined;
};

/** The pictures that can be used, and the others by their place among all that were sent. */
const uploadPictures = async (
  { db, files, refusedFiles, now }: SaveCall,
  pictures: PublicPictures,
): Promise<Uploaded> => {
  const taken = new Set(refusedFiles.map(({ at }) => at));
  const places = Array.from({ length: files.length + refusedFiles.length }, (_, at) => at);
  const good = places.filter((at) => !taken.has(at));
  const stored = await storePictures({ db, pictures, now }, 'review', files);
  const unreadable = stored.refused.map(({ at, refusal }) => ({ at: good[at] ?? at, refusal }));
  return { keys: stored.keys, refused: [...refusedFiles, ...unreadable] };
};

const readSummary = async (db: Db, productId: number | null) => {
  const { rows } = await sql<{ ratings: RatingCount[] }>`
    select ${ratingCounts(sql`${productId}::bigint`)} as ratings`.execute(db);
  return ratingSummaryOf(rows[0]?.ratings ?? []);
};

type Saving = { asker: Asker; line: LineRow; uploaded: Uploaded };

/** Writes or deletes, in one transaction with how the product is rated. */
const save = (call: SaveCall, { asker, line: { product_id: productId, id }, uploaded }: Saving) =>
  transact(call.db, async (trx): Promise<Saved> => {
    const { json, language, now, t } = call;
    if (productId !== null) await lockRating(trx, productId);
    // What another tab has written in between is changed, not written a second time.
    const line = await findOwnLine(trx, asker, id);
    const refusal = refusalOf(line, call);
    if (refusal || !line) return refusal ?? notFound();
    const refused = [...uploaded.refused];
    if (json.action === 'delete') {
      if (line.review) await deleteReview(trx, { id: line.review.id, productId, now });
    } else if (productId !== null && json.rating !== undefined) {
      const { rating, review: text, removed_images: removed = [] } = json;
      const written: Written = { rating, text, added: uploaded.keys, removed, language, now };
      const tooMany = await writeReview(trx, { ...line, product_id: productId }, written);
      const { length } = call.files;
      for (let count = 0; count < tooMany; count += 1) {
        const values = { count: REVIEW_PICTURES };
        refused.push({ at: length - 1 - count, refusal: { key: 'upload.tooMany', values } });
      }
    }
    const saved = await findOwnLine(trx, asker, id);
    return ok(
      {
        review: saved?.review ? presentOwnReview(saved.review) : null,
        summary: await readSummary(trx, productId),
        refused_images: refused
          .toSorted((one, other) => one.at - other.at)
          .map(({ at, refusal: { key, values } }) => ({ at, message: t(key, values) })),
      },
      messageOf(json.action, refused.length > 0),
    );
  });

const messageOf = (action: 'save' | 'delete', someFailed: boolean) => {
  if (action === 'delete') return 'review.deleted';
  return someFailed ? 'upload.someFailed' : 'review.saved';
};

export const ownReviewRoutes: Routes<{ links: OrderLinks }> = (app, deps) => {
  type From = { shopper: { id: string } | undefined; now: Date };
  const askerOf = async ({ shopper, now }: From, token: string | undefined): Promise<Asker> => ({
    shopperId: shopper?.id,
    linkedOrderId: token === undefined ? undefined : await deps.links.read(token, now),
  });

  implement(app, deps, findReview, async (call) => {
    const line = await findOwnLine(call.db, await askerOf(call, call.query.token), call.params.id);
    return line ? ok(presentLine(line, call.language)) : notFound();
  });

  implement(app, deps, findReviewable, async ({ db, shopper, params }) => {
    const productId = findCatalogueId(params.id);
    const line = productId && (await findReviewableLine(db, shopper.id, productId));
    return ok({ line_id: line || null });
  });

  implement(app, deps, listOwnReviews, async ({ db, shopper, query, language }) => {
    const own = { shopperId: shopper.id, language };
    const [written, open] = await Promise.all([
      listWritten(db, { ...own, page: query.page }),
      listToReview(db, own),
    ]);
    return ok({ written, to_review: open });
  });

  implement(
    app,
    deps,
    saveReview,
    async (call) => {
      const asker = await askerOf(call, call.json.token);
      const line = await findOwnLine(call.db, asker, call.json.line_id);
      // Nobody's pictures are decoded for nothing.
      const refusal = refusalOf(line, call);
      if (refusal || !line) return refusal ?? notFound();
      const isSave = call.json.action === 'save';
      const uploaded = isSave ? await uploadPictures(call, deps.pictures) : NO_PICTURES;
      return save(call, { asker, line, uploaded });
    },
    { limiters: [deps.limits.reviewsFrom] },
  );

  implement(app, deps, refuseReviewInvitations, async ({ db, json, now }) => {
    const orderId = await deps.links.read(json.token, now);
    const isRefused = orderId !== undefined && (await refuseInvitations(db, orderId, now));
    return isRefused ? ok(null, 'review.noInvitations') : fail(404, 'order.notFound');
  });
};
