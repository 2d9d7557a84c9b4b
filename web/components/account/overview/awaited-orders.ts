import { isUnpaid, ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { OrderListed } from '#contract/orders/order.ts';

type Awaited = Pick<OrderListed, 'status' | 'cancelled' | 'method' | 'payment_status' | 'packages'>;

/** The day of the parcel that comes next. */
const nextDay = ({ packages }: Awaited): string =>
  packages
    .filter(({ cancelled, delivered_at: at }) => !cancelled && at === null)
    .map(({ expected_from: from }) => from)
    .toSorted()[0] ?? '';

/** The orders that are still to come, what comes first before the others. */
export const awaitedOrders = <Order extends Awaited>(orders: readonly Order[]): Order[] =>
  orders
    .filter(
      (order) => !order.cancelled && order.status < ORDER_STATUS.delivered && !isUnpaid(order),
    )
    .toSorted((a, b) => nextDay(a).localeCompare(nextDay(b)));
