import { orderStatus } from '#contract/order.ts';
import type { OrderStatus } from '#contract/order-codes.ts';
import { pageOfQuery } from '#web/lib/query/page-query.ts';

export type OrderFilter = { status: OrderStatus | undefined; q: string };

/** What `?status=`, `?q=` and `?page=` ask of the list of orders; nonsense asks for nothing. */
export const readListQuery = (query: URLSearchParams): OrderFilter & { page: number } => {
  const status = orderStatus.safeParse(Number(query.get('status')));
  return {
    status: status.success ? status.data : undefined,
    q: (query.get('q') ?? '').trim().slice(0, 200),
    page: pageOfQuery(query),
  };
};
