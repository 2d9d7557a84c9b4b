import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';

/** Makes this address the default one, in place of the one that was; a deleted one cannot be it. */
export const setDefaultAddress = async (trx: Trx, shopperId: string, id: string): Promise<void> => {
  await trx
    .updateTable('address')
    .set({ is_default: false })
    .where('shopper_id', '=', shopperId)
    .where('id', '<>', id)
    .execute();
  await trx
    .updateTable('address')
    .set({ is_default: true, saved: true })
    .where('shopper_id', '=', shopperId)
    .where('id', '=', id)
    .execute();
};

/** Where the book has no default address, its newest one becomes it. */
export const ensureDefaultAddress = async (trx: Trx, shopperId: string): Promise<void> => {
  await sql`
    update address set is_default = true
    where id = (
        select id from address
        where shopper_id = ${shopperId} and saved and deleted_at is null
        order by created_at desc, id limit 1)
      and not exists (
        select from address
        where shopper_id = ${shopperId} and is_default and deleted_at is null)`.execute(trx);
};
