import { ORDER_STATUS, OWN_METHODS, PAYMENT_METHOD, type OrderStatus } from '#contract/codes.ts';
import type { Trx } from '#db/client.ts';
import { lockOrder, writeOrderSteps, type LockedOrder } from './lock-orders.ts';
import { planAdvance, type Advance, type AdvanceInput } from './transitions.ts';

type Refused = Extract<Advance, { kind: 'refused' }>;

export type Advanced =
  | { kind: 'advanced'; status: OrderStatus; paid: boolean }
  | { kind: 'refused'; reason: Refused['reason'] | 'notFound' | 'unpaid' };

type Plan = Extract<Advance, { kind: 'advance' }>;

/** A shop's own ways to pay ask for nothing before the parcel comes (api/payments/provider.ts). */
const paysOnDelivery = ({ method }: LockedOrder): boolean =>
  method === PAYMENT_METHOD.cashOnDelivery || method >= OWN_METHODS.first;

/** Writes the steps of packages, before those of their order. */
export const writePackages = async (
  trx: Trx,
  orderId: string,
  { steps }: Plan,
  now: Date,
): Promise<void> => {
  const last = new Map(steps.map(({ packageId, status }) => [packageId, status]));
  for (const [status, entries] of Map.groupBy(last, ([, reached]) => reached))
    await trx
      .updateTable('order_package')
      .set({ status })
      .where(
        'id',
        'in',
        entries.map(([id]) => id),
      )
      .execute();
  await trx
    .insertInto('order_history')
    .values(
      steps.map(({ packageId, status }) => ({
        order_id: orderId,
        package_id: packageId,
        status,
        at: now,
      })),
    )
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
  await writePackages(trx, orderId, plan, now);
  await writeOrderSteps(trx, orderId, plan, now);
  const paid = order.paid || plan.status === ORDER_STATUS.delivered;
  if (paid !== order.paid)
    await trx.updateTable('order').set({ paid }).where('id', '=', orderId).execute();
  return { kind: 'advanced', status: plan.status, paid };
};
