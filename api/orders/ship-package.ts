import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { Trx } from '#db/client.ts';
import { advanceOrder, type Advanced } from './advance-order.ts';
import type { Carriage } from './carriers.ts';
import { lockOrder } from './lock-orders.ts';

type ShipInput = { orderId: string; packageId: string; carriage: Carriage; now: Date };

export type Shipped = { kind: 'shipped' } | Extract<Advanced, { kind: 'refused' }>;

/**
 * Writes who carries a package, in the caller's transaction, and brings it on its way where it is not yet.
 * The mail about that tells the carrier: it is composed when all of this is committed.
 */
export const shipPackage = async (
  trx: Trx,
  { orderId, packageId, carriage, now }: ShipInput,
): Promise<Shipped> => {
  const order = await lockOrder(trx, orderId);
  const parcel = order?.packages.find(({ id }) => id === packageId);
  if (!parcel) return { kind: 'refused', reason: 'unknownPackage' };
  if (parcel.cancelled) return { kind: 'refused', reason: 'cancelled' };
  if (parcel.status < ORDER_STATUS.onTheWay) {
    const input = { orderId, packageId, to: ORDER_STATUS.onTheWay, now };
    const advanced = await advanceOrder(trx, input);
    if (advanced.kind === 'refused') return advanced;
  }
  await trx.updateTable('order_package').set(carriage).where('id', '=', packageId).execute();
  return { kind: 'shipped' };
};
