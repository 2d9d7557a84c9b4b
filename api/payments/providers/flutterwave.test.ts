import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProviderUnclear } from '#api/payments/ask-provider.ts';
import { ProviderRefused, type PaymentRequest } from '#api/payments/provider.ts';
import { openFlutterwaveSimulator } from '#test/simulators/flutterwave.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { openReceiver } from '#test/simulators/webhook-receiver.ts';
import { createFlutterwave } from './flutterwave.ts';

const SECRET_KEY = 'FLWSECK_TEST-a-secret-key-of-the-tests-X';
const HASH = 'the-secret-hash-of-the-tests';
const OLD_HASH = 'the-hash-before-it-was-changed';

const receiver = await openReceiver(() => online);
const flutterwave = await openFlutterwaveSimulator({
  secretKey: SECRET_KEY,
  webhook: { url: receiver.url, secret: HASH },
});
const open = (secretKey: string, secretHashes: readonly string[]) => {
  const { online: client } = createFlutterwave({
    secretKey,
    secretHashes,
    apiBase: flutterwave.url,
  });
  if (!client) throw new Error('Flutterwave takes money online');
  return client;
};
let online = open(SECRET_KEY, [HASH]);

beforeEach(() => {
  flutterwave.reset();
  receiver.events.length = 0;
  online = open(SECRET_KEY, [HASH]);
});
afterAll(async () => {
  await flutterwave.close();
  await receiver.close();
});

const start = async (own: Partial<PaymentRequest> = {}) => {
  const request = paymentRequest({ currency: 'NGN', amount: 250_050, ...own });
  const started = await online.start(request, patience());
  return { request, started, attempt: attemptOf(request, started) };
};
const find = (attempt: Parameters<typeof online.find>[0]) => online.find(attempt, patience());
const pay = async (own: Partial<PaymentRequest> = {}) => {
  const { attempt, request } = await start(own);
  await flutterwave.act(request.attemptId, 'pay');
  const found = await find(attempt);
  if (found.state !== 'paid') throw new Error(`it is ${found.state}`);
  return { attempt, request, taken: found.taken };
};

describe('A shopper who pays by Flutterwave', () => {
  test('goes to its page and pays there', async () => {
    const { request, started, attempt } = await start();
    const url = expect.stringMatching(`^${online.formOrigins[0]}/v3/hosted/pay/`);
    expect(started).toEqual({ kind: 'redirect', reference: request.attemptId, url });
    expect(await find(attempt)).toEqual({ state: 'open' });
    await flutterwave.act(started.reference, 'pay');
    const [charge] = flutterwave.movements();
    const taken = {
      reference: request.attemptId,
      paymentReference: charge?.reference,
      amount: 250_050,
      currency: 'NGN',
    };
    expect(await find(attempt)).toEqual({ state: 'paid', taken });
    const paymentReference = charge?.reference ?? '';
    expect(await find({ ...attempt, paymentReference })).toEqual({ state: 'paid', taken });
    expect(charge).toMatchObject({ kind: 'charge', attemptId: request.attemptId, amount: 250_050 });
  });

  test('may take another card after one is declined', async () => {
    const { attempt, started } = await start();
    await flutterwave.act(started.reference, 'decline');
    const declined = { state: 'failed', code: 'Insufficient Funds', mayRetry: true };
    expect(await find(attempt)).toEqual(declined);
    await flutterwave.act(started.reference, 'pay');
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
    expect(flutterwave.movements()).toHaveLength(1);
  });

  test('has paid nothing where they have left the page, and may still come back', async () => {
    const { attempt, started } = await start();
    await flutterwave.act(started.reference, 'abandon');
    expect(await find(attempt)).toEqual({ state: 'open' });
    await flutterwave.act(started.reference, 'pay');
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
  });

  test('waits for their bank', async () => {
    flutterwave.holdPayments(true);
    const { attempt, started } = await start();
    await flutterwave.act(started.reference, 'pay');
    expect(await find(attempt)).toEqual({ state: 'processing' });
    expect(flutterwave.movements()).toEqual([]);
    flutterwave.release(started.reference, 'successful');
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
  });

  test('pays to the last unit, in currencies with decimals and without', async () => {
    for (const [currency, amount] of [
      ['NGN', 115],
      ['NGN', 429_496_731],
      ['USD', 1999],
      ['GHS', 1],
      ['UGX', 25_000],
      ['XOF', 9999],
    ] as const) {
      const { taken } = await pay({ currency, amount });
      expect(taken).toMatchObject({ currency, amount });
      expect(flutterwave.movements().at(-1)).toMatchObject({ currency, amount });
    }
    const provider = createFlutterwave({ secretKey: SECRET_KEY, secretHashes: [HASH] });
    expect(provider.settles('KES')).toBe(true);
    expect(provider.settles('INR')).toBe(false);
  });
});

describe('A connection to Flutterwave that is lost', () => {
  test('on the link leads to a link of the same reference', async () => {
    flutterwave.addRule({ operation: 'create', effect: { kind: 'drop' }, times: 1 });
    const request = paymentRequest({ currency: 'NGN' });
    await expect(online.start(request, patience())).rejects.toThrow(ProviderUnclear);
    const again = await online.start({ ...request, isRepeated: true }, patience());
    expect(again.reference).toBe(request.attemptId);
    expect(flutterwave.calls().map(({ operation }) => operation)).toEqual([
      'create',
      'find',
      'create',
    ]);
    await flutterwave.act(request.attemptId, 'pay');
    expect(flutterwave.movements()).toHaveLength(1);
  });

  test('on a link that somebody has paid on brings the shopper back to the shop', async () => {
    const { request } = await pay();
    const again = await online.start({ ...request, isRepeated: true }, patience());
    expect(again).toMatchObject({ kind: 'redirect', url: request.returnUrl });
    expect(flutterwave.movements()).toHaveLength(1);
  });

  test('and errors, too many calls and answers that do not come say nothing of the money', async () => {
    const { attempt, started } = await start();
    await flutterwave.act(started.reference, 'pay');
    for (const status of [500, 503, 429]) {
      const effect = { kind: 'status', status } as const;
      flutterwave.addRule({ operation: 'find', effect, times: 1 });
      await expect(find(attempt)).rejects.toThrow(ProviderUnclear);
      flutterwave.addRule({ operation: 'create', effect, times: 1 });
      await expect(start()).rejects.toThrow(ProviderUnclear);
    }
    flutterwave.addRule({ operation: 'find', effect: { kind: 'delay', ms: 3_000 }, times: 1 });
    const soon = AbortSignal.timeout(150);
    await expect(online.find(attempt, soon)).rejects.toThrow(ProviderUnclear);
    expect(await find(attempt)).toMatchObject({ state: 'paid' });
  });
});

describe('What Flutterwave says', () => {
  test('of another amount or currency is told as it is', async () => {
    const { attempt } = await pay();
    const effect = { kind: 'change', amount: 100, currency: 'GHS' } as const;
    flutterwave.addRule({ operation: 'find', effect, times: 1 });
    const found = await find(attempt);
    expect(found).toMatchObject({ state: 'paid', taken: { amount: 100, currency: 'GHS' } });
  });

  test('to a shop with a wrong key is no word about money, and names no key', async () => {
    const { attempt, taken } = await pay();
    const key = 'FLWSECK_TEST-a-key-that-is-wrong-X';
    const wrong = open(key, [HASH]);
    const errors = await Promise.all([
      wrong.start(paymentRequest({ currency: 'NGN' }), patience()).catch((error) => error),
      wrong.find(attempt, patience()).catch((error) => error),
      wrong
        .refund(refundRequest(attempt, taken.paymentReference), patience())
        .catch((error) => error),
    ]);
    expect(errors[0]).toBeInstanceOf(ProviderRefused);
    expect(errors[1]).toBeInstanceOf(ProviderUnclear);
    expect(errors[2]).toBeInstanceOf(ProviderUnclear);
    for (const { message, cause, stack } of errors)
      expect(`${message} ${String(cause)} ${stack}`).not.toContain(key);
    expect(() => open(`${key}\nx: y`, [HASH])).toThrow('The secret key of Flutterwave');
    expect(() => open(`${key}\nx: y`, [HASH])).not.toThrow(key);
  });
});

test('Flutterwave cannot be set up without its key and a secret hash', () => {
  expect(() => open('', [HASH])).toThrow('Flutterwave needs secretKey');
  expect(() => open(SECRET_KEY, [])).toThrow('Flutterwave needs secretHashes');
  expect(() => open(SECRET_KEY, [' '])).toThrow('Flutterwave needs secretHashes');
});

describe('Money that goes back by Flutterwave', () => {
  const refunded = () => flutterwave.movements().filter(({ kind }) => kind === 'refund');

  test('goes back in parts, up to what was paid', async () => {
    const { attempt, taken } = await pay();
    const give = (amount: number) =>
      online.refund(refundRequest(attempt, taken.paymentReference, { amount }), patience());
    const first = await give(50_050);
    expect(first).toEqual({ state: 'processed', reference: refunded()[0]?.reference });
    await expect(give(200_001)).rejects.toThrow(ProviderRefused);
    expect(await give(200_000)).toMatchObject({ state: 'processed' });
    await expect(give(1)).rejects.toThrow(ProviderRefused);
    expect(refunded().map(({ amount }) => amount)).toEqual([50_050, 200_000]);
  });

  test('goes back once, though the connection was lost and others are of the same amount', async () => {
    const { attempt, taken } = await pay();
    const give = (own = {}) =>
      refundRequest(attempt, taken.paymentReference, { amount: 50_000, ...own });
    for (const request of [give(), give(), give()]) await online.refund(request, patience());
    flutterwave.addRule({ operation: 'refund', effect: { kind: 'drop' }, times: 1 });
    const request = give();
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    expect(refunded()).toHaveLength(4);
    const repeated = { ...request, isRepeated: true };
    const done = await online.refund(repeated, patience());
    expect(done).toEqual({ state: 'processed', reference: refunded()[3]?.reference });
    const { reference } = done;
    expect(await online.refund({ ...repeated, reference }, patience())).toEqual(done);
    expect(refunded()).toHaveLength(4);
  });

  test('goes back where the first call never arrived', async () => {
    const { attempt, taken } = await pay();
    const effect = { kind: 'status', status: 500 } as const;
    flutterwave.addRule({ operation: 'refund', effect, times: 1 });
    const request = refundRequest(attempt, taken.paymentReference, { amount: 50_000 });
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    expect(refunded()).toEqual([]);
    await online.refund({ ...request, isRepeated: true }, patience());
    expect(refunded()).toHaveLength(1);
  });

  test('stays where a refund of the same amount may be this one', async () => {
    const { attempt, taken } = await pay();
    flutterwave.addRule({ operation: 'refund', effect: { kind: 'drop' }, times: 1 });
    const request = refundRequest(attempt, taken.paymentReference, { amount: 50_000 });
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    flutterwave.loseComments();
    const repeated = { ...request, isRepeated: true };
    await expect(online.refund(repeated, patience())).rejects.toThrow(ProviderUnclear);
    expect(refunded()).toHaveLength(1);
  });

  test('is not asked for again while the refunds cannot be read', async () => {
    const { attempt, taken } = await pay();
    const effect = { kind: 'status', status: 500 } as const;
    flutterwave.addRule({ operation: 'listRefunds', effect, times: 1 });
    const request = refundRequest(attempt, taken.paymentReference, { isRepeated: true });
    await expect(online.refund(request, patience())).rejects.toThrow(ProviderUnclear);
    expect(refunded()).toEqual([]);
  });
});

describe('A webhook of Flutterwave', () => {
  test('says which attempt to ask about, the same in each copy', async () => {
    const { request, taken } = await pay();
    const reference = request.attemptId;
    expect(await flutterwave.send({ reference, copies: 3 })).toEqual([200, 200, 200]);
    const event = {
      id: `charge.completed:${taken.paymentReference}:successful`,
      attemptId: reference,
      paymentReference: taken.paymentReference,
    };
    expect(receiver.events).toEqual([event, event, event]);
  });

  test('tells of a payment whose shopper never comes back', async () => {
    const webhook = { url: receiver.url, secret: HASH };
    const lively = await openFlutterwaveSimulator({
      secretKey: SECRET_KEY,
      webhook,
      sendsWebhooks: true,
    });
    const settings = { secretKey: SECRET_KEY, secretHashes: [HASH], apiBase: lively.url };
    const request = paymentRequest({ currency: 'NGN' });
    await createFlutterwave(settings).online?.start(request, patience());
    const page = `${lively.url}/v3/hosted/pay/${lively.paymentOf(request.attemptId)?.page}`;
    const answer = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'close' }),
    });
    expect(answer.redirected).toBe(false);
    const { attemptId } = request;
    await expect.poll(() => receiver.events).toMatchObject([{ attemptId }]);
    expect(lively.movements()).toMatchObject([{ kind: 'charge', attemptId, amount: 1999 }]);
    await lively.close();
  });

  test('of a later state is another event', async () => {
    const { started } = await start();
    await flutterwave.act(started.reference, 'decline');
    await flutterwave.send({ reference: started.reference });
    await flutterwave.act(started.reference, 'pay');
    await flutterwave.send({ reference: started.reference });
    const ids = receiver.events.map((event) => event?.id);
    expect(new Set(ids).size).toBe(2);
  });

  test('without the secret hash, or with another, is not believed', async () => {
    const { request } = await pay();
    const reference = request.attemptId;
    for (const signature of ['bad', 'missing'] as const)
      expect(await flutterwave.send({ reference, signature }), signature).toEqual([400]);
    expect(receiver.events).toEqual([]);
  });

  test('is not believed with an empty hash, though one of the settings is empty', async () => {
    online = open(SECRET_KEY, [HASH, '']);
    const body = new Uint8Array(Buffer.from('{}'));
    const signature = createHmac('sha256', '').update(body).digest('base64');
    for (const [name, value] of [
      ['verif-hash', ''],
      ['flutterwave-signature', signature],
    ] as const) {
      const headers = new Headers({ [name]: value });
      const checked = { headers, body, now: new Date(), signal: patience() };
      expect(await online.verifyWebhook?.(checked)).toBeUndefined();
    }
  });

  test('is believed with the new secret hash and the old one while it is changed', async () => {
    const { request } = await pay();
    const reference = request.attemptId;
    online = open(SECRET_KEY, [OLD_HASH]);
    expect(await flutterwave.send({ reference })).toEqual([400]);
    online = open(SECRET_KEY, [OLD_HASH, HASH]);
    expect(await flutterwave.send({ reference })).toEqual([200]);
  });

  test('of a newer account is signed over its body', async () => {
    const text = JSON.stringify({ event: 'transfer.completed', data: { id: 7, status: 'ok' } });
    const sign = (key: string, body: string) =>
      createHmac('sha256', key).update(body).digest('base64');
    const verify = (signature: string) =>
      online.verifyWebhook?.({
        headers: new Headers({ 'flutterwave-signature': signature }),
        body: new Uint8Array(Buffer.from(text)),
        now: new Date(),
        signal: patience(),
      });
    // It is believed, and of no use: the shop's own money on its way to the bank.
    expect(await verify(sign(HASH, text))).toBeNull();
    expect(await verify(sign(HASH, `${text} `))).toBeUndefined();
    expect(await verify(sign('another', text))).toBeUndefined();
    expect(await verify('')).toBeUndefined();
  });

  test('asks Flutterwave nothing while it is checked', async () => {
    const { request } = await pay();
    const fetched = vi.spyOn(globalThis, 'fetch');
    const body = new Uint8Array(Buffer.from('not even JSON'));
    const headers = new Headers({ 'verif-hash': HASH });
    const checked = { headers, body, now: new Date(), signal: patience() };
    expect(await online.verifyWebhook?.(checked)).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    expect(flutterwave.paymentOf(request.attemptId)?.currency).toBe('NGN');
  });
});
