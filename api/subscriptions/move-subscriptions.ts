import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';

/** Notices that a guest has asked for go on as those of the account that they sign in to. */
export const moveSubscriptions = async (
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> => {
  await trx
    .updateTable('subscription')
    .set({ shopper_id: into })
    .where('shopper_id', '=', from)
    .execute();
};

/** An account has another address: its notices go there from now on, each once. */
export const readdressSubscriptions = async (
  trx: Trx,
  { shopperId, from, to }: { shopperId: string; from: string; to: string },
): Promise<void> => {
  await sql`
    delete from subscription old
    where old.shopper_id = ${shopperId} and lower(old.email) = lower(${from})
      and exists (
        select from subscription s
        where s.id <> old.id and lower(s.email) = lower(${to}) and s.kind = old.kind
          and s.product_id is not distinct from old.product_id
          and s.inventory_id is not distinct from old.inventory_id)`.execute(trx);
  await sql`
    update subscription set email = ${to}
    where shopper_id = ${shopperId} and lower(email) = lower(${from})`.execute(trx);
};
