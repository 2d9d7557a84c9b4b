import { beforeEach, expect, test } from 'vitest';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import { listOwnReviews, saveReview } from '#contract/reviews/own-review.ts';
import { advanceOrder } from '#api/orders/advance-order.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { addAccount, addGuest, addProduct } from '#test/factories.ts';
import { given, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const app = testApp(db, { limitsTimes: 0 });

let shopper: Shopper;
let order: Order;

const deliver = ({ id: orderId }: Order) =>
  db
    .transaction()
    .execute((trx) => advanceOrder(trx, { orderId, to: ORDER_STATUS.delivered, now: NOON }));

const signedIn = async (): Promise<Shopper> => {
  const one = new Shopper(app);
  one.token = (await addAccount(db)).token;
  return one;
};

const list = async (by = shopper, page = 1) =>
  given(await by.ask(listOwnReviews, { query: { page } }));

const titlesToReview = async (by = shopper): Promise<string[]> =>
  (await list(by)).to_review.map(({ product }) => product.title).toSorted();

const say = (at: number, review: string) =>
  shopper.ask(saveReview, { json: { line_id: order.lines[at]?.id ?? '', rating: 4, review } });

/** A kettle and a jug that have arrived. */
beforeEach(async () => {
  const kettle = await addProduct(db, 'Kettle', { quantity: 50 });
  const jug = await addProduct(db, 'Jug', { quantity: 50 });
  shopper = await signedIn();
  await shopper.fill([kettle.inventories[0] ?? 0, 1], [jug.inventories[0] ?? 0, 1]);
  order = await shopper.ordered();
});

test('what has arrived waits for a review until it has one, and then stands among those written', async () => {
  expect(await titlesToReview()).toEqual([]);
  await deliver(order);
  expect(await titlesToReview()).toEqual(['Jug', 'Kettle']);
  given(await say(0, 'Boils quickly.'));
  const { written, to_review: open } = await list();
  expect(written.result).toMatchObject([
    { review: { rating: 4, review: 'Boils quickly.' }, line: { id: order.lines[0]?.id } },
  ]);
  expect(written.total).toBe(1);
  expect(open.map(({ id }) => id)).toEqual([order.lines[1]?.id]);
});

test('something that was bought twice is asked about once', async () => {
  await deliver(order);
  const [line] = order.lines;
  await shopper.fill([Number(line?.inventory.id), 1]);
  const again = await shopper.ordered();
  await deliver(again);
  expect(await titlesToReview()).toEqual(['Jug', 'Kettle']);
  given(await say(0, 'Boils quickly.'));
  expect(await titlesToReview()).toEqual(['Jug']);
});

test('a review that is deleted is gone from the list, and may be written anew', async () => {
  await deliver(order);
  given(await say(0, 'Boils quickly.'));
  const json = { line_id: order.lines[0]?.id ?? '', action: 'delete' as const };
  given(await shopper.ask(saveReview, { json }));
  expect((await list()).written.total).toBe(0);
  expect(await titlesToReview()).toEqual(['Jug', 'Kettle']);
});

test('nobody else finds what a shopper has written or bought, and a guest is to sign in', async () => {
  await deliver(order);
  given(await say(0, 'Boils quickly.'));
  const other = await list(await signedIn());
  expect(other).toMatchObject({ written: { result: [], total: 0 }, to_review: [] });
  for (const token of [undefined, await addGuest(db)])
    expect((await app.call(listOwnReviews, { query: {}, token })).status).toBe(401);
});
