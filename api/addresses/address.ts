import type { AddressInput } from '#contract/addresses/address.ts';
import type { Db } from '#db/client.ts';

/** What an address says, as an order writes it down. */
export const ADDRESS_FIELDS = [
  'name',
  'email',
  'phone',
  'country',
  'state',
  'city',
  'zip',
  'address_1',
  'address_2',
] as const;

/**
 * Keeps a checked address on the shopper's cart, in place of the one it had; one that stands in the
 * address book stays there as it is.
 */
export const saveCartAddress = async (
  db: Db,
  cart: { id: string; shopper_id: string },
  address: AddressInput,
  now: Date,
): Promise<void> => {
  const existing = await db
    .updateTable('address')
    .set(address)
    .where('id', '=', (eb) => eb.selectFrom('cart').select('address_id').where('id', '=', cart.id))
    .where('saved', '=', false)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (existing) return;
  const { id } = await db
    .insertInto('address')
    .values({ ...address, shopper_id: cart.shopper_id, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('cart').set({ address_id: id }).where('id', '=', cart.id).execute();
};
