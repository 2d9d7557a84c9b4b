import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** So long after an order was placed its shopper may still be at paying it. */
const AFTER_MINUTES = 5;

/** Tells who has not paid an order by then until when it waits, and how to pay it; once each. */
export const mailUnpaidOrders = async (db: Db, at: Date): Promise<void> => {
  const placedBefore = new Date(at.getTime() - AFTER_MINUTES * 60_000);
  await sql`
    select queue_mail('order-unpaid', 'order-unpaid:' || o.id, o.email, o.language, jsonb_build_object('order', o.id))
    from "order" o
    where not o.paid and o.cancelled_at is null and o.payable_until > ${at}
      and o.created_at <= ${placedBefore} and o.email <> ''
      and not exists (select from mail_log m where m.key = 'order-unpaid:' || o.id)`.execute(db);
};
