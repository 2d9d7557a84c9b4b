import { inspect } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PROVIDER_TIMEOUT_MS, ProviderUnclear } from '#api/payments/ask-provider.ts';
import { ProviderRefused, type PaymentRequest } from '#api/payments/provider.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { openStripeSimulator } from '#test/simulators/stripe.ts';
import { createStripe } from './stripe.ts';

const KEYS = {
  secretKey: 'sk_test_the_key_of_the_tests',
  webhookSecrets: ['whsec_the_secret_of_the_tests'],
};
const stripe = await openStripeSimulator(KEYS);
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());
afterEach(() => vi.restoreAllMocks());

const provider = createStripe({ ...KEYS, apiBase: stripe.url });
const { online } = provider;
if (!online?.expire) throw new Error('Stripe takes money online, and can end a session');
const { expire } = online;

const start = async (own: Partial<PaymentRequest> = {}) => {
  const request = paymentRequest(own);
  const started = await online.start(request, patience());
  return { request, started, attempt: attemptOf(request, started) };
};
const find = (attempt: Parameters<typeof online.find>[0]) => online.find(attempt, patience());

/** An attempt that is paid, and Stripe's own reference for the money. */
const pay = async (own: Partial<PaymentRequest> = {}) => {
  const { attempt } = await start(own);
  await stripe.act(attempt.reference ?? '', 'pay');
  const found = await find(attempt);
  if (found.state !== 'paid') throw new Error(`it is ${found.state}`);
  return { attempt, taken: found.taken };
};
const callsOf = (operation: string) =>
  stripe.calls().filter((call) => call.operation === operation);

describe('A shopper who pays by Stripe', () => {
  test('goes to its page, pays there, and the shop is told so', async () => {
    const { request, started, attempt } = await start();
    const url = expect.stringMatching(`^${online.formOrigins[0]}/c/pay/${started.reference}$`);
    expect(started).toMatchObject({ kind: 'redirect', url });
    expect(await find(attempt)).toEqual({ state: 'open' });

    await stripe.act(started.reference, 'pay');
    const [charge] = stripe.movements();
    expect(await find(attempt)).toEqual({
      state: 'paid',
      taken: {
        reference: request.attemptId,
        paymentReference: charge?.reference,
        amount: 1999,
        currency: 'USD',
      },
    });
    expect(charge).toMatchObject({ kind: 'charge', attemptId: request.attemptId, amount: 1999 });
    expect(stripe.movements()).toHaveLength(1);
  });

  test('sees the number of the order and may return, by a page without scripts', async () => {
    const { request, started } = await start();
    if (started.kind !== 'redirect') throw new Error('it leads to a page');
    expect(await (await fetch(started.url)).text()).toContain('Order #\u2068100234\u2069');
    const press = (outcome: string) =>
      fetch(started.url, {
        method: 'POST',
        body: new URLSearchParams({ outcome }),
        redirect: 'manual',
      });
    expect((await press('abandon')).headers.get('location')).toBe(request.cancelUrl);
    const back = await press('decline');
    expect(new URL(back.headers.get('location') ?? '', started.url).href).toBe(started.url);
    expect(await (await fetch(started.url)).text()).toContain('declined');
    expect((await press('pay')).headers.get('location')).toBe(request.returnUrl);
    expect(stripe.movements()).toHaveLength(1);
  });

  test('may take another card after one is declined', async () => {
    const { attempt, started } = await start();
    await stripe.act(started.reference, 'decline');
    const declined = { state: 'failed', code: 'generic_decline', mayRetry: true };
    expect(await find(attempt)).toEqual(declined);
    expect(stripe.movements()).toEqual([]);
    await stripe.act(started.reference, 'pay');
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
    expect(stripe.movements()).toHaveLength(1);
  });

  test('has paid nothing where they have left the page, and cannot once it has ended', async () => {
    const { attempt, started } = await start();
    await stripe.act(started.reference, 'abandon');
    expect(await find(attempt)).toEqual({ state: 'open' });
    await expire(attempt, patience());
    expect(await find(attempt)).toEqual({ state: 'expired' });
    await stripe.act(started.reference, 'pay');
    expect(await find(attempt)).toEqual({ state: 'expired' });
    expect(stripe.movements()).toEqual([]);
  });

  test('has paid though the shop wants to end the page at that moment', async () => {
    const { attempt } = await pay();
    await expire(attempt, patience());
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
    await expire({ ...attempt, reference: null }, patience());
    expect(callsOf('expire')).toHaveLength(1);
  });

  test('waits for a bank that answers later', async () => {
    stripe.holdPayments(true);
    const good = await start();
    const bad = await start();
    for (const { started, attempt } of [good, bad]) {
      await stripe.act(started.reference, 'pay');
      expect(await find(attempt)).toEqual({ state: 'processing' });
    }
    stripe.release(good.started.reference, 'succeeded');
    stripe.release(bad.started.reference, 'failed');
    expect(await find(good.attempt)).toMatchObject({ state: 'paid' });
    const refused = { state: 'failed', code: 'generic_decline', mayRetry: false };
    expect(await find(bad.attempt)).toEqual(refused);
    expect(stripe.movements()).toHaveLength(1);
  });

  test('is asked for their address where the shop has one that Stripe would refuse', async () => {
    const bodies: string[] = [];
    const { fetch: ask } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      bodies.push(String(init?.body));
      return ask(input, init);
    });
    const { payer } = paymentRequest();
    await start();
    await start({ payer: { ...payer, email: 'no-reply@localhost' } });
    expect(bodies[0]).toContain(`customer_email=${encodeURIComponent(payer.email)}`);
    expect(bodies[1]).not.toContain('customer_email');
  });
});

describe('A connection to Stripe that is lost', () => {
  test('leaves one session behind, which the same call finds again and which is paid once', async () => {
    stripe.addRule({ operation: 'create', effect: { kind: 'drop' }, times: 1 });
    const request = paymentRequest();
    await expect(online.start(request, patience())).rejects.toThrow(ProviderUnclear);
    expect(await find(attemptOf(request, undefined))).toEqual({ state: 'open' });
    const again = await online.start({ ...request, isRepeated: true }, patience());
    const { reference } = again;
    const key = request.attemptId;
    expect(callsOf('create')).toMatchObject([
      { reference, key },
      { reference, key },
    ]);
    await stripe.act(reference, 'pay');
    // Whoever asks once more after that is led to what is paid.
    expect(await online.start({ ...request, isRepeated: true }, patience())).toEqual(again);
    expect(await find(attemptOf(request, again))).toMatchObject({ state: 'paid' });
    expect(stripe.movements()).toHaveLength(1);
  });

  test('is not tried again by itself', async () => {
    for (const operation of ['create', 'find'])
      stripe.addRule({ operation, effect: { kind: 'drop' }, times: 1 });
    await expect(start()).rejects.toThrow(ProviderUnclear);
    expect(callsOf('create')).toHaveLength(1);
    const { attempt } = await start();
    await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
    expect(callsOf('find')).toHaveLength(1);
  });

  test('and errors and too many calls say nothing of the money', async () => {
    const { attempt, taken } = await pay();
    const request = refundRequest(attempt, taken.paymentReference);
    for (const status of [500, 503, 429]) {
      const fail = (operation: string) =>
        stripe.addRule({ operation, effect: { kind: 'status', status }, times: 1 });
      fail('create');
      await expect(start()).rejects.toThrow(`Stripe answered ${status}`);
      fail('find');
      await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
      fail('expire');
      await expect(expire(attempt, patience())).rejects.toThrow(ProviderUnclear);
      fail('refund');
      await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    }
    expect(stripe.movements()).toHaveLength(1);
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
  });

  test('and an answer that does not come ends with the time that the shop has', async () => {
    const { attempt } = await start();
    stripe.addRule({ operation: 'find', effect: { kind: 'delay', ms: 3_000 }, times: 1 });
    const soon = AbortSignal.timeout(150);
    await expect(online.find(attempt, soon)).rejects.toThrow(ProviderUnclear);
  });

  test('and no answer is waited for longer than fifteen seconds', async () => {
    const { attempt } = await start();
    const { setTimeout: wait } = globalThis;
    const waits: unknown[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms?: number) => {
      waits.push(ms);
      return wait(act, ms === PROVIDER_TIMEOUT_MS ? 100 : ms);
    }) as typeof setTimeout);
    stripe.addRule({ operation: 'find', effect: { kind: 'delay', ms: 2_000 }, times: 1 });
    await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
    expect(waits).toContain(15_000);
  });

  test('and who asks at the same moment as another is not refused for good', async () => {
    stripe.addRule({ operation: 'create', effect: { kind: 'delay', ms: 300 }, times: 1 });
    const request = paymentRequest();
    const both = await Promise.allSettled([
      online.start(request, patience()),
      online.start(request, patience()),
    ]);
    const made = both.find((one) => one.status === 'fulfilled')?.value;
    const other = both.find((one) => one.status === 'rejected')?.reason;
    expect(other).toBeInstanceOf(ProviderUnclear);
    expect(other.message).toContain('idempotency_key_in_use');
    expect(await online.start(request, patience())).toEqual(made);
  });

  test('is not made good by asking for something else with the same key', async () => {
    const { request } = await start();
    const other = online.start({ ...request, amount: 100 }, patience());
    await expect(other).rejects.toThrow(ProviderUnclear);
    await expect(other).rejects.toThrow('idempotency_error');
  });
});

describe('What Stripe says', () => {
  test('of another amount or currency is told as it is', async () => {
    const { attempt } = await pay();
    const effect = { kind: 'change', amount: 100, currency: 'EUR' } as const;
    stripe.addRule({ operation: 'find', effect, times: 1 });
    const found = await find(attempt);
    expect(found).toMatchObject({ state: 'paid', taken: { amount: 100, currency: 'EUR' } });
  });

  test('of an amount finer than any is for a person to look at', async () => {
    const { attempt } = await pay({ currency: 'HUF', amount: 9990 });
    const effect = { kind: 'change', amount: 10.5 } as const;
    stripe.addRule({ operation: 'find', effect, times: 1 });
    expect(await find(attempt)).toEqual({ state: 'review', reason: '1050 HUF is no amount' });
  });

  test('of a session that it does not know is no word about money', async () => {
    const { attempt } = await start();
    const unknown = find({ ...attempt, reference: 'cs_test_of_another_account' });
    await expect(unknown).rejects.toThrow(ProviderUnclear);
    await expect(unknown).rejects.toThrow('resource_missing');
  });

  test('to a shop with a wrong key is no word about money, and no error holds a secret', async () => {
    const { attempt, taken } = await pay();
    const secretKey = 'sk_test_a_key_that_is_wrong';
    const wrong = createStripe({ ...KEYS, secretKey, apiBase: stripe.url }).online;
    if (!wrong) throw new Error('Stripe takes money online');
    const fail = (promise: Promise<unknown>): Promise<Error> =>
      promise.then(
        () => new Error('it was done'),
        (error) => error,
      );
    const refused = await fail(wrong.start(paymentRequest(), patience()));
    expect(refused).toBeInstanceOf(ProviderRefused);
    const back = refundRequest(attempt, taken.paymentReference);
    stripe.addRule({ operation: 'find', effect: { kind: 'drop' }, times: 1 });
    const unclear = [
      await fail(wrong.find(attempt, patience())),
      await fail(wrong.find(attempt, patience())),
      await fail(wrong.refund(back, patience())),
      await fail(wrong.refund({ ...back, isRepeated: true }, patience())),
    ];
    for (const error of unclear) expect(error).toBeInstanceOf(ProviderUnclear);
    for (const error of [refused, ...unclear])
      for (const secret of [secretKey, KEYS.webhookSecrets[0] ?? ''])
        expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(secret);
    expect(stripe.movements()).toHaveLength(1);
  });
});

test('Stripe cannot be set up without its keys, or with what cannot be one', () => {
  expect(() => createStripe({ ...KEYS, secretKey: '' })).toThrow('Stripe needs secretKey');
  expect(() => createStripe({ ...KEYS, webhookSecrets: ['one', ' '] })).toThrow(
    'Stripe needs webhookSecrets[1]',
  );
  const broken = 'sk_live_a_key\nwith a line';
  expect(() => createStripe({ ...KEYS, secretKey: broken })).toThrow(
    /^Stripe needs secretKey with/,
  );
  for (const apiBase of ['http://api.stripe.com', 'https://api.stripe.com/', 'https://a.test/v1'])
    expect(() => createStripe({ ...KEYS, apiBase }), apiBase).toThrow('Stripe needs apiBase');
});

test('The forms of the shop may lead to the page of Stripe, and no further', () => {
  expect(createStripe(KEYS).online?.formOrigins).toEqual(['https://checkout.stripe.com']);
  expect(online.formOrigins).toEqual([stripe.url]);
});

describe('Currencies at Stripe', () => {
  test('are those that it settles, in amounts that it can name', () => {
    for (const currency of ['USD', 'EUR', 'INR', 'JPY', 'HUF', 'UGX', 'KWD'])
      expect(provider.settles(currency), currency).toBe(true);
    for (const currency of ['IRR', 'LYD', 'XXX', 'usd'])
      expect(provider.settles(currency), currency).toBe(false);
    expect(provider.settles('KWD', 12_340)).toBe(true);
    expect(provider.settles('KWD', 12_345)).toBe(false);
  });

  test('without decimals, with three, and with decimals that only Stripe counts are paid in full', async () => {
    for (const [currency, amount] of [
      ['JPY', 2500],
      ['KWD', 12_340],
      ['HUF', 9990],
      ['ISK', 4500],
      ['UGX', 40_000],
    ] as const) {
      const { attempt, taken } = await pay({ currency, amount });
      expect(taken).toMatchObject({ amount, currency });
      const back = refundRequest(attempt, taken.paymentReference);
      expect(await online.refund(back, patience())).toMatchObject({ state: 'processed' });
    }
    expect(stripe.movements().map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'charge 2500',
      'refund 2500',
      'charge 12340',
      'refund 12340',
      'charge 9990',
      'refund 9990',
      'charge 4500',
      'refund 4500',
      'charge 40000',
      'refund 40000',
    ]);
  });

  test('travel as Stripe counts them', async () => {
    const bodies: string[] = [];
    const { fetch: ask } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      bodies.push(decodeURIComponent(String(init?.body)));
      return ask(input, init);
    });
    await start({ currency: 'JPY', amount: 500 });
    await start({ currency: 'UGX', amount: 5 });
    expect(bodies[0]).toContain('[unit_amount]=500&');
    // Stripe's own example: 5 shillings of Uganda travel as 500.
    expect(bodies[1]).toContain('[unit_amount]=500&');
  });

  test('that it does not settle are refused before anybody is asked', async () => {
    await expect(start({ currency: 'KWD', amount: 12_345 })).rejects.toThrow(ProviderRefused);
    await expect(start({ currency: 'IRR' })).rejects.toThrow(ProviderRefused);
    expect(stripe.calls()).toEqual([]);
  });
});
