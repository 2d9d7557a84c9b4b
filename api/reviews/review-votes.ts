import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';

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

/**
 * Moves the votes of a guest who signs in. Where both have voted, the account's vote counts and
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
};
