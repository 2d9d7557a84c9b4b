import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createMetrics } from '#server/metrics/metrics.ts';
import { createPaymentEnds } from '#server/metrics/payments.ts';
import { testApp } from '#test/app.ts';
import { testDatabase } from '#test/database.ts';
import { openPaymentShop } from '#test/payments/payment-shop.ts';
import { webhookOf } from '#test/payments/scripted-provider.ts';

const TOKEN = 'a-token-of-some-length';
const db = await testDatabase();
const shop = await openPaymentShop(db);
const { card } = shop;

/** The figures that a process tells of payments. */
const tell = async (
  paymentEnds = createPaymentEnds(db, (error) => {
    throw error;
  }),
  webhooks: object[] = [],
): Promise<string[]> => {
  const metrics = createMetrics(TOKEN);
  if (!metrics) throw new Error('it has a token');
  const pool = () => ({ used: 0, idle: 0, waiting: 0 });
  metrics.open({ pool, pages: undefined, paymentEnds });
  const app = testApp(db, { payments: [card.provider], onWebhook: metrics.countWebhook });
  for (const event of webhooks)
    await app.request(
      '/payment/webhook/scripted',
      webhookOf(event, 'bad' in event ? 'bad' : undefined),
    );
  await app.request('/payment/webhook/nobody', webhookOf({ id: 'none' }));
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (
    await metrics.answer(new Request('http://shop.test/metrics', { headers }))
  ).text();
  return text.split('\n').filter((line) => line.startsWith('souk_payment_'));
};

test('figures count how attempts ended, as often as they did, whoever is asked', async () => {
  expect(await tell()).toEqual([]);
  const late = await shop.place();
  const paid = await shop.place();
  card.pay(paid.attempt);
  await shop.comeBack(paid.shopper, paid.order.id);
  await shop.comeBack(paid.shopper, paid.order.id);
  shop.setMinute(40);
  await shop.runJobs();
  const ends = [
    'souk_payment_attempts_total{provider="scripted",end="expired"} 1',
    'souk_payment_attempts_total{provider="scripted",end="paid"} 1',
  ];
  expect(await tell()).toEqual(ends);
  expect(await tell()).toEqual(ends);

  card.pay(late.attempt);
  await shop.webhook({ id: 'evt_late', attemptId: late.attempt });
  await shop.runJobs();
  expect(await tell()).toContain('souk_payment_attempts_total{provider="scripted",end="paid"} 2');
});

test('figures count webhooks by whether their signature held, of providers of the shop alone', async () => {
  const lines = await tell(async () => [], [{ id: 'evt_1' }, { id: 'evt_1' }, { bad: true }]);
  expect(lines).toEqual([
    'souk_payment_webhooks_total{provider="scripted",result="accepted"} 2',
    'souk_payment_webhooks_total{provider="scripted",result="bad-signature"} 1',
  ]);
});

test('a database that is slow or gone holds up no other figure', async () => {
  const errors: unknown[] = [];
  const gone = await testDatabase();
  await gone.schema.dropTable('payment_end_count').execute();
  const started = performance.now();
  expect(await tell(createPaymentEnds(gone, (error) => void errors.push(error)))).toEqual([]);
  expect(errors).toHaveLength(1);
  const locked = db.transaction().execute(async (trx) => {
    await trx.deleteFrom('payment_end_count').where('share', '<', 0).execute();
    await trx.schema.alterTable('payment_end_count').addColumn('own', 'integer').execute();
    await wait(1_500);
    throw new Error('undone');
  });
  await wait(100);
  expect(await tell()).toEqual([]);
  expect(performance.now() - started).toBeLessThan(5_000);
  await expect(locked).rejects.toThrow('undone');
});
