import { restoreVouchers } from '#api/vouchers/redeem-voucher.ts';
import type { Trx } from '#db/client.ts';
import { refreshProducts } from '#db/refresh-products.ts';
import { lockOrder, writeOrderSteps, type LockedOrder } from './lock-orders.ts';
import { notifyShop } from './notify-shop.ts';
import { endAttempts } from './payment/payment-attempts.ts';
import { refundCancellations } from './refunds/refund.ts';
import { restoreStock } from './stock.ts';
import { planCancel, type Actor, type Cancel } from './status-transitions.ts';

export type CancelInput = {
  orderId: string;
  /** Without them: all that is left of the order. */
  lineIds?: readonly string[] | undefined;
  by: Actor;
  /** Why, in the words of whoever cancels. */
  reason?: string | undefined;
  /** The shop's words for the shopper. */
  message?: string | undefined;
  /** The clock ends it, since it was not paid: it is opened again where its money comes after all. */
  expired?: boolean;
  now: Date;
};

export type Cancelled =
  /** Stock and vouchers are back. `approved`: the money is still to be given back. */
  | { kind: 'cancelled'; cancellationId: string; state: 'done' | 'approved'; amount: number }
  /** On its way already: the shop decides. */
  | { kind: 'requested'; cancellationId: string }
  /** All of it was cancelled before; nothing changed. */
  | { kind: 'already' }
  | { kind: 'refused'; reason: 'notFound' | 'unknownLine' | 'delivered' };

type Settled = Extract<Cancel, { kind: 'cancel' }>;

const findOpenRequests = (trx: Trx, orderId: string) =>
  trx
    .selectFrom('cancellation as c')
    .innerJoin('cancellation_line as l', 'l.cancellation_id', 'c.id')
    .select(['c.id', 'l.order_line_id as lineId'])
    .where('c.order_id', '=', orderId)
    .where('c.kind', '=', 'cancel')
    .where('c.state', '=', 'requested')
    .execute();

const amountOf = ({ lines }: LockedOrder, lineIds: readonly string[]): number =>
  lines.filter(({ id }) => lineIds.includes(id)).reduce((sum, { total }) => sum + total, 0);

const insertCancellation = async (
  trx: Trx,
  order: LockedOrder,
  lineIds: readonly string[],
  { by, reason, message, expired = false, now }: CancelInput,
  state: 'requested' | 'approved' | 'done',
): Promise<string> => {
  const { id } = await trx
    .insertInto('cancellation')
    .values({
      order_id: order.id,
      kind: 'cancel',
      state,
      asked_by: by,
      reason: reason || null,
      message: message || null,
      expired,
      amount: amountOf(order, lineIds),
      created_at: now,
      settled_at: state === 'requested' ? null : now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('cancellation_line')
    .values(
      order.lines
        .filter((line) => lineIds.includes(line.id))
        .map((line) => ({
          cancellation_id: id,
          order_line_id: line.id,
          quantity: line.quantity,
        })),
    )
    .execute();
  return id;
};

/** A repeated request for the same lines is not stored again. */
const request = async (
  trx: Trx,
  order: LockedOrder,
  lineIds: readonly string[],
  input: CancelInput,
): Promise<Cancelled> => {
  const open = await findOpenRequests(trx, order.id);
  const asked = new Set(open.map(({ lineId }) => lineId));
  const fresh = lineIds.filter((id) => !asked.has(id));
  const [known] = open.filter(({ lineId }) => lineIds.includes(lineId));
  if (fresh.length === 0 && known) return { kind: 'requested', cancellationId: known.id };
  const cancellationId = await insertCancellation(trx, order, fresh, input, 'requested');
  await notifyShop(trx, { order: order.id, cancellation: cancellationId });
  return { kind: 'requested', cancellationId };
};

/** Grants the requests of which every line is cancelled now; those lines have their record. */
const grantRequests = async (
  trx: Trx,
  { id: orderId }: LockedOrder,
  state: 'approved' | 'done',
  { message, now }: CancelInput,
): Promise<{ id: string; lineId: string }[]> => {
  const open = await findOpenRequests(trx, orderId);
  if (open.length === 0) return [];
  const live = await trx
    .selectFrom('order_line')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .execute();
  const liveIds = new Set(live.map(({ id }) => id));
  const waiting = new Set(open.filter(({ lineId }) => liveIds.has(lineId)).map(({ id }) => id));
  const granted = open.filter(({ id }) => !waiting.has(id));
  if (granted.length === 0) return [];
  await trx
    .updateTable('cancellation')
    .set({ state, settled_at: now, ...(message && { message }) })
    .where(
      'id',
      'in',
      granted.map(({ id }) => id),
    )
    .execute();
  return granted;
};

const markCancelled = async (
  trx: Trx,
  orderId: string,
  { lineIds, packageIds, whole }: Settled,
  now: Date,
): Promise<void> => {
  const cancelled = { cancelled_at: now };
  await trx.updateTable('order_line').set(cancelled).where('id', 'in', lineIds).execute();
  if (packageIds.length > 0)
    await trx.updateTable('order_package').set(cancelled).where('id', 'in', packageIds).execute();
  if (whole) await trx.updateTable('order').set(cancelled).where('id', '=', orderId).execute();
};

/** Which line is given back with which record. */
type Backs = { cancellationId: string; lineId: string }[];

/** Refunds what was paid for the lines; where the whole order is cancelled, its open payments are ended too. */
const followMoney = async (
  trx: Trx,
  order: LockedOrder,
  { lineIds, whole }: Settled,
  { backs, now }: { backs: Backs; now: Date },
): Promise<void> => {
  if (!order.paid) return whole ? endAttempts(trx, order.id) : undefined;
  // A record that is granted may name lines that were given back before.
  const fresh = backs.filter(({ lineId }) => lineIds.includes(lineId));
  const byRecord = [...Map.groupBy(fresh, ({ cancellationId }) => cancellationId)];
  const sums = byRecord.map(([cancellationId, lines]) => ({
    cancellationId,
    amount: amountOf(
      order,
      lines.map(({ lineId }) => lineId),
    ),
  }));
  await refundCancellations(trx, order.id, sums, 'cancelled', now);
};

const settle = async (
  trx: Trx,
  order: LockedOrder,
  plan: Settled,
  input: CancelInput,
): Promise<Cancelled> => {
  const { now } = input;
  const state = order.paid ? 'approved' : 'done';
  await markCancelled(trx, order.id, plan, now);
  const back = order.lines
    .filter(({ id }) => plan.lineIds.includes(id))
    .flatMap(({ inventoryId, quantity }) =>
      inventoryId === null ? [] : [{ inventoryId, quantity }],
    );
  const backInStock = await restoreStock(trx, back);
  await restoreVouchers(trx, order.id);
  await refreshProducts(trx, backInStock, now);
  const granted = await grantRequests(trx, order, state, input);
  const recorded = new Set(granted.map(({ lineId }) => lineId));
  const fresh = plan.lineIds.filter((id) => !recorded.has(id));
  const cancellationId =
    granted[0] && fresh.length === 0
      ? granted[0].id
      : await insertCancellation(trx, order, fresh, input, state);
  await trx
    .insertInto('order_history')
    .values({
      order_id: order.id,
      status: order.status,
      at: now,
      cancellation_id: cancellationId,
    })
    .execute();
  await writeOrderSteps(trx, order.id, plan, now);
  await followMoney(trx, order, plan, {
    now,
    backs: [
      ...granted.map(({ id, lineId }) => ({ cancellationId: id, lineId })),
      ...fresh.map((lineId) => ({ cancellationId, lineId })),
    ],
  });
  return { kind: 'cancelled', cancellationId, state, amount: amountOf(order, plan.lineIds) };
};

/**
 * Cancels an order or lines of it in the caller's transaction: stock and vouchers go back, the
 * record and the history are written, packages of which nothing is left no longer determine the
 * status of the order. What has left the store already becomes a request where the shopper asks.
 * Repeating the same input has no further effect. The caller has checked who owns the order.
 */
export const cancelOrder = async (trx: Trx, input: CancelInput): Promise<Cancelled> => {
  const order = await lockOrder(trx, input.orderId);
  if (!order) return { kind: 'refused', reason: 'notFound' };
  const plan = planCancel(order, input);
  if (plan.kind === 'request') return request(trx, order, plan.lineIds, input);
  return plan.kind === 'cancel' ? settle(trx, order, plan, input) : plan;
};
