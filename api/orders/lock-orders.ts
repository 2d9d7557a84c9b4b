import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ORDER_STATUS, type OrderStatus } from '#contract/orders/order-codes.ts';
import type { Trx } from '#db/client.ts';
import type { LineState, OrderState, PackageState } from './status-transitions.ts';

/** When it was cancelled, a moment or its text; null while it was not. */
type Cancellable = { id: string; cancelled_at: unknown };

/** What the rules of transitions look at of a package's row. */
export const packageStateOf = (row: Cancellable & { status: number }): PackageState => ({
  id: row.id,
  status: row.status as OrderStatus,
  cancelled: row.cancelled_at !== null,
});

/** And of the row of a line. */
export const lineStateOf = (row: Cancellable & { package_id: string }): LineState => ({
  id: row.id,
  packageId: row.package_id,
  cancelled: row.cancelled_at !== null,
});

export type LockedOrder = OrderState & {
  id: string;
  method: number;
  paid: boolean;
  /** Whether nothing is left of it. */
  cancelled: boolean;
  lines: (LineState & { inventoryId: number | null; quantity: number; total: number })[];
};

/** The row of an order, locked until the transaction ends; what else is read of it is read afterwards. */
export const lockOrderRow = (trx: Trx, id: string) =>
  trx
    .selectFrom('order')
    .select(['id', 'status', 'method', 'paid', 'cancelled_at'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** What is read of an order once its lock is held: others may have changed it while the lock was waited for. */
export const orderParts = (trx: Trx, id: string) =>
  [
    jsonArrayFrom(
      trx
        .selectFrom('order_package')
        .select(['id', 'status', 'cancelled_at'])
        .where('order_id', '=', id)
        .orderBy('id'),
    ).as('packages'),
    jsonArrayFrom(
      trx
        .selectFrom('order_line')
        .select(['id', 'package_id', 'cancelled_at', 'inventory_id', 'quantity', 'total'])
        .where('order_id', '=', id)
        .orderBy('position'),
    ).as('lines'),
  ] as const;

type Row = NonNullable<Awaited<ReturnType<typeof lockOrderRow>>>;
type Parts = {
  packages: (Cancellable & { status: number })[];
  lines: (Cancellable & {
    package_id: string;
    inventory_id: number | null;
    quantity: number;
    total: number;
  })[];
};

/** An order that is locked, by its row and its parts. */
export const lockedOrderOf = (
  { cancelled_at: cancelledAt, ...row }: Row,
  { packages, lines }: Parts,
): LockedOrder => ({
  ...row,
  cancelled: cancelledAt !== null,
  status: row.status as OrderStatus,
  packages: packages.map(packageStateOf),
  lines: lines.map((line) => ({
    ...lineStateOf(line),
    inventoryId: line.inventory_id,
    quantity: line.quantity,
    total: line.total,
  })),
});

/**
 * Locks an order until the transaction ends and reads what its transitions depend on; undefined
 * where there is none. The order comes before stock and vouchers in every transaction that takes
 * several locks.
 */
export const lockOrder = async (trx: Trx, id: string): Promise<LockedOrder | undefined> => {
  const row = await lockOrderRow(trx, id);
  if (!row) return undefined;
  const parts = await trx.selectNoFrom(orderParts(trx, id)).executeTakeFirstOrThrow();
  return lockedOrderOf(row, parts);
};

/**
 * Writes the steps that an order takes; its packages have been written already. One of which the rest is delivered is
 * paid: what is to be paid before is not sent unpaid.
 */
export const writeOrderSteps = async (
  trx: Trx,
  orderId: string,
  { orderSteps, status }: { orderSteps: readonly OrderStatus[]; status: OrderStatus },
  now: Date,
): Promise<void> => {
  if (orderSteps.length === 0) return;
  const set = { status, ...(status === ORDER_STATUS.delivered && { paid: true }) };
  await trx.updateTable('order').set(set).where('id', '=', orderId).execute();
  await trx
    .insertInto('order_history')
    .values(orderSteps.map((step) => ({ order_id: orderId, status: step, at: now })))
    .execute();
};
