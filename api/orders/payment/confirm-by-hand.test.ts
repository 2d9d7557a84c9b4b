import { expect, test } from 'vitest';
import { confirmPayment } from '#contract/orders/order-payment.ts';
import { getOrders } from '#contract/orders/order.ts';
import { writeSetting } from '#db/settings.ts';
import { createManualUpi } from '#api/payments/providers/manual-upi.ts';
import { NOON, testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { given, refused, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';
import { confirmByHand } from './confirm-by-hand.ts';

const db = await testDatabase();
const payments = [createManualUpi({ vpa: 'souk@okbank', payee: 'Souk' })];
const app = testApp(db, { payments, limitsTimes: 0 });
await writeSetting(db, 'currency', 'INR');
await writeSetting(db, 'email', 'operator@souk.test');

const place = async () => {
  const shopper = new Shopper(app);
  await shopper.fill([await addOne(db, `Kettle ${Math.random()}`), 1]);
  const { order, payment } = given(await shopper.order({ method: 7 }));
  return {
    shopper,
    order,
    payment,
    tell: (reference: string) =>
      shopper.ask(confirmPayment, { json: { order_id: order.id, reference } }),
  };
};

test('who pays by UPI without a provider tells the reference, and the operator confirms it', async () => {
  const { shopper, order, payment, tell } = await place();
  expect(payment).toMatchObject({ kind: 'upi', confirm_by_hand: true });
  expect((await tell('no reference!')).status).toBe(201);
  expect(given(await tell('412345678901')).state).toBe('review');
  const json = { order_id: order.id };
  expect(given(await shopper.ask(getOrders, { json })).order?.payment_status).toBe(0);
  const { id } = await db
    .selectFrom('payment_attempt')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const now = () => NOON;
  expect(await confirmByHand({ db, now }, id)).toBe(true);
  expect(await confirmByHand({ db, now }, id)).toBe(true);
  expect(given(await shopper.ask(getOrders, { json })).order).toMatchObject({
    payment_status: 1,
    status: 2,
  });

  const other = await place();
  expect(refused(await other.tell('412345678901')).form[0]).toContain('another payment');
});
