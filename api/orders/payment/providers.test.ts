import { afterAll, expect, test, vi } from 'vitest';
import { askCancellation } from '#contract/orders/ask-cancellation.ts';
import { confirmPayment } from '#contract/orders/order-payment.ts';
import { getOrders } from '#contract/orders/order.ts';
import { createDb } from '#db/client.ts';
import { writeSetting } from '#db/settings.ts';
import { createFlutterwave } from '#api/payments/providers/flutterwave.ts';
import { createIyzico } from '#api/payments/providers/iyzico.ts';
import { createPaypal } from '#api/payments/providers/paypal.ts';
import { createRazorpay } from '#api/payments/providers/razorpay.ts';
import { createUpi } from '#api/payments/providers/upi.ts';
import { startWorker } from '#jobs/worker.ts';
import { testApp } from '#test/app.ts';
import { testConnection } from '#test/database.ts';
import { openFlutterwaveSimulator } from '#test/simulators/flutterwave.ts';
import { openIyzicoSimulator } from '#test/simulators/iyzico.ts';
import { openPaypalSimulator } from '#test/simulators/paypal.ts';
import { openRazorpaySimulator } from '#test/simulators/razorpay.ts';
import { given, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';
import { createPaymentJobs } from './payment-jobs.ts';

vi.setConfig({ testTimeout: 60_000 });

const connection = await testConnection();
const db = createDb(connection);

const CLIENT = {
  clientId: 'a-client-of-the-tests',
  clientSecret: 'the-client-secret-of-the-tests',
  webhookId: '8PT597110X687430L',
};
const KEYS = { keyId: 'rzp_test_of_the_tests', keySecret: 'the-key-secret-of-the-tests' };
const FLW = { secretKey: 'FLWSECK_TEST-of-the-tests-X' };
const IYZICO = { apiKey: 'an-api-key-of-the-tests', secretKey: 'a-secret-key-of-the-tests' };
const paypal = await openPaypalSimulator(CLIENT);
const razorpay = await openRazorpaySimulator(KEYS);
const flutterwave = await openFlutterwaveSimulator(FLW);
const iyzico = await openIyzicoSimulator(IYZICO);

const account = { ...KEYS, webhookSecrets: ['a-secret'], apiBase: razorpay.url };
const payments = [
  createPaypal({ ...CLIENT, apiBase: paypal.url }),
  createRazorpay(account),
  createUpi(account),
  createFlutterwave({ ...FLW, secretHashes: ['a-hash'], apiBase: flutterwave.url }),
  createIyzico({ ...IYZICO, apiBase: iyzico.url }),
];
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const origin = 'https://souk.test';
const app = testApp(db, { payments, origin, limitsTimes: 0, now: () => new Date() });

const nothing = async (): Promise<void> => {};
const stopWorker = startWorker({
  db,
  connection,
  handlers: {
    ...createPaymentJobs({ db, now: () => new Date(), log, payments, origin }),
    mail: nothing,
    maintenance: nothing,
    notices: nothing,
    'rebuild-search': nothing,
    'store-news': nothing,
    'review-written': nothing,
  },
  crons: [],
  log,
});
afterAll(async () => {
  await stopWorker();
  await db.destroy();
  await Promise.all([paypal, razorpay, flutterwave, iyzico].map((one) => one.close()));
});

const WAYS = [
  { name: 'PayPal', method: 4, currency: 'USD', simulator: paypal },
  { name: 'Razorpay', method: 1, currency: 'INR', simulator: razorpay },
  { name: 'UPI', method: 7, currency: 'INR', simulator: razorpay },
  { name: 'Flutterwave', method: 5, currency: 'USD', simulator: flutterwave },
  { name: 'Iyzico', method: 6, currency: 'TRY', simulator: iyzico },
];
const PATIENCE = { timeout: 20_000, interval: 100 };

test.for(WAYS)(
  'an order is paid by $name, cancelled, and its money goes back',
  async ({ method, currency, simulator }) => {
    await writeSetting(db, 'currency', currency);
    const shopper = new Shopper(app);
    await shopper.fill([await addOne(db, `Kettle ${method}`, { quantity: 5 }), 2]);
    const answers = { identityNumber: '74300864791' };
    const { order, payment } = given(await shopper.order({ method, answers }));
    expect(payment.kind).toMatch(/redirect|form|upi/);
    const attempt = await db
      .selectFrom('payment_attempt')
      .select(['id', 'provider_ref'])
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();

    await simulator.act(attempt.provider_ref ?? '', 'pay');
    const json = { order_id: order.id };
    expect(given(await shopper.ask(confirmPayment, { json }))).toMatchObject({
      state: 'paid',
      order: { payment_status: 1, status: 2, method },
    });

    given(await shopper.ask(askCancellation, { json }));
    const refunds = () =>
      simulator
        .movements()
        .filter(({ kind, attemptId }) => kind === 'refund' && attemptId === attempt.id);
    await expect.poll(refunds, PATIENCE).toMatchObject([{ amount: order.amount, currency }]);
    const charges = simulator
      .movements()
      .filter(({ kind, attemptId }) => kind === 'charge' && attemptId === attempt.id);
    expect(charges).toMatchObject([{ amount: order.amount, currency }]);
    const said = async () =>
      given(await shopper.ask(getOrders, { json })).order?.payment.timeline.at(-1)?.kind;
    await expect.poll(said, PATIENCE).toMatch(/refunded|refundAsked/);
  },
);
