import type { Cancellation } from '#contract/orders/cancellation.ts';
import type { Order } from '#contract/orders/order.ts';

/** A return that the shop has not declined. */
export type Return = Cancellation & { state: keyof typeof RETURN_TEXTS };

/** How far a return is, in a word or two: the names of the messages. */
export const RETURN_TEXTS = {
  requested: 'orderPage.returnAsked',
  approved: 'orderPage.refundComing',
  done: 'orderPage.refunded',
} as const;

/** The same of an order: one that is kept in part has not had all of its money back. */
export const orderReturnText = (state: Return['state'], isKept: boolean) =>
  state === 'done' && isKept ? 'orderPage.partRefunded' : RETURN_TEXTS[state];

/** Whether the shopper keeps anything of it. */
export const isKept = ({ lines }: Pick<Order, 'lines'>): boolean =>
  lines.some(({ cancelled, returned, quantity }) => !cancelled && returned < quantity);

const isReturn = (one: Cancellation): one is Return =>
  one.kind === 'refund' && one.state !== 'refused';

/** The latest return of an order, or of one of its lines. */
export const findReturn = (
  { cancellations }: Pick<Order, 'cancellations'>,
  lineId?: string,
): Return | undefined =>
  cancellations
    .filter(isReturn)
    .find(({ line_ids: ids }) => lineId === undefined || ids.includes(lineId));
