import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import { ProviderRefused, type KnownAttempt, type PaymentRequest } from '#api/payments/provider.ts';
import { openIyzicoSimulator } from '#test/simulators/iyzico.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { openReceiver } from '#test/simulators/webhook-receiver.ts';
import { createIyzico } from './iyzico.ts';

const KEYS = { apiKey: 'an-api-key-of-the-tests', secretKey: 'the-secret-key-of-the-tests' };
const shop = await openReceiver(() => online);
const iyzico = await openIyzicoSimulator({ ...KEYS, webhook: { url: shop.url, secret: '' } });
afterAll(() => Promise.all([iyzico.close(), shop.close()]));
beforeEach(() => {
  iyzico.reset();
  shop.events.length = 0;
});

const provider = createIyzico({ ...KEYS, apiBase: iyzico.url });
const online = (() => {
  if (!provider.online) throw new Error('Iyzico takes money online');
  return provider.online;
})();

const start = async (own: Partial<PaymentRequest> = {}) => {
  const request = paymentRequest({ currency: 'TRY', amount: 12_950, ...own });
  const started = await online.start(request, patience());
  return { request, started, attempt: attemptOf(request, started) };
};
const find = (attempt: KnownAttempt) => online.find(attempt, patience());

/** An attempt that is paid, and Iyzico's own reference for the money. */
const pay = async (own: Partial<PaymentRequest> = {}) => {
  const { attempt } = await start(own);
  await iyzico.act(attempt.reference ?? '', 'pay');
  const found = await find(attempt);
  if (found.state !== 'paid') throw new Error(`it is ${found.state}`);
  return { attempt, taken: found.taken };
};

/** What the page of Iyzico says when the shopper has pressed one of its buttons. */
const press = async (url: string, outcome: string): Promise<string> => {
  const body = new URLSearchParams({ outcome });
  return (await fetch(url, { method: 'POST', body })).text();
};

describe('A shopper who pays by card at Iyzico', () => {
  test('is sent to its page, pays there, and comes back by a POST with the token', async () => {
    const { request, started, attempt } = await start();
    if (started.kind !== 'redirect') throw new Error('nobody is redirected');
    expect(started.url.startsWith(`${online.formOrigins[0]}/`)).toBe(true);
    expect(await (await fetch(started.url)).text()).toContain('₺129.50');
    expect(await find(attempt)).toEqual({ state: 'open' });

    const back = await press(started.url, 'pay');
    expect(back).toContain(`action="${request.callbackUrl}"`);
    expect(back).toContain(`name="token" value="${started.reference}"`);
    expect(online.readCallback?.({ token: started.reference })).toMatchObject({
      reference: started.reference,
    });
    const [charge] = iyzico.movements();
    expect(await find(attempt)).toEqual({
      state: 'paid',
      taken: {
        reference: request.attemptId,
        paymentReference: charge?.reference,
        amount: 12_950,
        currency: 'TRY',
      },
    });
    expect(iyzico.movements()).toHaveLength(1);
  });

  test('is declined, and pays by another attempt', async () => {
    const { attempt, started } = await start();
    await iyzico.act(started.reference, 'decline');
    expect(await find(attempt)).toEqual({ state: 'failed', code: '10051', mayRetry: false });
    await pay();
    expect(iyzico.movements()).toHaveLength(1);
  });

  test('leaves at the page of the bank, and nothing is taken', async () => {
    const { attempt, started } = await start();
    if (started.kind !== 'redirect') throw new Error('nobody is redirected');
    expect(await press(started.url, 'abandon')).toContain('You have left');
    expect(await find(attempt)).toEqual({ state: 'open' });
    expect(iyzico.movements()).toEqual([]);
  });

  test.each([
    [0, { state: 'review', reason: 'fraud' }],
    [-1, { state: 'failed', code: 'fraud', mayRetry: false }],
  ])('waits where Iyzico suspects fraud: %i', async (fraudStatus, state) => {
    const { attempt, started } = await start();
    await iyzico.act(started.reference, 'pay');
    iyzico.suspect(started.reference, fraudStatus);
    expect(await find(attempt)).toEqual(state);
    iyzico.suspect(started.reference, 1);
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
  });

  test('gives an identity number, or none', async () => {
    expect(online.fields?.map(({ name }) => name)).toEqual(['identityNumber']);
    await expect(start({ answers: { identityNumber: '74300864791' } })).resolves.toBeDefined();
    const payer = { ...paymentRequest().payer, name: 'Ayşe' };
    await expect(start({ payer, answers: {} })).resolves.toBeDefined();
  });

  test('without an address is refused, and told why', async () => {
    const payer = { ...paymentRequest().payer, city: '' };
    await expect(start({ payer })).rejects.toThrow(/buyer city/);
  });
});

describe('What the shop cannot know', () => {
  test('a start whose answer is lost takes nothing, and may be repeated', async () => {
    iyzico.addRule({ operation: 'create', effect: { kind: 'drop' }, times: 1 });
    const request = paymentRequest({ currency: 'TRY' });
    await expect(online.start(request, patience())).rejects.toThrow(ProviderUnclear);
    expect(await find(attemptOf(request, undefined))).toEqual({ state: 'open' });
    const started = await online.start({ ...request, isRepeated: true }, patience());
    await iyzico.act(started.reference, 'pay');
    expect(await find(attemptOf(request, started))).toMatchObject({ state: 'paid' });
    expect(iyzico.movements()).toHaveLength(1);
  });

  test.each([500, 429])('is unclear after a %i', async (status) => {
    const { attempt } = await start();
    for (const operation of ['create', 'find'])
      iyzico.addRule({ operation, effect: { kind: 'status', status }, times: 1 });
    await expect(start()).rejects.toThrow(ProviderUnclear);
    await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
  });

  test('is unclear where the answer takes too long, or is lost', async () => {
    const { attempt } = await pay();
    iyzico.addRule({ operation: 'find', effect: { kind: 'delay', ms: 500 }, times: 1 });
    const hurried = online.find(attempt, AbortSignal.timeout(50));
    await expect(hurried).rejects.toThrow(ProviderUnclear);
    iyzico.addRule({ operation: 'find', effect: { kind: 'drop' }, times: 1 });
    await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
  });

  test('tells another amount or currency as it is', async () => {
    const { attempt } = await pay();
    const change = { kind: 'change', amount: 1, currency: 'EUR' } as const;
    iyzico.addRule({ operation: 'find', effect: change, times: 1 });
    expect(await find(attempt)).toMatchObject({
      state: 'paid',
      taken: { amount: 1, currency: 'EUR' },
    });
  });

  test('believes no answer that somebody has changed on its way', async () => {
    const { attempt } = await pay();
    const ask = globalThis.fetch;
    const change = (own: object) =>
      vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...asked) => {
        const answer = (await (await ask(...asked)).json()) as object;
        return Response.json({ ...answer, ...own });
      });
    for (const own of [{ paidPrice: 1 }, { basketId: 'another' }, { signature: null }]) {
      change(own);
      await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
    }
    change({ token: 'of-another-form' });
    await expect(start()).rejects.toThrow(ProviderUnclear);
    change({});
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
  });
});

describe('Money that goes back', () => {
  const refunds = () => iyzico.movements().filter(({ kind }) => kind === 'refund');

  test('goes back in parts, and never more than was paid', async () => {
    const { attempt, taken } = await pay();
    const refund = (amount: number) =>
      online.refund(refundRequest(attempt, taken.paymentReference, { amount }), patience());
    expect(await refund(5_000)).toMatchObject({ state: 'processed' });
    expect(await refund(7_000)).toMatchObject({ state: 'processed' });
    await expect(refund(951)).rejects.toThrow(ProviderRefused);
    expect(await refund(950)).toMatchObject({ state: 'processed' });
    await expect(refund(1)).rejects.toThrow(ProviderRefused);
    expect(refunds().map(({ amount }) => amount)).toEqual([5_000, 7_000, 950]);
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
  });

  test('goes back once where the connection is lost: the report is read before it is repeated', async () => {
    const { attempt, taken } = await pay();
    const request = refundRequest(attempt, taken.paymentReference, { amount: 700 });
    iyzico.addRule({ operation: 'refund', effect: { kind: 'drop' }, times: 1 });
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    const repeated = { ...request, isRepeated: true };

    iyzico.addRule({ operation: 'findRefund', effect: { kind: 'status', status: 500 }, times: 1 });
    await expect(online.refund(repeated, patience())).rejects.toThrow(ProviderUnclear);
    expect(await online.refund(repeated, patience())).toEqual({
      state: 'processed',
      reference: request.refundId,
    });
    expect(refunds()).toHaveLength(1);
  });

  test('goes back where the first call never arrived', async () => {
    const { attempt, taken } = await pay();
    const request = refundRequest(attempt, taken.paymentReference);
    iyzico.addRule({ operation: 'refund', effect: { kind: 'status', status: 503 }, times: 1 });
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    const repeated = await online.refund({ ...request, isRepeated: true }, patience());
    expect(repeated).toMatchObject({ state: 'processed' });
    expect(refunds()).toHaveLength(1);
    const known = { ...request, reference: repeated.reference };
    expect(await online.refund(known, patience())).toEqual(repeated);
    expect(refunds()).toHaveLength(1);
  });
});

describe('A notification', () => {
  test('says which attempt to ask about, and the same one has the same id', async () => {
    const { attempt, taken } = await pay();
    const reference = attempt.reference ?? '';
    expect(await iyzico.send({ reference, copies: 3 })).toEqual([200, 200, 200]);
    expect(new Set(shop.events.map((event) => event?.id)).size).toBe(1);
    expect(shop.events[0]).toMatchObject({
      attemptId: attempt.attemptId,
      reference,
      paymentReference: taken.paymentReference,
    });
    expect(await iyzico.send({ reference, delayMs: 20 })).toEqual([200]);
  });

  test('of a payment that was declined is taken too', async () => {
    const { started } = await start();
    await iyzico.act(started.reference, 'decline');
    expect(await iyzico.send({ reference: started.reference })).toEqual([200]);
    expect(shop.events).toMatchObject([{ reference: started.reference }]);
  });

  test('that is not signed as it should be is refused', async () => {
    const { attempt } = await pay();
    const reference = attempt.reference ?? '';
    expect(await iyzico.send({ reference, signature: 'bad' })).toEqual([400]);
    expect(await iyzico.send({ reference, signature: 'missing' })).toEqual([400]);
    expect(shop.events).toEqual([]);
  });
});

test.each([
  ['TRY', 100],
  ['EUR', 1],
  ['CHF', 99_999_905],
])('%s is charged to the last cent: %i', async (currency, amount) => {
  expect(provider.settles(currency)).toBe(true);
  const { taken } = await pay({ currency, amount });
  expect(taken).toMatchObject({ currency, amount });
  expect(iyzico.movements()).toMatchObject([{ currency, amount }]);
});

test('other currencies are not offered', () => {
  for (const currency of ['JPY', 'INR', 'KWD']) expect(provider.settles(currency)).toBe(false);
});

test('keys are in no message of an error, and without one there is no provider', async () => {
  const wrong = createIyzico({
    apiKey: 'a-wrong-api-key',
    secretKey: 'a-wrong-secret-key',
    apiBase: iyzico.url,
  });
  const { attempt } = await start();
  const failures = await Promise.all([
    wrong.online?.start(paymentRequest(), patience()).catch((error: unknown) => error),
    wrong.online?.find(attempt, patience()).catch((error: unknown) => error),
  ]);
  for (const failure of failures) {
    const { message, cause } = failure as Error;
    expect(`${message} ${String(cause)}`).not.toMatch(/a-wrong|IYZWS/);
  }
  expect(failures[0]).toMatchObject({ code: '1000' });
  expect(failures[1]).toBeInstanceOf(ProviderUnclear);
  expect(() => createIyzico({ ...KEYS, secretKey: '' })).toThrow('Iyzico needs secretKey');
});
