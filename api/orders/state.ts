import type { OrderStatus } from '#contract/codes.ts';
import type { Trx } from '#db/client.ts';
import type { LineState, OrderState } from './transitions.ts';

export type LockedOrder = OrderState & {
  id: string;
  method: number;
  paid: boolean;
  lines: (LineState & { inventoryId: number | null; quantity: number; total: number })[];
};

/**
 * Locks an order until the transaction ends and reads what its transitions depend on; undefined
 * where there is none. The order comes before stock and vouchers in every transaction that takes
 * several locks.
 */
export const lockOrder = async (trx: Trx, id: string): Promise<LockedOrder | undefined> => {
  const order = await trx
    .selectFrom('order')
    .select(['id', 'status', 'method', 'paid'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return undefined;
  const packages = await trx
    .selectFrom('order_package')
    .select(['id', 'status', 'cancelled_at'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const lines = await trx
    .selectFrom('order_line')
    .select(['id', 'package_id', 'cancelled_at', 'inventory_id', 'quantity', 'total'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  return {
    ...order,
    status: order.status as OrderStatus,
    packages: packages.map((one) => ({
      id: one.id,
      status: one.status as OrderStatus,
      cancelled: one.cancelled_at !== null,
    })),
    lines: lines.map((line) => ({
      id: line.id,
      packageId: line.package_id,
      cancelled: line.cancelled_at !== null,
      inventoryId: line.inventory_id,
      quantity: line.quantity,
      total: line.total,
    })),
  };
};

/** Writes the steps that an order takes; its packages have been written already. */
export const writeOrderSteps = async (
  trx: Trx,
  orderId: string,
  { orderSteps, status }: { orderSteps: readonly OrderStatus[]; status: OrderStatus },
  now: Date,
): Promise<void> => {
  if (orderSteps.length === 0) return;
  await trx.updateTable('order').set({ status }).where('id', '=', orderId).execute();
  await trx
    .insertInto('order_history')
    .values(orderSteps.map((step) => ({ order_id: orderId, status: step, at: now })))
    .execute();
};
