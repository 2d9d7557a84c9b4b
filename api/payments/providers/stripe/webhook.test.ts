import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebhookRequest } from '#api/payments/provider.ts';
import { createStripe } from '#api/payments/providers/stripe.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { openStripeSimulator } from '#test/simulators/stripe.ts';
import { openReceiver } from '#test/simulators/webhook-receiver.ts';
import { readWebhook } from './webhook.ts';

const SECRET = 'whsec_of_these_tests';
const KEYS = { secretKey: 'sk_test_of_these_tests', webhookSecrets: [SECRET] };

const openClient = (webhookSecrets: readonly string[] = [SECRET]) => {
  const { online: client } = createStripe({ ...KEYS, webhookSecrets, apiBase: stripe.url });
  if (!client) throw new Error('Stripe takes money online');
  return client;
};
const receiver = await openReceiver(() => online);
const webhook = { url: receiver.url, secret: SECRET };
const stripe = await openStripeSimulator({ ...KEYS, webhook });
let online = openClient();
afterAll(() => Promise.all([receiver.close(), stripe.close()]));
beforeEach(() => {
  stripe.reset();
  receiver.events.length = 0;
  online = openClient();
});

const start = async () => {
  const request = paymentRequest();
  const started = await online.start(request, patience());
  const { reference } = started;
  return { attemptId: request.attemptId, reference, attempt: attemptOf(request, started) };
};
const startPaid = async () => {
  const started = await start();
  await stripe.act(started.reference, 'pay');
  const paymentReference = stripe.movements()[0]?.reference ?? '';
  return { ...started, paymentReference };
};

describe('A webhook of Stripe', () => {
  test('names the attempt that was paid, with one id however often it comes', async () => {
    const { attemptId, reference, paymentReference } = await startPaid();
    expect(await stripe.send({ reference, copies: 5 })).toEqual([200, 200, 200, 200, 200]);
    expect(receiver.events[0]).toMatchObject({ attemptId, reference, paymentReference });
    expect(new Set(receiver.events.map((event) => event?.id)).size).toBe(1);
  });

  test('names the attempt whose card was declined, or whose page has ended', async () => {
    const { attemptId, reference, attempt } = await start();
    await stripe.act(reference, 'decline');
    expect(await stripe.send({ reference })).toEqual([200]);
    await online.expire?.(attempt, patience());
    expect(await stripe.send({ reference })).toEqual([200]);
    expect(receiver.events).toMatchObject([{ attemptId }, { attemptId, reference }]);
    expect(receiver.events[0]?.paymentReference).toMatch(/^pi_/);
  });

  test('names the refund and the payment that it belongs to', async () => {
    const { attempt, attemptId, reference, paymentReference } = await startPaid();
    const back = await online.refund(refundRequest(attempt, paymentReference), patience());
    expect(await stripe.send({ reference })).toEqual([200]);
    expect(await stripe.send({ reference, event: 'charge.refunded' })).toEqual([200]);
    expect(receiver.events).toMatchObject([
      { refundReference: back.reference, paymentReference },
      { attemptId, paymentReference },
    ]);
  });

  test('that nobody has signed, somebody else, or too long ago is not believed', async () => {
    const { reference } = await startPaid();
    for (const signature of ['bad', 'missing', 'stale'] as const)
      expect(await stripe.send({ reference, signature }), signature).toEqual([400]);
    online = openClient(['whsec_of_another_shop']);
    expect(await stripe.send({ reference })).toEqual([400]);
    online = openClient([]);
    expect(await stripe.send({ reference })).toEqual([400]);
    expect(receiver.events).toEqual([]);
  });

  test('is believed by the old and by the new secret while one takes the place of the other', async () => {
    const { reference } = await startPaid();
    for (const secrets of [
      ['whsec_new', SECRET],
      [SECRET, 'whsec_new'],
    ]) {
      online = openClient(secrets);
      expect(await stripe.send({ reference })).toEqual([200]);
    }
    expect(receiver.events).toHaveLength(2);
  });

  test('about what no shop asks for is passed over', async () => {
    const { reference } = await startPaid();
    expect(await stripe.send({ reference, event: 'customer.created' })).toEqual([200]);
    expect(receiver.events).toEqual([null]);
  });

  test('processes each change by itself', async () => {
    const lively = await openStripeSimulator({ ...KEYS, webhook, sendsWebhooks: true });
    const { online: client } = createStripe({ ...KEYS, apiBase: lively.url });
    if (!client) throw new Error('Stripe takes money online');
    online = client;
    const request = paymentRequest();
    const started = await online.start(request, patience());
    const { attemptId } = request;
    await lively.act(started.reference, 'decline');
    await expect.poll(() => receiver.events.at(0)).toMatchObject({ attemptId });
    await lively.act(started.reference, 'pay');
    await expect.poll(() => receiver.events.at(1)).toMatchObject({ attemptId });
    const paymentReference = lively.movements()[0]?.reference ?? '';
    const back = refundRequest(attemptOf(request, started), paymentReference);
    const { reference: refundReference } = await online.refund(back, patience());
    await expect.poll(() => receiver.events.at(2)).toMatchObject({ refundReference });
    await lively.close();
  });
});

describe('A signature of Stripe', () => {
  const now = new Date('2026-11-23T08:00:00Z');
  const seconds = now.getTime() / 1000;
  const attemptId = randomUUID();
  const text = JSON.stringify({
    id: 'evt_1',
    type: 'checkout.session.completed',
    data: { object: { id: 'cs_1', client_reference_id: attemptId, payment_intent: 'pi_1' } },
  });
  const signatureOf = (time: number | string, body: string | Uint8Array, secret = SECRET) =>
    createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex');
  const read = (header: string | undefined, body: string | Uint8Array = text) => {
    const headers = new Headers(header === undefined ? {} : { 'stripe-signature': header });
    const bytes = new Uint8Array(Buffer.from(body));
    const request: WebhookRequest = { headers, body: bytes, now, signal: patience() };
    return readWebhook([SECRET, 'whsec_old'], request);
  };

  test('holds for five minutes, and not for a body that differs by a byte', () => {
    const good = { id: 'evt_1', attemptId, reference: 'cs_1', paymentReference: 'pi_1' };
    for (const age of [0, 300, -300]) {
      const time = seconds - age;
      expect(read(`t=${time},v1=${signatureOf(time, text)}`), `${age}`).toEqual(good);
    }
    for (const age of [301, -301, 86_400]) {
      const time = seconds - age;
      expect(read(`t=${time},v1=${signatureOf(time, text)}`), `${age}`).toBeUndefined();
    }
    const header = `t=${seconds},v1=${signatureOf(seconds, text)}`;
    expect(read(header, `${text} `)).toBeUndefined();
    expect(read(header, text.replace('cs_1', 'cs_2'))).toBeUndefined();
    expect(read(`t=${seconds - 1},v1=${signatureOf(seconds, text)}`)).toBeUndefined();
  });

  test('is over the bytes that came, readable or not', () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0xff, 0xfe, 0x00]);
    expect(read(`t=${seconds},v1=${signatureOf(seconds, bytes)}`, bytes)).toBeNull();
    const other = Buffer.from([0xef, 0xbb, 0xbf, 0xfd, 0xfe, 0x00]);
    expect(read(`t=${seconds},v1=${signatureOf(seconds, bytes)}`, other)).toBeUndefined();
  });

  test('is one of several, and of the scheme that is safe', () => {
    const [good, old] = [signatureOf(seconds, text), signatureOf(seconds, text, 'whsec_old')];
    const bad = signatureOf(seconds, text, 'whsec_of_nobody');
    for (const header of [
      `t=${seconds},v1=${bad},v1=${good}`,
      `t=${seconds}, v1=${good}, v0=${bad}`,
      `t=${seconds},v1=${old}`,
    ])
      expect(read(header), header).toMatchObject({ id: 'evt_1' });
    for (const header of [
      undefined,
      '',
      'nothing',
      `v1=${good}`,
      `t=${seconds}`,
      `t=${seconds},v0=${good}`,
      `t=${seconds},v1=`,
      `t=${seconds},v1`,
      `t=${seconds},v1=${good.slice(1)}`,
      `t=${seconds}.5,v1=${signatureOf(`${seconds}.5`, text)}`,
      `t=,v1=${signatureOf('', text)}`,
      `t=${seconds},v1=${bad}`,
    ])
      expect(read(header), header).toBeUndefined();
  });

  test('of what the account has sold elsewhere is good, and of no use', () => {
    const about = (type: string, object: object) => {
      const body = JSON.stringify({
        id: 'evt_1',
        type,
        data: { object: { id: 'x_1', ...object } },
      });
      return read(`t=${seconds},v1=${signatureOf(seconds, body)}`, body);
    };
    expect(about('checkout.session.completed', { client_reference_id: 'basket 7' })).toBeNull();
    expect(about('payment_intent.payment_failed', { metadata: {} })).toBeNull();
    expect(about('payment_intent.payment_failed', { metadata: null })).toBeNull();
    expect(about('refund.updated', { payment_intent: null })).toBeNull();
    expect(about('charge.refunded', { payment_intent: 'pi_1' })).toBeNull();
    expect(about('charge.dispute.created', { payment_intent: null })).toBeNull();
  });
});
