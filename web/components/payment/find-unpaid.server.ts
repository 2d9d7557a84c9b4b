import { getOrders } from '#contract/order.ts';
import { call } from '#web/lib/page-data/api.server.ts';
import type { RequestArgs } from '#web/lib/visit/context.server.ts';

/** The id of the latest order of who is here, where it still waits for its money. */
export const findUnpaidOrder = async (args: RequestArgs): Promise<string | undefined> => {
  const listed = await call(args, getOrders, { json: {} });
  const latest = listed.ok ? listed.data.orders?.result[0] : undefined;
  if (!latest || latest.payment_status === 1 || latest.cancelled) return undefined;
  const found = await call(args, getOrders, { json: { order_id: latest.id } });
  const isPayable = found.ok && (found.data.order?.payable_until ?? null) !== null;
  return isPayable ? latest.id : undefined;
};
