import { sql } from 'kysely';
import type { ReportReason } from '#contract/review-rules.ts';
import type { Db, Trx } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { inLanguage } from '#db/texts.ts';
import { presentReview, reviewColumns, type ReviewRow } from './review-row.ts';

type Texts = Parameters<typeof inLanguage>[0];

type FoundRow = ReviewRow & {
  product_id: number;
  slug: Texts;
  title: Texts;
  voted: boolean | null;
  reported: boolean;
};

/** A review that the shop shows, its product, and what the shopper has said of it. */
export const findShownReview = async (
  db: Db,
  { id, shopperId }: { id: number; shopperId: string | undefined },
  language: LanguageCode,
) => {
  const { rows } = await sql<FoundRow>`
    select ${reviewColumns(language)}, card.product_id, card.slug, card.title,
      (select v.helpful from review_vote v
        where v.review_id = r.id and v.shopper_id = ${shopperId ?? null}) as voted,
      exists (select from review_report p
        where p.review_id = r.id and p.shopper_id = ${shopperId ?? null}) as reported
    from review r join product_card card on card.product_id = r.product_id
    where r.id = ${id} and r.visible`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { product_id, slug, title, voted, reported, ...review } = row;
  const product = {
    id: String(product_id),
    slug: inLanguage(slug, language),
    title: inLanguage(title, language),
  };
  return { review: presentReview(review, language), product, voted, reported };
};

/** Locks a review that the shop shows; whether the shopper has written it. Undefined where there is none. */
export const lockShownReview = async (
  trx: Trx,
  { id, shopperId }: { id: number; shopperId: string },
): Promise<{ isOwn: boolean } | undefined> => {
  const { rows } = await sql<{ is_own: boolean }>`
    select exists (
      select from order_line l join "order" o on o.id = l.order_id
      where l.id = r.order_line_id and o.shopper_id = ${shopperId}) as is_own
    from review r
    where r.id = ${id} and r.visible
    for no key update of r`.execute(trx);
  return rows[0] && { isOwn: rows[0].is_own };
};

const asCounts = (helpful: boolean | null): { yes: number; no: number } => ({
  yes: helpful === true ? 1 : 0,
  no: helpful === false ? 1 : 0,
});

type Vote = { id: number; shopperId: string; helpful: boolean | null; now: Date };

/** Counts a person's vote in place of their earlier one; how many say that it helps. The caller has locked it. */
export const countVote = async (
  trx: Trx,
  { id, shopperId, helpful, now }: Vote,
): Promise<number> => {
  const known = await trx
    .deleteFrom('review_vote')
    .where('review_id', '=', id)
    .where('shopper_id', '=', shopperId)
    .returning('helpful')
    .executeTakeFirst();
  if (helpful !== null)
    await trx
      .insertInto('review_vote')
      .values({ review_id: id, shopper_id: shopperId, helpful, voted_at: now })
      .execute();
  const before = asCounts(known?.helpful ?? null);
  const after = asCounts(helpful);
  // A vote that says the same again is no change, and no page is made anew for it.
  const review = trx.updateTable('review').where('id', '=', id).returning('helpful');
  const { helpful: count } =
    (known?.helpful ?? null) === helpful
      ? await trx
          .selectFrom('review')
          .select('helpful')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      : await review
          .set((eb) => ({
            helpful: eb('helpful', '+', after.yes - before.yes),
            unhelpful: eb('unhelpful', '+', after.no - before.no),
          }))
          .executeTakeFirstOrThrow();
  return count;
};

type Report = {
  id: number;
  shopperId: string;
  reason: ReportReason;
  details: string;
  now: Date;
};

/** Notes what a person holds against a review; what they say later counts in its place. */
export const noteReport = async (
  trx: Trx,
  { id, shopperId, reason, details, now }: Report,
): Promise<void> => {
  const said = { reason, details, reported_at: now, settled_at: null };
  await trx
    .insertInto('review_report')
    .values({ review_id: id, shopper_id: shopperId, ...said })
    .onConflict((conflict) => conflict.columns(['shopper_id', 'review_id']).doUpdateSet(said))
    .execute();
};

/**
 * Moves the votes and reports of a guest who signs in. Where both have voted, the account's vote counts and
 * the guest's is taken out of the sum.
 */
export const moveVotes = async (
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> => {
  await sql`
    with gone as (delete from review_vote where shopper_id = ${from} returning *),
    kept as (
      insert into review_vote (shopper_id, review_id, helpful, voted_at)
      select ${into}::uuid, review_id, helpful, voted_at from gone
      on conflict do nothing
      returning review_id)
    update review r
    set helpful = greatest(0, r.helpful - gone.helpful::int),
      unhelpful = greatest(0, r.unhelpful - (not gone.helpful)::int)
    from gone
    where r.id = gone.review_id and gone.review_id not in (select review_id from kept)`.execute(
    trx,
  );
  await sql`
    with gone as (delete from review_report where shopper_id = ${from} returning *)
    insert into review_report (shopper_id, review_id, reason, details, reported_at, settled_at)
    select ${into}::uuid, review_id, reason, details, reported_at, settled_at from gone
    on conflict do nothing`.execute(trx);
};
