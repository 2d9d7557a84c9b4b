import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OnlinePayment } from '#api/payments/provider.ts';
import { openPaypalSimulator } from '#test/simulators/paypal.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { certify } from '#test/simulators/self-signed.ts';
import { closeServer } from '#test/simulators/simulator.ts';
import { openReceiver } from '#test/simulators/webhook-receiver.ts';
import { createPaypal } from '#api/payments/providers/paypal.ts';
import { signedText } from './webhook.ts';

const CLIENT = {
  clientId: 'a-client-of-the-tests',
  clientSecret: 'the-client-secret-of-the-tests',
  webhookId: '8PT597110X687430L',
};
const receiver = await openReceiver(() => online);
const webhook = { url: receiver.url, secret: '' };
const paypal = await openPaypalSimulator({ ...CLIENT, webhook });

const openClient = (): OnlinePayment => {
  const { online: client } = createPaypal({ ...CLIENT, apiBase: paypal.url });
  if (!client) throw new Error('PayPal takes money online');
  return client;
};
let online = openClient();

beforeEach(() => {
  paypal.reset();
  receiver.events.length = 0;
  online = openClient();
});
afterAll(async () => {
  await paypal.close();
  await receiver.close();
});

const certificatesAsked = () =>
  paypal.calls().filter(({ operation }) => operation === 'certificate').length;

const startApproved = async () => {
  const request = paymentRequest();
  const attempt = attemptOf(request, await online.start(request, patience()));
  const reference = attempt.reference ?? '';
  await paypal.act(reference, 'pay');
  return { attempt, reference };
};

/** A webhook that PayPal did not send, with the headers of one. */
const forge = (headers: Record<string, string>, text = '{"id":"WH-1"}') => {
  const all = {
    'paypal-transmission-id': randomUUID(),
    'paypal-transmission-time': new Date().toISOString(),
    'paypal-transmission-sig': Buffer.from('no signature').toString('base64'),
    'paypal-auth-algo': 'SHA256withRSA',
    ...headers,
  };
  const body = new Uint8Array(Buffer.from(text));
  const [now, signal] = [new Date(), patience()];
  return online.verifyWebhook?.({ headers: new Headers(all), body, now, signal });
};

describe('A webhook of PayPal', () => {
  test('says which attempt to ask about, at each step', async () => {
    const { attempt, reference } = await startApproved();
    expect(await paypal.send({ reference })).toEqual([200]);
    const { attemptId } = attempt;
    expect(receiver.events).toEqual([{ id: expect.any(String), attemptId, reference }]);

    const found = await online.find(attempt, patience());
    const taken = paypal.movements()[0]?.reference ?? '';
    expect(found.state).toBe('paid');
    await paypal.send({ reference });
    expect(receiver.events[1]).toMatchObject({ attemptId, reference, paymentReference: taken });

    const back = await online.refund(refundRequest(attempt, taken), patience());
    await paypal.send({ reference });
    expect(receiver.events[2]).toEqual({
      id: expect.any(String),
      refundReference: back.reference,
      paymentReference: taken,
    });
  });

  test('that comes five times at once is one event, and its certificate is fetched once', async () => {
    const { reference } = await startApproved();
    await paypal.send({ reference });
    expect(await paypal.send({ reference, copies: 5 })).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(receiver.events.slice(1).map((event) => event?.id)).size).toBe(1);
    expect(certificatesAsked()).toBe(1);
  });

  test('without a signature, with another or with an old one is not believed', async () => {
    const { reference } = await startApproved();
    for (const signature of ['bad', 'missing', 'stale'] as const)
      expect(await paypal.send({ reference, signature }), signature).toEqual([400]);
    expect(receiver.events).toEqual([]);
    expect(await paypal.send({ reference })).toEqual([200]);
  });

  test('that comes late, after what it tells of, still names the attempt', async () => {
    const { attempt, reference } = await startApproved();
    await online.find(attempt, patience());
    const paymentReference = paypal.movements()[0]?.reference ?? '';
    await online.refund(refundRequest(attempt, paymentReference), patience());
    for (const event of ['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED'])
      expect(await paypal.send({ reference, event, delayMs: 50 })).toEqual([200]);
    const { attemptId } = attempt;
    expect(receiver.events).toMatchObject([
      { attemptId, reference, paymentReference },
      { attemptId, reference },
    ]);
    expect(await online.find(attempt, patience())).toMatchObject({ state: 'paid' });
  });

  test('processes each change by itself', async () => {
    const lively = await openPaypalSimulator({ ...CLIENT, webhook, sendsWebhooks: true });
    const { online: client } = createPaypal({ ...CLIENT, apiBase: lively.url });
    if (!client) throw new Error('PayPal takes money online');
    online = client;
    const request = paymentRequest();
    const started = await online.start(request, patience());
    await lively.act(started.reference, 'pay');
    await expect.poll(() => receiver.events.length).toBe(1);
    await online.find(attemptOf(request, started), patience());
    const paymentReference = lively.movements()[0]?.reference;
    await expect.poll(() => receiver.events[1]).toMatchObject({ paymentReference });
    await lively.close();
  });

  test('of another webhook of the same merchant is not believed', async () => {
    const { reference } = await startApproved();
    const other = { ...CLIENT, webhookId: '1AB23456CD789012E', apiBase: paypal.url };
    online = createPaypal(other).online ?? online;
    expect(await paypal.send({ reference })).toEqual([400]);
  });

  test('about what no shop asks for is passed over', async () => {
    const { reference } = await startApproved();
    expect(await paypal.send({ reference, event: 'CUSTOMER.DISPUTE.CREATED' })).toEqual([200]);
    expect(receiver.events).toEqual([null]);
  });

  test('comes again later where its certificate cannot be fetched', async () => {
    const { reference } = await startApproved();
    const effect = { kind: 'status', status: 503 } as const;
    paypal.addRule({ operation: 'certificate', effect, times: 1 });
    expect(await paypal.send({ reference })).toEqual([500]);
    expect(await paypal.send({ reference })).toEqual([200]);
  });

  test('signs the checksum of the body as a number without a sign', () => {
    expect(crc32('hello')).toBe(907_060_870);
    const body = new Uint8Array(Buffer.from('hello'));
    expect(signedText('id', 'time', 'hook', body)).toBe('id|time|hook|907060870');
    // Above 2^31, where a signed number would be negative.
    const other = new Uint8Array(Buffer.from('paypal'));
    expect(Number(signedText('', '', '', other).split('|')[3])).toBeGreaterThan(0);
  });
});

describe('A certificate', () => {
  test('of another host is never fetched', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end('no certificate');
    });
    await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const fetched = vi.spyOn(globalThis, 'fetch');
    for (const address of [
      `http://127.0.0.1:${port}/cert.pem`,
      `http://localhost:${port}/cert.pem`,
      'http://api.paypal.com/cert.pem',
      'https://api.paypal.com:8443/cert.pem',
      'https://api.paypal.com@127.0.0.1/cert.pem',
      'https://user@api.paypal.com/cert.pem',
      'https://paypal.com.example.com/cert.pem',
      'https://evilpaypal.com/cert.pem',
      'https://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'no address at all',
    ])
      expect(await forge({ 'paypal-cert-url': address }), address).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
    expect(asked).toBe(0);
    await closeServer(server);
  });

  test("of PayPal's hosts is fetched, and redirects are not followed", async () => {
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => new Response('none', { status: 404 }));
    const address = 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1';
    expect(await forge({ 'paypal-cert-url': address })).toBeUndefined();
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ redirect: 'error' }));
  });

  test('that has ended is not believed', async () => {
    const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
    const forgeWith = async (validFrom: Date, validTo: Date) => {
      online = openClient();
      const pem = certify(keys, 'a test', validFrom, validTo);
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(pem));
      const [id, time] = [randomUUID(), new Date().toISOString()];
      const text = '{"id":"WH-1","event_type":"NO.USE","resource":{"id":"1"}}';
      const signed = signedText(id, time, CLIENT.webhookId, new Uint8Array(Buffer.from(text)));
      const signature = sign('sha256', Buffer.from(signed), keys.privateKey).toString('base64');
      const headers = {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature,
        'paypal-cert-url': `${paypal.url}/own.pem`,
      };
      return forge(headers, text);
    };
    expect(await forgeWith(days(-30), days(30))).toBeNull();
    expect(await forgeWith(days(-30), days(-1))).toBeUndefined();
    expect(await forgeWith(days(1), days(30))).toBeUndefined();
  });
});
