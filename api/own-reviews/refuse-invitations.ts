import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** Asks the address of an order for no more reviews, at whatever it orders later. False where there is no such order. */
export const refuseInvitations = async (db: Db, orderId: string, now: Date): Promise<boolean> => {
  const order = await db
    .selectFrom('order')
    .select('email')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) return false;
  // Nobody can be mailed by it.
  if (order.email === '') return true;
  await db
    .insertInto('review_invitation_refusal')
    .values({
      email_hash: sql`sha256(convert_to(lower(${order.email}), 'UTF8'))`,
      refused_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
};
