import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';
import { findOwner, newShopperRows, type NewShopper } from '#api/http/session.ts';

export type CartRow = { id: string; shopper_id: string };

/** The shopper's cart; undefined where they have never added anything. */
export const findCart = (db: Db, shopperId: string): Promise<CartRow | undefined> =>
  db
    .selectFrom('cart')
    .select(['id', 'shopper_id'])
    .where('shopper_id', '=', shopperId)
    .executeTakeFirst();

/**
 * The row of the shopper's cart, made where there is none, locked until the transaction ends; whether
 * it was made. Who is merged has none (see `lockCart`).
 */
export const lockCartRow = (
  trx: Trx,
  shopperId: string,
  now: Date,
): Promise<CartRow & { isMade: boolean }> =>
  trx
    .insertInto('cart')
    .values({ shopper_id: shopperId, updated_at: now })
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet({ updated_at: now }))
    // Nothing has ever locked or changed a row that was just inserted.
    .returning(['id', 'shopper_id', sql<boolean>`cart.xmax = 0`.as('isMade')])
    .executeTakeFirstOrThrow();

/**
 * The shopper's cart, made where there is none, locked until the transaction ends: whatever changes a
 * cart takes this lock first, so two tabs add up instead of overwriting one another. Where the shopper
 * has signed in since the call began, it is the cart of their account, whose `shopper_id` is another
 * one: what they add is not lost, but nothing of the account's may be answered or ordered.
 */
export const lockCart = async (trx: Trx, shopperId: string, now: Date): Promise<CartRow> => {
  const cart = await lockCartRow(trx, shopperId, now);
  // Merging deletes the cart, so one that was there is not merged.
  if (!cart.isMade) return cart;
  const owner = await findOwner(trx, shopperId);
  if (owner === shopperId) return cart;
  await trx.deleteFrom('cart').where('id', '=', cart.id).execute();
  return lockCartRow(trx, owner, now);
};

/** The cart of somebody new, who is written with it. */
export const openCart = async (trx: Trx, shopper: NewShopper): Promise<CartRow> => {
  const { rows } = await sql<CartRow>`
    with ${newShopperRows(shopper)}
    insert into cart (shopper_id, updated_at) values (${shopper.id}, ${shopper.now})
    returning id, shopper_id`.execute(trx);
  const [cart] = rows;
  if (!cart) throw new Error('a cart was written and is not there');
  return cart;
};
