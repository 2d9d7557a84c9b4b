import { expect, test } from 'vitest';
import { askToPay, payOrder } from '#contract/orders/order-payment.ts';
import { testDatabase } from '#test/database.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { given, refused, Shopper } from '#test/shopper.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);
const { app, card } = shop;

const stockOf = async (inventoryId: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('inventory')
      .select('quantity')
      .where('id', '=', inventoryId)
      .executeTakeFirst()
  )?.quantity;

const payAtDoor = (shopper: Shopper, id: string) =>
  shopper.ask(payOrder, { json: { order_id: id, method: 2 } });

test('who cannot pay by card has the order brought and pays at the door', async () => {
  const { shopper, order, kettle } = await shop.place();
  const held = await stockOf(kettle);
  const answer = given(await payAtDoor(shopper, order.id));
  expect(answer).toMatchObject({ state: 'none', payment: { kind: 'nothing' } });
  expect(answer.order).toMatchObject({
    status: 2,
    method: 2,
    payment_status: 0,
    payable_until: null,
    amount: order.amount,
  });
  expect(await stockOf(kettle)).toBe(held);
  expect((await shop.lastAttempt(order.id)).status).toBe('expired');
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
});

test('it is chosen once, and the clock does not end the order any more', async () => {
  const { shopper, order } = await shop.place();
  given(await payAtDoor(shopper, order.id));
  refused(await payAtDoor(shopper, order.id));
  shop.setMinute(31);
  await shop.runJobs();
  expect(await shop.read(shopper, order.id)).toMatchObject({ cancelled: false, status: 2 });
  shop.setMinute(0);
});

test('money that is on its way is waited for, not asked for again at the door', async () => {
  const { shopper, order, attempt } = await shop.place();
  card.say(attempt, { state: 'processing' });
  const form = refused(await payAtDoor(shopper, order.id));
  expect(form.form[0]).toContain('payment');
  expect(await shop.read(shopper, order.id)).toMatchObject({ status: 1, method: 3 });
});

test('neither a stranger nor who is asked to pay for somebody chooses it', async () => {
  const { shopper, order } = await shop.place();
  expect((await payAtDoor(new Shopper(app), order.id)).status).toBe(404);
  const { payment_token } = given(await shopper.ask(askToPay, { json: { order_id: order.id } }));
  const json = { payment_token, method: 2 };
  refused(await new Shopper(app).ask(payOrder, { json }));
  expect(await shop.read(shopper, order.id)).toMatchObject({ status: 1, method: 3 });
});
