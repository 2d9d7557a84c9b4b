import { advanceOrder } from '#api/orders/advance-order.ts';
import { answerRequests } from '#api/orders/answer-request.ts';
import { carriageOf } from '#api/orders/carriers.ts';
import { shipPackage } from '#api/orders/ship-package.ts';
import { changeCart, updateShipping } from '#contract/cart/cart.ts';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { ORDER_STATUS, PAYMENT_METHOD, type OrderStatus } from '#contract/orders/order-codes.ts';
import { placeOrder, type Order } from '#contract/orders/order.ts';
import { saveReview } from '#contract/reviews/own-review.ts';
import type { Db } from '#db/client.ts';
import { runInTransaction } from '#db/transaction.ts';
import type { AddressName } from './customer.ts';
import { findProduct } from './find-product.ts';
import type { Purchase } from './purchases.ts';
import type { Visit } from './visit.ts';

const DAY_MS = 86_400_000;
/** When things happen, by UTC: it is day then from America to India, and hours lie between the steps. */
const TIMES = {
  ordered: '14:12',
  cancelled: '17:31',
  pickedUp: '14:40',
  onTheWay: '18:05',
  delivered: '15:26',
  reviewed: '18:47',
  returnAsked: '16:18',
  returnAnswered: '14:53',
} as const;

type Buying = {
  db: Db;
  visit: Visit;
  today: Date;
  /** Of the addresses in the book. */
  addressIds: ReadonlyMap<AddressName, string>;
};

const goBack = ({ visit, today }: Buying, daysAgo: number, step: keyof typeof TIMES): void => {
  const moment = new Date(today.getTime() - daysAgo * DAY_MS);
  const day = moment.toISOString().slice(0, 10);
  // Of today the time of day may be still to come.
  visit.moveTo(daysAgo < 1 ? moment : new Date(`${day}T${TIMES[step]}:00Z`));
};

const place = async (buying: Buying, purchase: Purchase): Promise<Order> => {
  const { db, visit } = buying;
  goBack(buying, purchase.daysAgo, 'ordered');
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

const advance = async (
  { db, visit }: Buying,
  { id: orderId }: Order,
  to: OrderStatus,
): Promise<void> => {
  const input = { orderId, to, now: visit.now() };
  const done = await runInTransaction(db, (trx) => advanceOrder(trx, input));
  if (done.kind === 'refused') throw new Error(`not advanced to ${to}: ${done.reason}`);
};

/** What the stores do: each hands its parcel over to the carrier. */
const send = async (buying: Buying, order: Order, daysAgo: number): Promise<void> => {
  const { db, visit } = buying;
  goBack(buying, daysAgo, 'pickedUp');
  await advance(buying, order, ORDER_STATUS.pickedUp);
  goBack(buying, daysAgo, 'onTheWay');
  const now = visit.now();
  for (const [at, { id: packageId }] of order.packages.entries()) {
    // Each parcel has its own: no two are sent on one day.
    const code = `1Z999AA101234${56_784 - daysAgo * 97 + at}`;
    const carriage = carriageOf('UPS', code, undefined);
    if (!carriage) throw new Error('the demo names a carrier that there is not');
    const done = await runInTransaction(db, (trx) =>
      shipPackage(trx, { orderId: order.id, packageId, carriage, now }),
    );
    if (done.kind === 'refused') throw new Error(`not sent: ${done.reason}`);
  }
};

/** What is said of the first lines of an order. */
const REVIEWS = [
  {
    rating: 5,
    review:
      'Even nicer than in the pictures, and it came well packed. I have used it every morning this week.',
  },
  {
    rating: 4,
    review: 'Soft and well made. One star less, because the packet was a little crushed.',
  },
] as const;

const review = async ({ visit }: Buying, order: Order): Promise<void> => {
  for (const [at, words] of REVIEWS.entries()) {
    const line = order.lines[at];
    if (!line) throw new Error('an order of too few lines');
    await visit.ask(saveReview, { json: { line_id: line.id, ...words } });
  }
};

/** The last line goes back, and its money with it. */
const giveBack = async (buying: Buying, order: Order, deliveredDaysAgo: number): Promise<void> => {
  const { db, visit } = buying;
  const line = order.lines.at(-1);
  if (!line) throw new Error('an order without lines');
  goBack(buying, deliveredDaysAgo - 1, 'returnAsked');
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
    goBack(buying, deliveredDaysAgo - days, 'returnAnswered');
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
    goBack(buying, fate.daysAgo, 'cancelled');
    const reason = 'I have been given one as a present in the meantime.';
    await buying.visit.ask(askCancellation, { json: { order_id: order.id, reason } });
    return;
  }
  await send(buying, order, fate.kind === 'sent' ? fate.daysAgo : fate.sentDaysAgo);
  if (fate.kind === 'sent') return;
  goBack(buying, fate.daysAgo, 'delivered');
  await advance(buying, order, ORDER_STATUS.delivered);
  if (fate.returned) await giveBack(buying, order, fate.daysAgo);
  if (!fate.reviewed) return;
  // Who tells of a week of use has had it for a week.
  goBack(buying, fate.daysAgo - 7, 'reviewed');
  await review(buying, order);
};
