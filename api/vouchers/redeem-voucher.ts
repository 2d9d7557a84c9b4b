import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import type { Candidate } from './voucher-candidates.ts';

const isLimited = sql<boolean>`(total_limit is not null or per_shopper_limit is not null)`;

/**
 * Locks the vouchers that have a limit until the transaction ends, always in the order of their
 * ids. A voucher without limits is locked only when it is counted, at the very end; otherwise all
 * orders with it would wait for each other.
 */
export const lockVouchers = async (
  trx: Trx,
  { cartId, codes }: { cartId: string; codes: readonly string[] | undefined },
): Promise<void> => {
  if (codes?.length === 0) return;
  await trx
    .selectFrom('voucher')
    .select('id')
    .where((eb) =>
      codes
        ? eb('code', 'in', codes)
        : eb(
            'id',
            'in',
            eb.selectFrom('cart_voucher').select('voucher_id').where('cart_id', '=', cartId),
          ),
    )
    .where(isLimited)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

/**
 * Locks these vouchers in a fixed order (limited ones first, then by id), which avoids deadlocks.
 */
const lockInOrder = async (trx: Trx, ids: readonly number[]): Promise<void> => {
  await trx
    .selectFrom('voucher')
    .select('id')
    .where('id', 'in', ids)
    .orderBy(isLimited, 'desc')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
};

type Use = {
  orderId: string;
  shopperId: string;
  savingOf: (voucherId: number) => number;
  now: Date;
};

/** Counts the vouchers as used by the order. The limited ones are locked, so their limits still hold. */
export const redeemVouchers = async (
  trx: Trx,
  vouchers: readonly Candidate[],
  { orderId, shopperId, savingOf, now }: Use,
): Promise<void> => {
  if (vouchers.length === 0) return;
  const ids = vouchers.map(({ id }) => id);
  await lockInOrder(trx, ids);
  await trx
    .updateTable('voucher')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  await trx
    .insertInto('voucher_use')
    .values(
      ids.map((id) => ({
        voucher_id: id,
        order_id: orderId,
        shopper_id: shopperId,
        saving: savingOf(id),
        at: now,
      })),
    )
    .execute();
};

/**
 * Gives back the vouchers of an order that help none of its lines any more, so that they can be
 * used again. Locks them.
 */
export const restoreVouchers = async (trx: Trx, orderId: string): Promise<void> => {
  const uses = await trx
    .selectFrom('voucher_use as u')
    .select('u.voucher_id')
    .where('u.order_id', '=', orderId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('order_line_saving as s')
            .innerJoin('order_line as l', 'l.id', 's.order_line_id')
            .select('s.id')
            .whereRef('s.voucher_id', '=', 'u.voucher_id')
            .where('l.order_id', '=', orderId)
            .where('l.cancelled_at', 'is', null),
        ),
      ),
    )
    .execute();
  if (uses.length === 0) return;
  const ids = uses.map((use) => use.voucher_id);
  await lockInOrder(trx, ids);
  await trx
    .deleteFrom('voucher_use')
    .where('order_id', '=', orderId)
    .where('voucher_id', 'in', ids)
    .execute();
  await trx
    .updateTable('voucher')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('id', 'in', ids)
    .where('used', '>', 0)
    .execute();
};

/**
 * Counts the vouchers again that have saved something on the lines of an order, which is to be opened
 * again; false where one of them is used up or gone. Locks them.
 */
export const redeemAgain = async (trx: Trx, orderId: string, now: Date): Promise<boolean> => {
  const saved = await trx
    .selectFrom('order_line_saving as s')
    .innerJoin('order_line as l', 'l.id', 's.order_line_id')
    .innerJoin('order as o', 'o.id', 'l.order_id')
    .select(['s.voucher_id', 'o.shopper_id', sql<number>`sum(s.amount)::bigint`.as('saving')])
    .where('l.order_id', '=', orderId)
    .where('s.bundle_deal_id', 'is', null)
    .where('s.code', 'is not', null)
    .groupBy(['s.voucher_id', 's.code', 'o.shopper_id'])
    .execute();
  const ids = saved.flatMap(({ voucher_id: id }) => id ?? []);
  if (ids.length < saved.length) return false;
  if (ids.length === 0) return true;
  await lockInOrder(trx, ids);
  const { rows } = await sql`
    select from voucher v
    where v.id = any (${ids}::bigint[])
      and (v.used >= v.total_limit or v.per_shopper_limit <= (
        select count(*) from voucher_use u
        where u.voucher_id = v.id and u.shopper_id = ${saved[0]?.shopper_id ?? null}))`.execute(
    trx,
  );
  if (rows.length > 0) return false;
  const used = await trx
    .insertInto('voucher_use')
    .values(
      saved.flatMap(({ voucher_id, shopper_id, saving }) =>
        voucher_id === null ? [] : [{ voucher_id, order_id: orderId, shopper_id, saving, at: now }],
      ),
    )
    .onConflict((conflict) => conflict.columns(['voucher_id', 'order_id']).doNothing())
    .returning('voucher_id')
    .execute();
  if (used.length === 0) return true;
  await trx
    .updateTable('voucher')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where(
      'id',
      'in',
      used.map((use) => use.voucher_id),
    )
    .execute();
  return true;
};
