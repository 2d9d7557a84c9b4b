import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import { ProviderRefused, type KnownAttempt, type PaymentRequest } from '#api/payments/provider.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { openRazorpaySimulator } from '#test/simulators/razorpay.ts';
import { createRazorpay } from './razorpay.ts';

const KEYS = { keyId: 'rzp_test_of_the_tests', keySecret: 'the-key-secret-of-the-tests' };
const razorpay = await openRazorpaySimulator(KEYS);
afterAll(() => razorpay.close());
beforeEach(() => razorpay.reset());

const settings = { ...KEYS, webhookSecrets: ['a-secret'], apiBase: razorpay.url };
const provider = createRazorpay(settings);
const { online } = provider;
if (!online) throw new Error('Razorpay takes money online');

const start = async (own: Partial<PaymentRequest> = {}) => {
  const request = paymentRequest({ currency: 'INR', ...own });
  const started = await online.start(request, patience());
  return { request, started, attempt: attemptOf(request, started) };
};
const find = (attempt: KnownAttempt) => online.find(attempt, patience());

/** An attempt that is paid, and Razorpay's own reference for the money. */
const pay = async (own: Partial<PaymentRequest> = {}) => {
  const { attempt } = await start(own);
  await razorpay.act(attempt.reference ?? '', 'pay');
  const found = await find(attempt);
  if (found.state !== 'paid') throw new Error(`it is ${found.state}`);
  return { attempt, taken: found.taken };
};

/** What a browser posts, and where it ends: an address, or the form of a page that posts itself. */
const post = async (url: string, fields: Readonly<Record<string, string>>) => {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return { response, location: response.headers.get('location'), page: await response.text() };
};
const unescape = (text: string): string => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const inputsOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      unescape(value ?? ''),
    ]),
  );

/** Walks through the hosted checkout; what its page then posts to the shop. */
const visit = async (own: Partial<PaymentRequest>, outcome: string) => {
  const { started, attempt } = await start(own);
  if (started.kind !== 'form') throw new Error('the browser posts no form');
  const opened = await post(started.url, started.fields);
  const pageUrl = razorpay.url + (opened.location ?? '');
  expect(await (await fetch(pageUrl)).text()).toContain('This is a simulation of Razorpay');
  const back = await post(pageUrl, { outcome });
  return { attempt, back, fields: inputsOf(back.page) };
};

describe('A shopper who pays by Razorpay', () => {
  test('is sent there by a form, pays, and the shop captures it once', async () => {
    const { started, attempt } = await start();
    expect(started).toMatchObject({
      kind: 'form',
      url: `${online.formOrigins[0]}/v1/checkout/embedded`,
    });
    expect(await find(attempt)).toEqual({ state: 'open' });

    await razorpay.act(started.reference, 'pay');
    expect(razorpay.movements()).toEqual([]);
    const [charge, ...rest] = await Promise.all([find(attempt), find(attempt), find(attempt)]);
    for (const found of [charge, ...rest]) expect(found).toEqual(charge);
    const [moved] = razorpay.movements();
    expect(razorpay.movements()).toHaveLength(1);
    expect(charge).toEqual({
      state: 'paid',
      taken: {
        reference: started.reference,
        paymentReference: moved?.reference,
        amount: 1999,
        currency: 'INR',
      },
    });
    expect(moved).toMatchObject({ kind: 'charge', attemptId: attempt.attemptId, amount: 1999 });
  });

  test('comes back from the page by a POST that the provider has signed', async () => {
    const { attempt, back, fields } = await visit({}, 'pay');
    expect(back.page).toContain('<button>Return to the shop</button>');
    expect(online.readCallback?.(fields)).toMatchObject({ reference: attempt.reference });
    const forged = { ...fields, razorpay_payment_id: 'pay_of_somebody' };
    expect(online.readCallback?.(forged)).toBeUndefined();
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
  });

  test('is declined, and pays at the second try', async () => {
    const { attempt, fields } = await visit({}, 'decline');
    expect(online.readCallback?.(fields)).toMatchObject({ reference: attempt.reference });
    expect(await find(attempt)).toEqual({
      state: 'failed',
      code: 'payment_declined',
      mayRetry: true,
    });
    await razorpay.act(attempt.reference ?? '', 'pay');
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
    expect(razorpay.movements()).toHaveLength(1);
  });

  test('goes away without paying, and may still do so', async () => {
    const { attempt, back } = await visit(
      { cancelUrl: 'https://shop.example.com/back' },
      'abandon',
    );
    expect(back.location).toBe('https://shop.example.com/back');
    expect(await find(attempt)).toEqual({ state: 'open' });
  });

  test('cannot change what the form says', async () => {
    const { started } = await start();
    if (started.kind !== 'form') throw new Error('the browser posts no form');
    for (const name of ['amount', 'currency', 'key_id', 'order_id'])
      expect((await post(started.url, { ...started.fields, [name]: '1' })).response.status).toBe(
        400,
      );
  });
});

describe('What the shop cannot know', () => {
  test('makes no second order: a repeated start finds the first', async () => {
    razorpay.addRule({ operation: 'create', effect: { kind: 'drop' }, times: 1 });
    const request = paymentRequest({ currency: 'INR' });
    await expect(online.start(request, patience())).rejects.toThrow(ProviderUnclear);
    const lost = { ...attemptOf(request, undefined) };
    expect(await find(lost)).toEqual({ state: 'open' });

    const started = await online.start({ ...request, isRepeated: true }, patience());
    const made = razorpay.calls().filter(({ operation }) => operation === 'create');
    expect(made.map(({ reference }) => reference)).toEqual([started.reference]);

    await razorpay.act(started.reference, 'pay');
    expect(await find(lost)).toMatchObject({
      state: 'paid',
      taken: { reference: request.attemptId },
    });
  });

  test('takes money once where the connection is lost after a capture', async () => {
    const { attempt } = await start();
    await razorpay.act(attempt.reference ?? '', 'pay');
    razorpay.addRule({ operation: 'capture', effect: { kind: 'drop' }, times: 1 });
    await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
    expect(razorpay.movements()).toHaveLength(1);
  });

  test.each([500, 503, 429])('is unclear after a %i', async (status) => {
    const { attempt } = await start();
    for (const operation of ['create', 'find'])
      razorpay.addRule({ operation, effect: { kind: 'status', status }, times: 1 });
    await expect(start()).rejects.toThrow(ProviderUnclear);
    await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
  });

  test('is unclear where the answer takes too long', async () => {
    razorpay.addRule({ operation: 'create', effect: { kind: 'delay', ms: 500 }, times: 1 });
    const hurried = online.start(paymentRequest({ currency: 'INR' }), AbortSignal.timeout(50));
    await expect(hurried).rejects.toThrow(ProviderUnclear);
  });

  test('tells another amount or currency as it is', async () => {
    const { attempt } = await pay();
    const change = { kind: 'change', amount: 1, currency: 'USD' } as const;
    razorpay.addRule({ operation: 'find', effect: change, times: 1 });
    expect(await find(attempt)).toMatchObject({
      state: 'paid',
      taken: { amount: 1, currency: 'USD' },
    });
  });

  test('captures nothing that is not what was asked for', async () => {
    const { attempt } = await start();
    await razorpay.act(attempt.reference ?? '', 'pay');
    razorpay.addRule({ operation: 'find', effect: { kind: 'change', amount: 1 }, times: 1 });
    expect(await find(attempt)).toEqual({ state: 'review', reason: 'amount_changed' });
    expect(razorpay.movements()).toEqual([]);
  });
});

describe('Money that goes back', () => {
  test('goes back in parts, and never more than was paid', async () => {
    const { attempt, taken } = await pay();
    const refund = (amount: number) =>
      online.refund(refundRequest(attempt, taken.paymentReference, { amount }), patience());
    expect(await refund(500)).toMatchObject({ state: 'processed' });
    expect(await refund(999)).toMatchObject({ state: 'processed' });
    await expect(refund(501)).rejects.toThrow(ProviderRefused);
    expect(await refund(500)).toMatchObject({ state: 'processed' });
    await expect(refund(1)).rejects.toThrow(ProviderRefused);
    const refunds = razorpay.movements().filter(({ kind }) => kind === 'refund');
    expect(refunds.map(({ amount }) => amount)).toEqual([500, 999, 500]);
    expect(await find({ ...attempt, paymentReference: taken.paymentReference })).toMatchObject({
      state: 'paid',
    });
  });

  test('goes back once where the connection is lost, however the shop asks again', async () => {
    const { attempt, taken } = await pay();
    const request = refundRequest(attempt, taken.paymentReference, { amount: 700 });
    razorpay.addRule({ operation: 'refund', effect: { kind: 'drop' }, times: 1 });
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    const repeated = await online.refund({ ...request, isRepeated: true }, patience());
    const sameKey = await online.refund(request, patience());
    expect(sameKey).toEqual(repeated);
    expect(repeated).toMatchObject({ state: 'processed' });
    expect(await online.refund({ ...request, reference: repeated.reference }, patience())).toEqual(
      repeated,
    );
    expect(razorpay.movements().filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });

  test.each([
    ['pending', { state: 'pending' }],
    ['failed', { state: 'failed', code: 'refund_failed' }],
  ] as const)('is told %s where it is', async (refundStatus, state) => {
    const slow = await openRazorpaySimulator({ ...KEYS, isCapturedAtOnce: true, refundStatus });
    const { online: taking } = createRazorpay({ ...settings, apiBase: slow.url });
    if (!taking) throw new Error('Razorpay takes money online');
    const asked = paymentRequest({ currency: 'INR' });
    const attempt = attemptOf(asked, await taking.start(asked, patience()));
    await slow.act(attempt.reference ?? '', 'pay');
    const [charge] = slow.movements();
    const request = refundRequest(attempt, charge?.reference ?? '');
    const refund = await taking.refund(request, patience());
    expect(refund).toMatchObject(state);
    const { reference } = refund;
    expect(await taking.refund({ ...request, reference }, patience())).toEqual(refund);
    await slow.close();
  });

  test('says that somebody has to look where the payment was given back behind the shop', async () => {
    const { attempt, taken } = await pay();
    await online.refund(refundRequest(attempt, taken.paymentReference), patience());
    expect(await find(attempt)).toEqual({ state: 'review', reason: 'refunded' });
  });
});

describe('What Razorpay can take', () => {
  test.each([
    ['INR', 100, true],
    ['JPY', 1999, true],
    ['KWD', 12_340, true],
    ['KWD', 12_345, false],
    ['HUF', 100, false],
    ['XXX', 100, false],
  ])('%s %i: %s', (currency, amount, takes) => {
    expect(provider.settles(currency, amount)).toBe(takes);
  });

  test.each([
    ['INR', 49_900],
    ['JPY', 1999],
    ['KWD', 12_340],
  ])('%s is charged to the smallest unit', async (currency, amount) => {
    await pay({ currency, amount });
    expect(razorpay.movements()).toMatchObject([{ currency, amount }]);
  });
});

test('keys are in no message of an error, and without one there is no provider', async () => {
  const wrong = createRazorpay({ ...settings, keySecret: 'a-wrong-secret-of-the-tests' });
  const attempt = { ...(await start()).attempt };
  const failures = await Promise.all([
    wrong.online?.start(paymentRequest(), patience()).catch((error: unknown) => error),
    wrong.online?.find(attempt, patience()).catch((error: unknown) => error),
  ]);
  for (const failure of failures) {
    const { message, cause } = failure as Error;
    expect(`${message} ${String(cause)}`).not.toMatch(/a-wrong-secret|rzp_test|Basic/);
  }
  expect(failures[0]).toBeInstanceOf(ProviderRefused);
  expect(failures[1]).toBeInstanceOf(ProviderUnclear);
  for (const missing of [{ keyId: '' }, { keySecret: ' ' }, { webhookSecrets: [''] }])
    expect(() => createRazorpay({ ...settings, ...missing })).toThrow('Razorpay needs');
});
