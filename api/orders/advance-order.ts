import { sql } from 'kysely';
import {
  ORDER_STATUS,
  CUSTOM_METHODS,
  PAYMENT_METHOD,
  type OrderStatus,
} from '#contract/orders/order-codes.ts';
import type { Trx } from '#db/client.ts';
import { lockOrder, type LockedOrder } from './lock-orders.ts';
import { planAdvance, type Advance, type AdvanceInput } from './status-transitions.ts';

type Refused = Extract<Advance, { kind: 'refused' }>;

export type Advanced =
  | { kind: 'advanced'; status: OrderStatus; paid: boolean }
  | { kind: 'refused'; reason: Refused['reason'] | 'notFound' | 'unpaid' };

type Plan = Extract<Advance, { kind: 'advance' }>;

/** A shop's own ways to pay ask for nothing before the parcel comes (api/payments/provider.ts). */
const paysOnDelivery = ({ method }: LockedOrder): boolean =>
  method === PAYMENT_METHOD.cashOnDelivery || method >= CUSTOM_METHODS.first;

/** `set`: what is written of the order besides. */
type Writing = { set?: { paid: boolean; method: number }; now: Date };

/** Writes the steps of packages and those of their order, which come after them, in one statement. */
export const writeAdvance = async (
  trx: Trx,
  orderId: string,
  { steps, orderSteps, status: reached }: Plan,
  { set, now }: Writing,
): Promise<void> => {
  const changed = { ...set, ...(orderSteps.length > 0 && { status: reached }) };
  const order =
    Object.keys(changed).length > 0
      ? trx.updateTable('order').set(changed).where('id', '=', orderId).returning('id')
      : trx.selectFrom('order').select('id').where('id', '=', orderId);
  const last = new Map(steps.map(({ packageId, status }) => [packageId, status]));
  const packages = [...last].map(([id, status]) => ({ id, status }));
  const history = [
    ...steps.map(({ packageId, status }) => ({ package_id: packageId, status })),
    ...orderSteps.map((status) => ({ package_id: null, status })),
  ];
  await sql`
    with changed as (${order}),
    packed as (
      update order_package p set status = one.status
      from json_to_recordset(${JSON.stringify(packages)}::json) one (id uuid, status smallint)
      where p.id = one.id)
    insert into order_history (order_id, at, package_id, status)
    select changed.id, ${now}, step.package_id, step.status
    from changed cross join
      rows from (json_to_recordset(${JSON.stringify(history)}::json) as (package_id uuid, status smallint))
        with ordinality step (package_id, status, place)
    order by step.place`.execute(trx);
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
