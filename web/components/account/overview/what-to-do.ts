import type { Order, OrderLine } from '#contract/orders/order.ts';

/** An order that waits for its money. */
type ToPay = Pick<Order, 'id' | 'number' | 'amount'> & { until: string };
/** Something that has arrived and is not reviewed. */
type ToReview = { line_id: string; product: OrderLine['product'] };
export type WhatToDo = { pay: ToPay[]; review: ToReview[] };

/** More would be no list of what to do, but a reproach. */
const MOST_REVIEWS = 3;

const toPay = ({ id, number, amount, payable_until: until }: Order): ToPay[] =>
  until === null ? [] : [{ id, number, amount, until }];

const toReview = ({ lines }: Order): ToReview[] =>
  lines
    .filter(({ reviewable, rating, cancelled }) => reviewable && rating === null && !cancelled)
    .map(({ id, product }) => ({ line_id: id, product }));

/** What the shopper has to do or could do about these orders, the newest of them first. */
export const whatToDo = (orders: readonly Order[]): WhatToDo => ({
  pay: orders.flatMap(toPay),
  review: orders.flatMap(toReview).slice(0, MOST_REVIEWS),
});
