import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#db/client.ts';

/** The rows that an asking writes; `on conflict` needs the index's own expressions. */
const SUBJECT = sql`(lower(email), kind, coalesce(product_id, 0), coalesce(inventory_id, 0))`;

/**
 * Writes what was asked for and nobody has confirmed: new, asked for again, or ended before. What is
 * confirmed stays as it is. `rows` is a select of kind, email, language, shopper_id, product_id,
 * inventory_id, price, asked_at, confirmed_at. The ids of what was written.
 */
export const writeSubscriptions = async (
  trx: Trx,
  rows: RawBuilder<unknown>,
): Promise<string[]> => {
  const { rows: written } = await sql<{ id: string }>`
    insert into subscription as known
      (kind, email, language, shopper_id, product_id, inventory_id, price, asked_at, confirmed_at)
    ${rows}
    on conflict ${SUBJECT} do update
      set (email, language, shopper_id, price, told_price, asked_at, confirmed_at, ended_at)
        = (excluded.email, excluded.language, excluded.shopper_id, excluded.price, null,
           excluded.asked_at, excluded.confirmed_at, null)
      where known.confirmed_at is null or known.ended_at is not null
    returning id`.execute(trx);
  return written.map(({ id }) => id);
};

/** Whether a mail server has refused the address for good: then nothing is sent there. */
export const isRefusedAddress = async (db: Db | Trx, email: string): Promise<boolean> => {
  const query = db
    .selectFrom('refused_address')
    .select('email')
    .where('email', '=', email.toLowerCase());
  return (await query.executeTakeFirst()) !== undefined;
};
