import type { Order, OrderLine } from './order.ts';

type CancelledOf = Pick<Order, 'lines' | 'cancellations'>;

/** What was taken out of an order, in minor units: cancelled before it was sent, and given back after. */
export const takenOut = ({ lines, cancellations }: CancelledOf) => ({
  cancelled: lines.filter((line) => line.cancelled).reduce((sum, { total }) => sum + total, 0),
  returned: cancellations
    .filter(({ kind, state }) => kind === 'refund' && (state === 'approved' || state === 'done'))
    .reduce((sum, { amount }) => sum + amount, 0),
});

/** What is left of an order's total once something was cancelled or given back. */
export const remainingTotal = (order: CancelledOf & Pick<Order, 'amount'>): number => {
  const { cancelled, returned } = takenOut(order);
  return order.amount - cancelled - returned;
};

/**
 * The share of so many units in a sum of all of them, where `before` units had theirs earlier: however they are
 * divided, the shares add up to the sum.
 */
export const shareOfUnits = (
  sum: number,
  quantity: number,
  before: number,
  units: number,
): number => {
  const upTo = (count: number): bigint => (BigInt(sum) * BigInt(count)) / BigInt(quantity);
  return Number(upTo(before + units) - upTo(before));
};

/**
 * What so many units of a line have cost, with their shares of savings and shipping, where `before` units of
 * it went back earlier.
 */
export const amountOfUnits = (
  { total, quantity }: Pick<OrderLine, 'total' | 'quantity'>,
  before: number,
  units: number,
): number => shareOfUnits(total, quantity, before, units);

/**
 * Whether the money of a cancellation goes back: it is on its way, or has arrived. One that was settled before
 * anything was paid is done at once, too, and gives nothing back.
 */
export const isPaidBack = (
  { payment }: Pick<Order, 'payment'>,
  { state, date, settled }: Order['cancellations'][number],
): boolean => {
  if (state === 'approved') return true;
  const paid = payment.timeline.find(({ kind }) => kind === 'paid');
  return state === 'done' && paid !== undefined && paid.time <= (settled ?? date);
};
