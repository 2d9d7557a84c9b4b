import { sql } from 'kysely';
import type { ReportReason } from '#contract/reviews/review-rules.ts';
import type { Trx } from '#db/client.ts';

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

/** Moves the reports of a guest who signs in; where both have reported, the account's own stays. */
export const moveReports = async (
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> => {
  await sql`
    with gone as (delete from review_report where shopper_id = ${from} returning *)
    insert into review_report (shopper_id, review_id, reason, details, reported_at, settled_at)
    select ${into}::uuid, review_id, reason, details, reported_at, settled_at from gone
    on conflict do nothing`.execute(trx);
};
