import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { ADDRESS_FIELDS } from './address.ts';
import { ensureDefaultAddress } from './default-address.ts';

const isSame = sql.join(
  ADDRESS_FIELDS.map((field) => sql`own.${sql.ref(field)} = came.${sql.ref(field)}`),
  sql` and `,
);

/**
 * Moves a shopper's addresses to another one, whose own they join unless they say the same. The other
 * one's default stays the default.
 */
export const moveAddresses = async (
  trx: Trx,
  { from, into }: { from: string; into: string },
): Promise<void> => {
  const removed = sql`delete from address where shopper_id in (${from}, ${into}) and deleted_at is not null`;
  await removed.execute(trx);
  const both = sql`own.shopper_id = ${into} and came.shopper_id = ${from} and ${isSame}`;
  await sql`
    update address own set saved = own.saved or came.saved from address came where ${both}`.execute(
    trx,
  );
  await sql`
    update cart set address_id = own.id from address own, address came
    where cart.address_id = came.id and ${both}`.execute(trx);
  await sql`delete from address came using address own where ${both}`.execute(trx);
  await trx
    .updateTable('address')
    .set({ shopper_id: into, is_default: false })
    .where('shopper_id', '=', from)
    .execute();
  await ensureDefaultAddress(trx, into);
};
