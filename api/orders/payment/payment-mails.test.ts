import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createMailedOrders } from '#api/orders/mailed-order.ts';
import { createMailedPrescriptions } from '#api/prescriptions/mailed-prescription.ts';
import { createMailTheme } from '#extend/mail-theme.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { composeMail } from '#jobs/mail/compose.ts';
import { mailUnpaidOrders } from '#jobs/maintenance/mail-unpaid-orders.ts';
import { NOON } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { openPaymentShop, ORIGIN } from '#test/payments/payment-shop.ts';
import { given } from '#test/shopper.ts';

const db = await testDatabase();
const shop = await openPaymentShop(db);

const composeUnpaid = (order: string, language: LanguageCode) =>
  composeMail(
    {
      db,
      origin: ORIGIN,
      readTheme: createMailTheme({ shop: {}, folder: '.' }, { dataDir: '.', onProblem: () => {} }),
      findPrescription: createMailedPrescriptions(db),
      findOrder: createMailedOrders(db, () => NOON),
    },
    { kind: 'order-unpaid', data: { order } },
    language,
  );

const minutesLater = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

test('an order that is paid in advance is told of once its money is there', async () => {
  const { shopper, order, attempt } = await shop.place();
  expect(await shop.mailsOf(order.id)).toEqual([]);
  shop.card.pay(attempt);
  await shop.comeBack(shopper, order.id);
  await mailUnpaidOrders(db, minutesLater(5));
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
});

test('who has not paid five minutes after is told once until when, and how to', async () => {
  const { order } = await shop.place();
  await mailUnpaidOrders(db, minutesLater(4));
  expect(await shop.mailsOf(order.id)).toEqual([]);
  await mailUnpaidOrders(db, minutesLater(5));
  await mailUnpaidOrders(db, minutesLater(6));
  expect(await shop.mailsOf(order.id)).toEqual(['order-unpaid']);
  const mail = await composeUnpaid(order.id, 'en');
  expect(mail?.subject).toBe(`Your order ${order.number} is awaiting payment`);
  expect(mail?.text).toContain('June 15, 2026 at 12:30 PM UTC');
  const link = `/user/order/payment/${order.id}?link=${order.link_token}`;
  expect(mail?.text).toContain(`${ORIGIN}${link}`);
  expect((await composeUnpaid(order.id, 'ar'))?.text).toContain(`${ORIGIN}/ar${link}`);
});

test('who has paid, or lets the order be, is asked for nothing', async () => {
  const paid = await shop.place();
  shop.card.pay(paid.attempt);
  await shop.comeBack(paid.shopper, paid.order.id);
  expect(await composeUnpaid(paid.order.id, 'en')).toBeUndefined();

  const ended = await shop.place();
  await sql`update "order" set cancelled_at = ${NOON} where id = ${ended.order.id}`.execute(db);
  expect(await composeUnpaid(ended.order.id, 'en')).toBeUndefined();
  await mailUnpaidOrders(db, minutesLater(5));
  expect(await shop.mailsOf(ended.order.id)).toEqual([]);
});

test('an order on delivery is told of at once', async () => {
  const { shopper } = await shop.fill();
  const { order } = given(await shopper.order({ method: 2 }));
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
});
