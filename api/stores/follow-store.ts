import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { notFound, refuse, type Failed, type Refused } from '#api/http/reply.ts';

/** The most stores that an account can follow: every page is told which they are. */
const MOST = 500;

type Follow = { accountId: string; storeId: number; now: Date };

/** Stops following; false where the store was not followed. */
const unfollow = async (trx: Trx, { accountId, storeId }: Follow): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('store_follow')
    .where('account_id', '=', accountId)
    .where('store_id', '=', storeId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/**
 * Follows a store or stops following it, as `following` says; without it whichever it was not. Whether it
 * is followed now.
 */
export const setFollowing = async (
  trx: Trx,
  follow: Follow,
  following: boolean | undefined,
): Promise<{ following: boolean } | Failed | Refused> => {
  if (following !== true && ((await unfollow(trx, follow)) || following === false))
    return { following: false };
  const { accountId, storeId, now } = follow;
  const { followed } = await trx
    .selectFrom('store_follow')
    .select((eb) => eb.fn.countAll<number>().as('followed'))
    .where('account_id', '=', accountId)
    .where('store_id', '!=', storeId)
    .executeTakeFirstOrThrow();
  if (followed >= MOST) return refuse('follow.full');
  const { rows } = await sql`
    insert into store_follow (account_id, store_id, followed_at)
    select ${accountId}::uuid, id, ${now} from store where id = ${storeId} and visible
    on conflict (account_id, store_id) do update set followed_at = store_follow.followed_at
    returning store_id`.execute(trx);
  return rows.length === 0 ? notFound() : { following: true };
};
