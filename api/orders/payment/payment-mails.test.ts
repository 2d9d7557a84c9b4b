import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createMailedOrders } from '#api/orders/mailed-order.ts';
import { createMailedPrescriptions } from '#api/prescriptions/mailed-prescription.ts';
import { createMailTheme } from '#extend/mail-theme.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { composeMail } from '#jobs/mail/compose.ts';
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

/** How many minutes from now the mail about this order is sent. */
const minutesUntil = async (order: string): Promise<number | undefined> => {
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from j.run_at - now()) / 60)::int as minutes
    from graphile_worker._private_jobs j join mail_log m on m.id = (j.payload->>'id')::bigint
    where m.key like ${`%${order}`}`.execute(db);
  return rows[0]?.minutes;
};

test('an order that is paid in advance is told of once its money is there', async () => {
  const { shopper, order, attempt } = await shop.place();
  expect(await shop.mailsOf(order.id)).toEqual(['order-unpaid']);
  shop.card.pay(attempt);
  await shop.comeBack(shopper, order.id);
  // The other one was taken back before its time.
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
});

test('who has not paid five minutes after is told until when, and how to', async () => {
  const { order } = await shop.place();
  expect(await minutesUntil(order.id)).toBe(5);
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
});

test('an order on delivery is told of at once', async () => {
  const { shopper } = await shop.fill();
  const { order } = given(await shopper.order({ method: 2 }));
  expect(await shop.mailsOf(order.id)).toEqual(['order-placed']);
  expect(await minutesUntil(order.id)).toBeLessThanOrEqual(0);
});
