import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { endLink } from './wishlist-link.ts';
import { MOST_WISHES } from './wishes.ts';

/**
 * Moves the wishes of one shopper to another, the newest first as far as there is room; what both wish for
 * stays as the other has it. A link to the first one's list ends: moved along, it would show all that the
 * other has wished for to those who were given it.
 */
export const moveWishes = async (
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> => {
  await sql`
    insert into wish (shopper_id, product_id, added_at, price)
    select ${into}::uuid, product_id, added_at, price from wish moved
    where shopper_id = ${from} and not exists (
      select from wish kept where kept.shopper_id = ${into} and kept.product_id = moved.product_id)
    order by added_at desc, product_id desc
    limit greatest(0, ${MOST_WISHES} - (select count(*) from wish where shopper_id = ${into}))
    on conflict do nothing`.execute(trx);
  await trx.deleteFrom('wish').where('shopper_id', '=', from).execute();
  await endLink(trx, from);
};
