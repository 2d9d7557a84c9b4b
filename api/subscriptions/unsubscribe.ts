import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';

/** What a link ends: this one, all notices of its address, or all that is sent there. */
export type Ending = 'this' | 'notices' | 'all';

/** Unsubscribes; what has ended stays so. Nobody is told of it any more, in the account as little as by mail. */
export const unsubscribe = async (
  trx: Trx,
  id: string,
  ending: Ending,
  now: Date,
): Promise<void> => {
  const which = {
    this: sql`s.id = named.id`,
    notices: sql`lower(s.email) = lower(named.email) and s.kind <> 'newsletter'`,
    all: sql`lower(s.email) = lower(named.email)`,
  }[ending];
  await sql`
    update subscription s set ended_at = ${now}, shopper_id = null
    from subscription named
    where named.id = ${id} and ${which} and s.ended_at is null`.execute(trx);
};
