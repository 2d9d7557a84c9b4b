import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';
import { refreshProducts } from '#db/refresh-products.ts';
import { redeemAgain } from '#api/vouchers/redeem-voucher.ts';
import { takeStock } from '#api/orders/stock.ts';

/** What the order had held is no longer there: the transaction must be rolled back. */
export class NothingHeld extends Error {}

const findExpired = (trx: Trx, orderId: string) =>
  trx
    .selectFrom('cancellation as c')
    .innerJoin('cancellation_line as cl', 'cl.cancellation_id', 'c.id')
    .innerJoin('order_line as l', 'l.id', 'cl.order_line_id')
    .select(['c.id', 'l.id as line_id', 'l.package_id', 'l.inventory_id', 'cl.quantity'])
    .where('c.order_id', '=', orderId)
    .where('c.expired', '=', true)
    .orderBy('l.position')
    .execute();

/**
 * Opens an order again that the clock has ended, since its money has come after all: takes stock and
 * vouchers as it had them, in the caller's transaction, which has locked the order. False where somebody
 * has cancelled it. Throws NothingHeld or StockTaken where others have what it needs.
 */
export const reopenOrder = async (trx: Trx, orderId: string, now: Date): Promise<boolean> => {
  const lines = await findExpired(trx, orderId);
  if (lines.length === 0) return false;
  const wanted = lines.map(({ inventory_id: inventoryId, quantity }) => {
    if (inventoryId === null) throw new NothingHeld('the shop no longer has what was ordered');
    return { inventoryId, quantity };
  });
  const soldOut = await takeStock(trx, wanted);
  if (!(await redeemAgain(trx, orderId, now))) throw new NothingHeld('a voucher is used up');
  const open = { cancelled_at: null };
  await trx
    .updateTable('order_line')
    .set(open)
    .where(
      'id',
      'in',
      lines.map(({ line_id }) => line_id),
    )
    .execute();
  await trx
    .updateTable('order_package')
    .set(open)
    .where(
      'id',
      'in',
      lines.map(({ package_id }) => package_id),
    )
    .execute();
  await trx.updateTable('order').set(open).where('id', '=', orderId).execute();
  // Nobody has cancelled anything: what the clock wrote goes, from the history as well.
  await sql`delete from cancellation where order_id = ${orderId} and expired`.execute(trx);
  await refreshProducts(trx, soldOut, now);
  return true;
};
