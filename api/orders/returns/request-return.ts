import type { PrivateFiles } from '#api/files/private-files.ts';
import type { Trx } from '#db/client.ts';
import { lockOrder } from '#api/orders/lock-orders.ts';
import { notifyShop } from '#api/orders/notify-shop.ts';
import { planReturn, type Return, type ReturnUnits } from './return-rules.ts';
import { findOrder } from '#api/orders/find-order.ts';
import { returnableOrderOf, returnRulesOf } from './returnable-order.ts';

export type ReturnInput = {
  orderId: string;
  /** Without them all that may be given back. */
  requested: readonly ReturnUnits[] | undefined;
  withdrawal: boolean;
  reason: string | undefined;
  /** JPEGs, written anew. */
  pictures: readonly Buffer[];
  now: Date;
};

type Refused = Extract<Return, { kind: 'refused' }>;

export type RequestedReturn =
  | { kind: 'asked'; cancellationId: string }
  | { kind: 'refused'; reason: Refused['reason'] | 'notFound' };

type Planned = Extract<Return, { kind: 'return' }>;

const insertReturn = async (
  trx: Trx,
  { orderId, withdrawal, reason, pictures, now }: ReturnInput,
  { lines }: Planned,
  files: PrivateFiles,
): Promise<string> => {
  const { id } = await trx
    .insertInto('cancellation')
    .values({
      order_id: orderId,
      kind: 'refund',
      state: 'requested',
      asked_by: 'shopper',
      withdrawal,
      reason: reason || null,
      amount: lines.reduce((sum, { amount }) => sum + amount, 0),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('cancellation_line')
    .values(
      lines.map((line) => ({ cancellation_id: id, order_line_id: line.id, quantity: line.units })),
    )
    .execute();
  for (const [position, bytes] of pictures.entries()) {
    const file_id = await files.put(trx, { kind: 'jpeg', bytes }, now);
    await trx
      .insertInto('cancellation_picture')
      .values({ cancellation_id: id, position, file_id })
      .execute();
  }
  await notifyShop(trx, { order: orderId, cancellation: id });
  return id;
};

/**
 * Asks the shop to take back what was delivered, or withdraws from the contract, in the caller's
 * transaction. While the shop has not answered about a line, asking again changes nothing. The caller has
 * checked who owns the order.
 */
export const requestReturn = async (
  trx: Trx,
  input: ReturnInput,
  files: PrivateFiles,
): Promise<RequestedReturn> => {
  if (!(await lockOrder(trx, input.orderId))) return { kind: 'refused', reason: 'notFound' };
  const row = await findOrder(trx, { id: input.orderId });
  if (!row) return { kind: 'refused', reason: 'notFound' };
  const plan = planReturn(returnableOrderOf(row), { ...input, rules: returnRulesOf(row) });
  if (plan.kind === 'refused') return plan;
  if (plan.kind === 'return')
    return { kind: 'asked', cancellationId: await insertReturn(trx, input, plan, files) };
  const open = row.cancellations.find(
    ({ kind, state, lines }) =>
      kind === 'refund' &&
      state === 'requested' &&
      lines.some(({ id }) => plan.lineIds.includes(id)),
  );
  if (!open) throw new Error('the return that is asked already is missing');
  return { kind: 'asked', cancellationId: open.id };
};
