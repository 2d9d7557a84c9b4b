import { orderStatus } from '#contract/orders/order.ts';
import type { OrderStatus } from '#contract/orders/order-codes.ts';
import { pageOfQuery } from '#web/lib/query/page-query.ts';

/** The value of `?status=` that asks for cancelled orders. */
const CANCELLED = 'cancelled';

export type OrderFilter = { status: OrderStatus | typeof CANCELLED | undefined; q: string };

/** What `?status=`, `?q=` and `?page=` ask of the list of orders; nonsense asks for nothing. */
export const readListQuery = (query: URLSearchParams): OrderFilter & { page: number } => {
  const asked = query.get('status');
  const status = orderStatus.safeParse(Number(asked));
  return {
    status: asked === CANCELLED ? CANCELLED : status.data,
    q: (query.get('q') ?? '').trim().slice(0, 200),
    page: pageOfQuery(query),
  };
};
