import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderRefused, type OnlinePayment } from '#api/payments/provider.ts';
import {
  attemptOf,
  patience,
  paymentRequest,
  refundRequest,
} from '#test/simulators/payment-request.ts';
import { createFlutterwave } from './flutterwave.ts';
import { createIyzico } from './iyzico.ts';
import { createPaypal } from './paypal.ts';
import { createRazorpay } from './razorpay.ts';
import { createStripe } from './stripe.ts';
import { createUpi } from './upi.ts';

const HTML = '<!doctype html><title>Maintenance</title><p>We will be back soon.';

type Given = { status: number; body?: string; type?: string; location?: string };
const json = (status: number, body: unknown): Given => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  type: 'application/json',
});

/** What says nothing of the money, whoever has answered it. */
const NO_WORD: Record<string, Given | 'hangs' | 'cuts'> = {
  'an error of its own': json(500, { error: { code: 'server_error', message: 'oops' } }),
  'a page of a proxy': { status: 502, body: HTML, type: 'text/html' },
  'that it is closed for a while': { status: 503, body: HTML, type: 'text/html' },
  'too many calls': json(429, { error: { code: 'rate_limit' } }),
  'a page in place of an answer': { status: 200, body: HTML, type: 'text/html' },
  'nothing at all': { status: 200, body: '', type: 'application/json' },
  'no content': { status: 204 },
  'half of an answer': json(200, '{"id":"x_1","status":"su'),
  'an answer without a word in it': json(200, {}),
  null: json(200, 'null'),
  'a list of nothing': json(200, '[]'),
  'fields of the wrong kind': json(200, { id: 7, status: { of: 1 }, data: 'none', items: 3 }),
  'a way to elsewhere': { status: 302, location: 'https://elsewhere.example.com/' },
  'half of a line': 'cuts',
  'nothing for too long': 'hangs',
};

/** Refusals of somebody on the way: not of the provider, which may have done it before. */
const NOT_OF_THE_PROVIDER: Record<string, Given> = {
  'a page that says 400': { status: 400, body: HTML, type: 'text/html' },
  'a page that says 403': { status: 403, body: HTML, type: 'text/html' },
  'a page that says 404': { status: 404, body: HTML, type: 'text/html' },
  'an empty 404': { status: 404 },
  'an empty 422': { status: 422 },
};

let given: Given | 'hangs' | 'cuts' = json(200, {});
const send = (answer: ServerResponse, { status, body, type, location }: Given): void => {
  answer.writeHead(status, {
    ...(type && { 'content-type': type }),
    ...(location && { location }),
  });
  answer.end(body);
};
const server = createServer((request, answer) => {
  request.resume();
  if (request.url === '/v1/oauth2/token')
    return send(answer, json(200, { access_token: 'of-the-tests', expires_in: 3600 }));
  if (given === 'hangs') return undefined;
  if (given === 'cuts') {
    answer.writeHead(200, { 'content-length': '100' });
    answer.write('{"id"');
    return setTimeout(() => answer.destroy(), 10);
  }
  return send(answer, given);
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const RAZORPAY = { keyId: 'rzp_test_of_the_tests', keySecret: 'secret', webhookSecrets: ['hook'] };
const PROVIDERS = [
  createStripe({ secretKey: 'sk_test_of_the_tests', webhookSecrets: ['whsec_1'], apiBase }),
  createPaypal({ clientId: 'id', clientSecret: 'secret', webhookId: 'hook', apiBase }),
  createFlutterwave({ secretKey: 'FLWSECK_TEST-1', secretHashes: ['hash'], apiBase }),
  createRazorpay({ ...RAZORPAY, apiBase }),
  createUpi({ ...RAZORPAY, apiBase }),
  createIyzico({ apiKey: 'sandbox-1', secretKey: 'sandbox-2', apiBase }),
].flatMap(({ online }) => (online ? [online] : []));

beforeEach(() => {
  given = json(200, {});
});

const SHORT_MS = 300;
const signalOf = (): AbortSignal =>
  given === 'hangs' ? AbortSignal.timeout(SHORT_MS) : patience();

const request = paymentRequest();
const attempt = attemptOf(request, { kind: 'redirect', reference: 'of-the-tests', url: apiBase });
const refund = refundRequest(attempt, 'payment-of-the-tests');

/** What the shop asks, by what it wants to know. */
const CALLS: Record<string, (online: OnlinePayment) => Promise<unknown>> = {
  start: (online) => online.start(request, signalOf()),
  'start, asked again': (online) => online.start({ ...request, isRepeated: true }, signalOf()),
  find: (online) => online.find(attempt, signalOf()),
  refund: (online) => online.refund(refund, signalOf()),
  'refund, asked again': (online) => online.refund({ ...refund, isRepeated: true }, signalOf()),
  'how a refund stands': (online) => online.refund({ ...refund, reference: 're_1' }, signalOf()),
};

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (answer) => expect.fail(`it is believed: ${JSON.stringify(answer)}`),
    (error: unknown) => error,
  );

describe.each(PROVIDERS.map((online) => [online.slug, online] as const))(
  'Where %s answers',
  (_, online) => {
    test.each(Object.keys(NO_WORD))(
      '%s, nobody knows what has become of the money',
      async (name) => {
        given = NO_WORD[name] ?? given;
        for (const [call, ask] of Object.entries(CALLS)) {
          const error = await failureOf(ask(online));
          expect(error, call).toBeInstanceOf(Error);
          expect(error, call).not.toBeInstanceOf(ProviderRefused);
        }
      },
    );

    test.each(Object.keys(NOT_OF_THE_PROVIDER))(
      '%s, no refund has failed and no payment is over',
      async (name) => {
        given = NOT_OF_THE_PROVIDER[name] ?? given;
        for (const [call, ask] of Object.entries(CALLS)) {
          const error = await failureOf(ask(online));
          expect(error, call).toBeInstanceOf(Error);
          // Nobody can pay on a page that the shop has not been told of, so another way to pay may be chosen.
          const isHarmless = call.startsWith('start') || !(error instanceof ProviderRefused);
          expect(isHarmless, call).toBe(true);
        }
      },
    );
  },
);

describe('With a wrong key', () => {
  const WRONG: Record<string, Given> = {
    stripe: json(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } }),
    paypal: json(401, { name: 'AUTHENTICATION_FAILURE' }),
    flutterwave: json(401, { status: 'error', message: 'Invalid authorization key' }),
    razorpay: json(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Auth failed' } }),
    upi: json(401, { error: { code: 'BAD_REQUEST_ERROR', description: 'Auth failed' } }),
    iyzico: json(200, { status: 'failure', errorCode: '1001', errorMessage: 'api bilgileri' }),
  };
  test.each(PROVIDERS.map((online) => [online.slug, online] as const))(
    'of %s no refund has failed: it is given back once the key is right',
    async (slug, online) => {
      given = WRONG[slug] ?? given;
      for (const call of ['find', 'refund', 'refund, asked again', 'how a refund stands']) {
        const error = await failureOf(CALLS[call]?.(online) ?? Promise.resolve());
        expect(error, call).not.toBeInstanceOf(ProviderRefused);
      }
    },
  );
});

describe('A webhook', () => {
  const BODIES = [
    '',
    'null',
    '[]',
    '{}',
    '{"id":',
    HTML,
    '{"id":7,"type":[],"data":"x"}',
    '\u0000\uFFFF',
  ];
  test.each(PROVIDERS.map((online) => [online.slug, online] as const))(
    'of %s that holds no event that can be read is neither believed nor an error',
    async (_, online) => {
      for (const body of BODIES)
        for (const type of ['application/json', 'text/html']) {
          const bytes = new Uint8Array(Buffer.from(body));
          const headers = new Headers({ 'content-type': type });
          const told = { headers, body: bytes, now: new Date() };
          expect(
            await online.verifyWebhook?.({ ...told, signal: patience() }),
            body,
          ).toBeUndefined();
        }
    },
  );
});
