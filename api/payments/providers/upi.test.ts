import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import { ProviderRefused, type PaymentRequest } from '#api/payments/provider.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { openRazorpaySimulator } from '#test/simulators/razorpay.ts';
import { createUpi } from './upi.ts';

const KEYS = { keyId: 'rzp_test_of_the_tests', keySecret: 'the-key-secret-of-the-tests' };
const razorpay = await openRazorpaySimulator(KEYS);
const plain = await openRazorpaySimulator({ ...KEYS, hasImageContent: false });
afterAll(() => Promise.all([razorpay.close(), plain.close()]));
beforeEach(() => razorpay.reset());

const settings = { ...KEYS, webhookSecrets: ['a-secret'], apiBase: razorpay.url };
const provider = createUpi(settings);
const { online } = provider;
if (!online) throw new Error('UPI takes money online');

const start = async (own: Partial<PaymentRequest> = {}) => {
  const request = paymentRequest({ currency: 'INR', amount: 49_900, ...own });
  const started = await online.start(request, patience());
  return { request, started, attempt: attemptOf(request, started) };
};

describe('A shopper who pays by UPI', () => {
  test('scans a code for this amount, and is paid once', async () => {
    const { started, attempt } = await start();
    expect(started).toMatchObject({
      kind: 'upi',
      link: expect.stringMatching(/^upi:\/\/pay\?pa=.+&am=499\.00&cu=INR$/),
      isConfirmedByHand: false,
    });
    expect(await online.find(attempt, patience())).toEqual({ state: 'open' });
    await razorpay.act(started.reference, 'pay');
    await razorpay.act(started.reference, 'pay');
    expect(await online.find(attempt, patience())).toMatchObject({
      state: 'paid',
      taken: { reference: started.reference, amount: 49_900, currency: 'INR' },
    });
    expect(razorpay.movements()).toMatchObject([
      { kind: 'charge', attemptId: attempt.attemptId, amount: 49_900 },
    ]);
  });

  test('may try again where the bank has declined', async () => {
    const { attempt, started } = await start();
    await razorpay.act(started.reference, 'decline');
    expect(await online.find(attempt, patience())).toEqual({ state: 'open' });
    await razorpay.act(started.reference, 'pay');
    expect(await online.find(attempt, patience())).toMatchObject({ state: 'paid' });
  });

  test('cannot pay a code whose time is up, though it is ended twice', async () => {
    const { attempt, started } = await start();
    await online.expire?.(attempt, patience());
    await online.expire?.(attempt, patience());
    await razorpay.act(started.reference, 'pay');
    expect(razorpay.movements()).toEqual([]);
    expect(await online.find(attempt, patience())).toEqual({ state: 'expired' });
  });

  test('has paid where the code was paid before it was ended', async () => {
    const { attempt, started } = await start();
    await razorpay.act(started.reference, 'pay');
    await online.expire?.(attempt, patience());
    expect(await online.find(attempt, patience())).toMatchObject({ state: 'paid' });
  });

  test('gets a code that is open for a while, however little time the shop gives', async () => {
    await expect(start({ expiresAt: new Date() })).resolves.toMatchObject({
      started: { kind: 'upi' },
    });
  });
});

test('a start whose answer is lost makes no second code', async () => {
  razorpay.addRule({ operation: 'create', effect: { kind: 'drop' }, times: 1 });
  const request = paymentRequest({ currency: 'INR' });
  await expect(online.start(request, patience())).rejects.toThrow(ProviderUnclear);
  expect(await online.find(attemptOf(request, undefined), patience())).toEqual({ state: 'open' });
  const started = await online.start({ ...request, isRepeated: true }, patience());
  const made = razorpay.calls().filter(({ operation }) => operation === 'create');
  expect(made.map(({ reference }) => reference)).toEqual([started.reference]);
});

test('a code that cannot be drawn is refused with a code of its own', async () => {
  const undrawn = createUpi({ ...settings, apiBase: plain.url });
  const failure = await undrawn.online
    ?.start(paymentRequest({ currency: 'INR' }), patience())
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProviderRefused);
  expect(failure).toMatchObject({ code: 'qr_content_missing' });
});

test('another amount is told as it is, and trouble as trouble', async () => {
  const { attempt, started } = await start();
  await razorpay.act(started.reference, 'pay');
  razorpay.addRule({ operation: 'find', effect: { kind: 'change', amount: 1 }, times: 1 });
  expect(await online.find(attempt, patience())).toMatchObject({ taken: { amount: 1 } });
  for (const status of [500, 429]) {
    razorpay.addRule({ operation: 'find', effect: { kind: 'status', status }, times: 1 });
    await expect(online.find(attempt, patience())).rejects.toThrow(ProviderUnclear);
  }
});

test('money goes back once, though the connection is lost', async () => {
  const { attempt, started } = await start();
  await razorpay.act(started.reference, 'pay');
  const found = await online.find(attempt, patience());
  if (found.state !== 'paid') throw new Error(`it is ${found.state}`);
  const request = refundRequest(attempt, found.taken.paymentReference);
  razorpay.addRule({ operation: 'refund', effect: { kind: 'drop' }, times: 1 });
  await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
  const again = await online.refund({ ...request, isRepeated: true }, patience());
  expect(again).toMatchObject({ state: 'processed' });
  expect(razorpay.movements().map(({ kind }) => kind)).toEqual(['charge', 'refund']);
});

test('UPI moves rupees, up to its limit', () => {
  expect(provider.settles('INR', 10_000_000)).toBe(true);
  expect(provider.settles('INR', 10_000_001)).toBe(false);
  expect(provider.settles('USD', 100)).toBe(false);
});
