import { afterAll, beforeEach, expect, test } from 'vitest';
import type { OnlinePayment } from '#api/payments/provider.ts';
import {
  patience,
  paymentRequest,
  refundRequest,
  attemptOf,
} from '#test/simulators/payment-request.ts';
import { openRazorpaySimulator } from '#test/simulators/razorpay.ts';
import { openReceiver } from '#test/simulators/webhook-receiver.ts';
import { createRazorpay } from '#api/payments/providers/razorpay.ts';
import { createUpi } from '#api/payments/providers/upi.ts';

const KEYS = { keyId: 'rzp_test_of_the_tests', keySecret: 'the-key-secret-of-the-tests' };
const require = (online: OnlinePayment | undefined): OnlinePayment => {
  if (!online) throw new Error('it takes money online');
  return online;
};

let listening: OnlinePayment;
const shop = await openReceiver(() => listening);
const razorpay = await openRazorpaySimulator({
  ...KEYS,
  webhook: { url: shop.url, secret: 'the-new-secret' },
});
const settings = {
  ...KEYS,
  webhookSecrets: ['the-old-secret', 'the-new-secret'],
  apiBase: razorpay.url,
};
const checkout = require(createRazorpay(settings).online);
const upi = require(createUpi(settings).online);
beforeEach(() => {
  listening = checkout;
  shop.events.length = 0;
});
afterAll(async () => {
  await razorpay.close();
  await shop.close();
});

const payFor = async (online: OnlinePayment) => {
  const request = paymentRequest({ currency: 'INR' });
  const started = await online.start(request, patience());
  await razorpay.act(started.reference, 'pay');
  const attempt = attemptOf(request, started);
  const found = await online.find(attempt, patience());
  if (found.state !== 'paid') throw new Error(`it is ${found.state}`);
  return { attempt, reference: started.reference, taken: found.taken };
};

test('a webhook says which order was paid, and the same one has the same id', async () => {
  const { reference, taken } = await payFor(checkout);
  expect(await razorpay.send({ reference, copies: 5 })).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(shop.events.map((event) => event?.id)).size).toBe(1);
  expect(shop.events[0]).toMatchObject({ reference, paymentReference: taken.paymentReference });
  expect(await razorpay.send({ reference, event: 'order.paid', delayMs: 20 })).toEqual([200]);
  expect(shop.events.at(-1)).toMatchObject({ reference });
  expect(shop.events.at(-1)?.id).not.toBe(shop.events[0]?.id);
});

test('a webhook that is not signed with one of the secrets is refused', async () => {
  const { reference } = await payFor(checkout);
  expect(await razorpay.send({ reference, signature: 'bad' })).toEqual([400]);
  expect(await razorpay.send({ reference, signature: 'missing' })).toEqual([400]);
  listening = require(createRazorpay({ ...settings, webhookSecrets: ['the-old-secret'] }).online);
  expect(await razorpay.send({ reference })).toEqual([400]);
  expect(shop.events).toEqual([]);
});

test('a webhook of a refund says which one', async () => {
  const { attempt, reference, taken } = await payFor(checkout);
  const request = refundRequest(attempt, taken.paymentReference, { amount: 10 });
  const refund = await checkout.refund(request, patience());
  expect(await razorpay.send({ reference })).toEqual([200]);
  expect(shop.events).toMatchObject([
    { refundReference: refund.reference, paymentReference: taken.paymentReference },
  ]);
});

test('orders and QR codes of one account are told apart', async () => {
  const paid = await payFor(checkout);
  const scanned = await payFor(upi);
  await razorpay.send({ reference: scanned.reference });
  listening = upi;
  await razorpay.send({ reference: paid.reference });
  await razorpay.send({ reference: scanned.reference });
  expect(shop.events).toMatchObject([
    null,
    null,
    { reference: scanned.reference, paymentReference: scanned.taken.paymentReference },
  ]);
});

test('what a shopper and the shop do is told by itself', async () => {
  const eager = await openRazorpaySimulator({
    ...KEYS,
    webhook: { url: shop.url, secret: 'the-new-secret' },
    sendsWebhooks: true,
  });
  const online = require(createRazorpay({ ...settings, apiBase: eager.url }).online);
  const request = paymentRequest({ currency: 'INR' });
  const started = await online.start(request, patience());
  await eager.act(started.reference, 'pay');
  await online.find(attemptOf(request, started), patience());
  await eager.close();
  expect(shop.events.map((event) => event?.reference)).toEqual([
    started.reference,
    started.reference,
  ]);
});
