import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import { ProviderRefused, type PaymentRequest } from '#api/payments/provider.ts';
import { openPaypalSimulator } from '#test/simulators/paypal.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { createPaypal } from './paypal.ts';

const CLIENT = {
  clientId: 'a-client-of-the-tests',
  clientSecret: 'the-client-secret-of-the-tests',
  webhookId: '8PT597110X687430L',
};
const paypal = await openPaypalSimulator(CLIENT);
afterAll(() => paypal.close());
beforeEach(() => paypal.reset());
afterEach(() => vi.useRealTimers());

const provider = createPaypal({ ...CLIENT, apiBase: paypal.url });
const { online } = provider;
if (!online) throw new Error('PayPal takes money online');

const start = async (own: Partial<PaymentRequest> = {}) => {
  const request = paymentRequest(own);
  const started = await online.start(request, patience());
  return { request, started, attempt: attemptOf(request, started) };
};
const find = (attempt: Parameters<typeof online.find>[0]) => online.find(attempt, patience());

/** An attempt that is paid, and PayPal's own reference for the money. */
const pay = async (own: Partial<PaymentRequest> = {}) => {
  const { attempt } = await start(own);
  await paypal.act(attempt.reference ?? '', 'pay');
  const found = await find(attempt);
  if (found.state !== 'paid') throw new Error(`it is ${found.state}`);
  return { attempt, taken: found.taken };
};

describe('A shopper who pays by PayPal', () => {
  test('goes to its page, approves there, and the shop takes the money', async () => {
    const { request, started, attempt } = await start();
    const url = expect.stringMatching(`^${online.formOrigins[0]}/checkoutnow`);
    expect(started).toMatchObject({ kind: 'redirect', url });
    expect(await find(attempt)).toEqual({ state: 'open' });

    await paypal.act(started.reference, 'pay');
    expect(paypal.movements()).toEqual([]);
    const found = await find(attempt);
    const [charge] = paypal.movements();
    expect(found).toEqual({
      state: 'paid',
      taken: {
        reference: request.attemptId,
        paymentReference: charge?.reference,
        amount: 1999,
        currency: 'USD',
      },
    });
    expect(charge).toMatchObject({ kind: 'charge', attemptId: request.attemptId, amount: 1999 });
  });

  test('is told paid as often as the shop asks, and pays once', async () => {
    const { attempt, taken } = await pay();
    expect(await find(attempt)).toMatchObject({ state: 'paid', taken });
    expect(await find({ ...attempt, ...taken })).toEqual({ state: 'paid', taken });
    expect(paypal.movements()).toHaveLength(1);
  });

  test('pays once where two processes ask at the same moment', async () => {
    const { attempt } = await start();
    await paypal.act(attempt.reference ?? '', 'pay');
    const found = await Promise.all([find(attempt), find(attempt), find(attempt)]);
    expect(found.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid']);
    expect(paypal.movements()).toHaveLength(1);
  });

  test('pays once where they approve again while the money is taken', async () => {
    const { attempt } = await start();
    const reference = attempt.reference ?? '';
    await paypal.act(reference, 'pay');
    paypal.addRule({ operation: 'capture', effect: { kind: 'delay', ms: 300 }, times: 1 });
    const slow = find(attempt);
    // The slow call has read the order by now, and waits to take the money.
    await wait(150);
    await paypal.act(reference, 'pay');
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
    expect(await slow).toMatchObject({ state: 'paid' });
    expect(paypal.movements()).toHaveLength(1);
  });

  test('may take another card after one is declined', async () => {
    const { attempt } = await start();
    await paypal.act(attempt.reference ?? '', 'decline');
    const declined = { state: 'failed', code: 'INSTRUMENT_DECLINED', mayRetry: true };
    expect(await find(attempt)).toEqual(declined);
    expect(await find(attempt)).toEqual({ state: 'open' });
    await paypal.act(attempt.reference ?? '', 'pay');
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
    expect(paypal.movements()).toHaveLength(1);
  });

  test('has paid nothing where they have left the page', async () => {
    const { attempt } = await start();
    await paypal.act(attempt.reference ?? '', 'abandon');
    expect(await find(attempt)).toEqual({ state: 'open' });
    paypal.reset();
    expect(await find(attempt)).toEqual({ state: 'expired' });
  });

  test('waits while PayPal looks at the payment', async () => {
    paypal.holdCaptures(true);
    const held = await start();
    await paypal.act(held.started.reference, 'pay');
    expect(await find(held.attempt)).toEqual({ state: 'processing' });
    paypal.releaseCapture(held.started.reference, 'COMPLETED');
    expect(await find(held.attempt)).toMatchObject({ state: 'paid' });

    const other = await start();
    await paypal.act(other.started.reference, 'pay');
    expect(await find(other.attempt)).toEqual({ state: 'processing' });
    paypal.releaseCapture(other.started.reference, 'DECLINED');
    const refused = { state: 'failed', code: 'DECLINED', mayRetry: false };
    expect(await find(other.attempt)).toEqual(refused);
    expect(paypal.movements()).toHaveLength(1);
  });

  test('sees PayPal in their language, where PayPal speaks it', async () => {
    const bodies: string[] = [];
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      bodies.push(String(init?.body));
      return fetch(input, init);
    });
    await start({ language: 'ar' });
    await start({ language: 'hi' });
    const orders = bodies.filter((body) => body.includes('intent'));
    expect(orders[0]).toContain('"locale":"ar-EG"');
    expect(orders.at(-1)).not.toContain('locale');
  });
});

describe('A connection to PayPal that is lost', () => {
  test('on the order leaves one order behind, which the same call finds again', async () => {
    paypal.addRule({ operation: 'create', effect: { kind: 'drop' }, times: 1 });
    const request = paymentRequest();
    await expect(online.start(request, patience())).rejects.toThrow(ProviderUnclear);
    expect(await find(attemptOf(request, undefined))).toEqual({ state: 'open' });
    const again = await online.start({ ...request, isRepeated: true }, patience());
    const created = paypal.calls().filter(({ operation }) => operation === 'create');
    const { reference } = again;
    const key = request.attemptId;
    expect(created).toMatchObject([
      { reference, key },
      { reference, key },
    ]);
  });

  test('when the money was just taken takes it no second time', async () => {
    const { attempt } = await start();
    await paypal.act(attempt.reference ?? '', 'pay');
    paypal.addRule({ operation: 'capture', effect: { kind: 'drop' }, times: 1 });
    await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
    expect(paypal.movements()).toHaveLength(1);
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
    expect(paypal.movements()).toHaveLength(1);
  });

  test('and errors and too many calls say nothing of the money', async () => {
    const { attempt } = await start();
    await paypal.act(attempt.reference ?? '', 'pay');
    for (const status of [500, 503, 429]) {
      paypal.addRule({ operation: 'find', effect: { kind: 'status', status }, times: 1 });
      await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
      paypal.addRule({ operation: 'capture', effect: { kind: 'status', status }, times: 1 });
      await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
      paypal.addRule({ operation: 'create', effect: { kind: 'status', status }, times: 1 });
      await expect(start()).rejects.toThrow(ProviderUnclear);
    }
    expect(paypal.movements()).toEqual([]);
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
  });

  test('and an answer that does not come ends with the time that the shop has', async () => {
    const { attempt } = await start();
    await paypal.act(attempt.reference ?? '', 'pay');
    paypal.addRule({ operation: 'capture', effect: { kind: 'delay', ms: 3_000 }, times: 1 });
    const soon = AbortSignal.timeout(150);
    await expect(online.find(attempt, soon)).rejects.toThrow(ProviderUnclear);
  });
});

describe('What PayPal says', () => {
  test('of another amount or currency is told as it is', async () => {
    const { attempt } = await pay();
    const effect = { kind: 'change', amount: 100, currency: 'EUR' } as const;
    paypal.addRule({ operation: 'find', effect, times: 1 });
    const found = await find(attempt);
    expect(found).toMatchObject({ state: 'paid', taken: { amount: 100, currency: 'EUR' } });
  });

  test('is asked with a token that is kept, and fetched anew where it has ended', async () => {
    const tokens = () => paypal.calls().filter(({ operation }) => operation === 'token').length;
    const own = createPaypal({ ...CLIENT, apiBase: paypal.url }).online;
    await own?.start(paymentRequest(), patience());
    await own?.start(paymentRequest(), patience());
    expect(tokens()).toBe(1);

    paypal.forgetTokens();
    await own?.start(paymentRequest(), patience());
    expect(tokens()).toBe(2);

    // PayPal's tokens last nine hours; the last minute is not used.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (9 * 60 * 60 - 59) * 1000 });
    await own?.start(paymentRequest(), patience());
    expect(tokens()).toBe(3);
  });

  test('to a shop with a wrong secret is no word about money, and names no secret', async () => {
    const { attempt } = await pay();
    const settings = { ...CLIENT, clientSecret: 'a-secret-that-is-wrong', apiBase: paypal.url };
    const wrong = createPaypal(settings).online;
    const refused = await wrong?.start(paymentRequest(), patience()).catch((error) => error);
    expect(refused).toBeInstanceOf(ProviderRefused);
    expect(refused.code).toBe('invalid_client');
    const unclear = await wrong?.find(attempt, patience()).catch((error) => error);
    expect(unclear).toBeInstanceOf(ProviderUnclear);
    const back = refundRequest(attempt, paypal.movements()[0]?.reference ?? '');
    expect(await wrong?.refund(back, patience()).catch((error) => error)).toBeInstanceOf(
      ProviderUnclear,
    );
    const basic = btoa(`${settings.clientId}:${settings.clientSecret}`);
    for (const { message, cause, stack } of [refused, unclear])
      for (const secret of [settings.clientSecret, basic])
        expect(`${message} ${String(cause)} ${stack}`).not.toContain(secret);
  });
});

test('PayPal cannot be set up without its keys and the id of its webhook', () => {
  expect(() => createPaypal({ ...CLIENT, clientId: '' })).toThrow('PayPal needs clientId');
  expect(() => createPaypal({ ...CLIENT, clientSecret: ' ' })).toThrow('PayPal needs clientSecret');
  expect(() => createPaypal({ ...CLIENT, webhookId: '' })).toThrow('PayPal needs webhookId');
});

describe('Currencies at PayPal', () => {
  test('are those that it settles, in amounts that it can name', () => {
    expect(provider.settles('EUR')).toBe(true);
    expect(provider.settles('TRY')).toBe(false);
    expect(provider.settles('INR')).toBe(false);
    expect(provider.settles('TWD')).toBe(true);
    expect(provider.settles('TWD', 12_300)).toBe(true);
    expect(provider.settles('TWD', 12_350)).toBe(false);
  });

  test('without decimals, and with decimals that only PayPal does not take, are paid in full', async () => {
    for (const [currency, amount] of [
      ['JPY', 2500],
      ['HUF', 9990],
      ['TWD', 12_300],
    ] as const) {
      const { attempt, taken } = await pay({ currency, amount });
      expect(taken).toMatchObject({ amount, currency });
      const back = refundRequest(attempt, taken.paymentReference);
      expect(await online.refund(back, patience())).toMatchObject({ state: 'processed' });
    }
    expect(paypal.movements().map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'charge 2500',
      'refund 2500',
      'charge 9990',
      'refund 9990',
      'charge 12300',
      'refund 12300',
    ]);
    await expect(start({ currency: 'TWD', amount: 12_350 })).rejects.toThrow(ProviderRefused);
    await expect(start({ currency: 'TRY' })).rejects.toThrow(ProviderRefused);
  });
});

describe('Money that goes back by PayPal', () => {
  const refunded = () => paypal.movements().filter(({ kind }) => kind === 'refund');

  test('goes back in parts, up to what was paid', async () => {
    const { attempt, taken } = await pay();
    const give = (amount: number) =>
      online.refund(refundRequest(attempt, taken.paymentReference, { amount }), patience());
    const first = await give(500);
    expect(first).toEqual({ state: 'processed', reference: refunded()[0]?.reference });
    await expect(give(1500)).rejects.toMatchObject({ code: 'REFUND_AMOUNT_EXCEEDED' });
    expect(await give(1499)).toMatchObject({ state: 'processed' });
    await expect(give(1)).rejects.toMatchObject({ code: 'CAPTURE_FULLY_REFUNDED' });
    await expect(give(1)).rejects.toThrow(ProviderRefused);
    expect(refunded().map(({ amount }) => amount)).toEqual([500, 1499]);
    expect(await find(attempt)).toMatchObject({ state: 'paid', taken: { amount: 1999 } });
  });

  test('goes back once, though the connection was lost', async () => {
    const { attempt, taken } = await pay();
    paypal.addRule({ operation: 'refund', effect: { kind: 'drop' }, times: 2 });
    const request = refundRequest(attempt, taken.paymentReference, { amount: 500 });
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    const repeated = { ...request, isRepeated: true };
    await expect(online.refund(repeated, patience())).rejects.toThrow(ProviderUnclear);
    const done = await online.refund(repeated, patience());
    expect(refunded()).toMatchObject([{ amount: 500, reference: done.reference }]);
    const { reference } = done;
    expect(await online.refund({ ...repeated, reference }, patience())).toEqual(done);
    expect(refunded()).toHaveLength(1);
  });

  test('is not known to have gone back where PayPal has a fault', async () => {
    const { attempt, taken } = await pay();
    paypal.addRule({ operation: 'refund', effect: { kind: 'status', status: 500 }, times: 1 });
    const request = refundRequest(attempt, taken.paymentReference);
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    expect(refunded()).toEqual([]);
    expect(await online.refund({ ...request, isRepeated: true }, patience())).toMatchObject({
      state: 'processed',
    });
  });

  test('goes back only from what was taken', async () => {
    const { attempt } = await pay();
    const request = refundRequest(attempt, randomUUID());
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderRefused);
  });
});
