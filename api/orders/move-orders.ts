import { sql, type RawBuilder } from 'kysely';
import type { Trx } from '#db/client.ts';

const DAY_MS = 86_400_000;
/** So recent orders of any guest are found by the e-mail address they were placed with. */
const FOUND_DAYS = 30;

/** Gives these orders, with their uses of vouchers, to a shopper; how many there were. */
export const giveOrders = async (
  trx: Trx,
  into: string,
  ids: readonly string[],
): Promise<number> => {
  if (ids.length === 0) return 0;
  await trx.updateTable('order').set({ shopper_id: into }).where('id', 'in', ids).execute();
  await trx
    .updateTable('voucher_use')
    .set({ shopper_id: into })
    .where('order_id', 'in', ids)
    .execute();
  return ids.length;
};

/** The ids of orders, locked in their order. */
const lockOrders = async (trx: Trx, condition: RawBuilder<boolean>): Promise<string[]> => {
  const rows = await trx
    .selectFrom('order as o')
    .select('o.id')
    .where(condition)
    .orderBy('o.id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Gives the orders that were placed with an e-mail address to the account that has proven it is
 * theirs: those of the guest who signs in, and recent ones of any guest. How many there were.
 */
export const claimOrders = async (
  trx: Trx,
  { email, into, from, now }: { email: string; into: string; from: string | undefined; now: Date },
): Promise<number> => {
  const since = new Date(now.getTime() - FOUND_DAYS * DAY_MS);
  const ids = await lockOrders(
    trx,
    sql<boolean>`lower(o.email) = lower(${email})
      and o.shopper_id is distinct from ${into}::uuid
      and (o.shopper_id = ${from ?? null}::uuid or o.created_at > ${since})
      and not exists (select from account a where a.shopper_id = o.shopper_id)`,
  );
  return giveOrders(trx, into, ids);
};

/** The ids of all orders of a shopper, locked until the transaction ends. */
export const lockShopperOrders = (trx: Trx, shopperId: string): Promise<string[]> =>
  lockOrders(trx, sql<boolean>`o.shopper_id = ${shopperId}`);
