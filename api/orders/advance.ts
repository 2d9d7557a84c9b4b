import {
  ORDER_STATUS,
  OWN_METHODS,
  PAYMENT_METHOD,
  type OrderStatus,
} from '#contract/order-codes.ts';
import type { Trx } from '#db/client.ts';
import { lockOrder, type LockedOrder } from './lock-orders.ts';
import { planAdvance, type Advance, type AdvanceInput } from './transitions.ts';

type Refused = Extract<Advance, { kind: 'refused' }>;

export type Advanced =
  | { kind: 'advanced'; status: OrderStatus; paid: boolean }
  | { kind: 'refused'; reason: Refused['reason'] | 'notFound' | 'unpaid' };

type Plan = Extract<Advance, { kind: 'advance' }>;

/** A shop's own ways to pay ask for nothing before the parcel comes (api/payments/provider.ts). */
const paysOnDelivery = ({ method }: LockedOrder): boolean =>
  method === PAYMENT_METHOD.cashOnDelivery || method >= OWN_METHODS.first;

/** `set`: what is written of the order besides. */
type Writing = { set?: { paid: boolean; method: number }; now: Date };

/** Writes the steps of packages and those of their order, which come after them. */
export const writeAdvance = async (
  trx: Trx,
  orderId: string,
  { steps, orderSteps, status: reached }: Plan,
  { set, now }: Writing,
): Promise<void> => {
  const changed = { ...set, ...(orderSteps.length > 0 && { status: reached }) };
  if (Object.keys(changed).length > 0)
    await trx.updateTable('order').set(changed).where('id', '=', orderId).execute();
  const last = new Map(steps.map(({ packageId, status }) => [packageId, status]));
  for (const [status, entries] of Map.groupBy(last, ([, step]) => step))
    await trx
      .updateTable('order_package')
      .set({ status })
      .where(
        'id',
        'in',
        entries.map(([id]) => id),
      )
      .execute();
  const row = { order_id: orderId, at: now };
  await trx
    .insertInto('order_history')
    .values([
      ...steps.map(({ packageId, status }) => ({ ...row, package_id: packageId, status })),
      ...orderSteps.map((status) => ({ ...row, package_id: null, status })),
    ])
    .execute();
};

/**
 * Brings an order, or one package of it, to a later status, in the caller's transaction, with its
 * history. Cash on delivery is paid once all of it is delivered; what is to be paid before is not
 * sent unpaid.
 */
export const advanceOrder = async (
  trx: Trx,
  { orderId, now, ...input }: AdvanceInput & { orderId: string; now: Date },
): Promise<Advanced> => {
  const order = await lockOrder(trx, orderId);
  if (!order) return { kind: 'refused', reason: 'notFound' };
  const plan = planAdvance(order, input);
  if (plan.kind === 'refused') return plan;
  if (!order.paid && !paysOnDelivery(order)) return { kind: 'refused', reason: 'unpaid' };
  await writeAdvance(trx, orderId, plan, { now });
  const paid = order.paid || plan.status === ORDER_STATUS.delivered;
  if (paid !== order.paid)
    await trx.updateTable('order').set({ paid }).where('id', '=', orderId).execute();
  return { kind: 'advanced', status: plan.status, paid };
};
