import { advanceOrder } from '#api/orders/advance.ts';
import { answerRequests } from '#api/orders/answer-request.ts';
import { carriageOf } from '#api/orders/carriers.ts';
import { shipPackage } from '#api/orders/ship.ts';
import { changeCart, updateShipping } from '#contract/cart.ts';
import { askCancellation } from '#contract/ask-cancellation.ts';
import { ORDER_STATUS, PAYMENT_METHOD } from '#contract/order-codes.ts';
import { placeOrder, type Order } from '#contract/order.ts';
import { saveReview } from '#contract/own-review.ts';
import type { Db } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { AddressName } from './customer.ts';
import { findProduct } from './find-product.ts';
import type { Purchase } from './purchases.ts';
import type { Visit } from './visit.ts';

const DAY_MS = 86_400_000;

type Buying = {
  db: Db;
  visit: Visit;
  today: Date;
  /** Of the addresses in the book. */
  addressIds: ReadonlyMap<AddressName, string>;
};

const goBack = ({ visit, today }: Buying, daysAgo: number): void =>
  visit.moveTo(new Date(today.getTime() - daysAgo * DAY_MS));

const place = async (buying: Buying, purchase: Purchase): Promise<Order> => {
  const { db, visit } = buying;
  goBack(buying, purchase.daysAgo);
  for (const { section, place: rank, quantity = 1 } of purchase.items) {
    const { inventoryId } = await findProduct(db, section, rank);
    await visit.ask(changeCart, { json: { inventory_id: inventoryId, quantity } });
  }
  const { to, voucher, note } = purchase;
  const address_id = buying.addressIds.get(to);
  await visit.ask(updateShipping, { json: { address_id } });
  const json = { method: PAYMENT_METHOD.cashOnDelivery, voucher, note };
  return (await visit.ask(placeOrder, { json })).order;
};

/** What the stores do: each hands its parcel over to the carrier. */
const send = async ({ db, visit }: Buying, order: Order): Promise<void> => {
  const now = visit.now();
  for (const [at, { id: packageId }] of order.packages.entries()) {
    const carriage = carriageOf('UPS', `1Z999AA1012345678${at + 1}`, undefined);
    if (!carriage) throw new Error('the demo names a carrier that there is not');
    const done = await runInTransaction(db, (trx) =>
      shipPackage(trx, { orderId: order.id, packageId, carriage, now }),
    );
    if (done.kind === 'refused') throw new Error(`not sent: ${done.reason}`);
  }
};

const deliver = async ({ db, visit }: Buying, { id: orderId }: Order): Promise<void> => {
  const input = { orderId, to: ORDER_STATUS.delivered, now: visit.now() };
  const done = await runInTransaction(db, (trx) => advanceOrder(trx, input));
  if (done.kind === 'refused') throw new Error(`not delivered: ${done.reason}`);
};

const review = async ({ visit }: Buying, order: Order): Promise<void> => {
  const [line] = order.lines;
  if (!line) throw new Error('an order without lines');
  const words = 'Even nicer than in the pictures, and it came well packed. I use it every day.';
  await visit.ask(saveReview, { json: { line_id: line.id, rating: 5, review: words } });
};

/** The last line goes back, and its money with it. */
const giveBack = async (buying: Buying, order: Order, deliveredDaysAgo: number): Promise<void> => {
  const { db, visit } = buying;
  const line = order.lines.at(-1);
  if (!line) throw new Error('an order without lines');
  goBack(buying, deliveredDaysAgo - 1);
  await visit.ask(askCancellation, {
    json: {
      order_id: order.id,
      kind: 'refund',
      lines: line.id,
      reason: 'The colour does not go with the room.',
    },
  });
  for (const [state, days] of [
    ['approved', 2],
    ['done', 4],
  ] as const) {
    goBack(buying, deliveredDaysAgo - days);
    const input = { orderId: order.id, state, now: visit.now() };
    await runInTransaction(db, (trx) => answerRequests(trx, input));
  }
};

/** Buys something, and lets happen to the order what is to happen, each at its time. */
export const buy = async (buying: Buying, purchase: Purchase): Promise<void> => {
  const order = await place(buying, purchase);
  const { fate } = purchase;
  if (fate.kind === 'new') return;
  if (fate.kind === 'cancelled') {
    goBack(buying, fate.daysAgo);
    const reason = 'I have found a pair that was lying in a drawer.';
    await buying.visit.ask(askCancellation, { json: { order_id: order.id, reason } });
    return;
  }
  goBack(buying, fate.kind === 'sent' ? fate.daysAgo : fate.sentDaysAgo);
  await send(buying, order);
  if (fate.kind === 'sent') return;
  goBack(buying, fate.daysAgo);
  await deliver(buying, order);
  if (fate.reviewed) await review(buying, order);
  if (fate.returned) await giveBack(buying, order, fate.daysAgo);
};
