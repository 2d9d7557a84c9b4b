import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { cashOnDelivery } from '#api/payments/providers/cash-on-delivery.ts';
import { createFlutterwave } from '#api/payments/providers/flutterwave.ts';
import { createIyzico } from '#api/payments/providers/iyzico.ts';
import { createPaypal } from '#api/payments/providers/paypal.ts';
import { createRazorpay } from '#api/payments/providers/razorpay.ts';
import { createStripe } from '#api/payments/providers/stripe.ts';
import { createUpi } from '#api/payments/providers/upi.ts';
import { formOriginsOf, paymentsOf } from './payments-of.ts';
import { readPayments } from './read-payments.ts';
import { requireLivePayments } from './require-live.ts';
import { listKeys } from './settings.ts';

const SECRET = 'FLWSECK-live-secret-that-nobody-reads-X';
const FLW = { FLW_SECRET_KEY: SECRET, FLW_SECRET_HASH: 'old-hash, new-hash' };
const RAZORPAY = {
  RAZORPAY_KEY_ID: 'rzp_live_abc',
  RAZORPAY_KEY_SECRET: 'secret-of-razorpay',
  RAZORPAY_WEBHOOK_SECRET: 'secret-of-webhooks',
};
const codesOf = (env: Record<string, string>): number[] =>
  readPayments(env).map(({ code }) => code);

const refusal = (env: Record<string, string>): string => {
  try {
    readPayments({ NODE_ENV: 'production', ...env });
  } catch (error) {
    return inspect(error, { depth: 9 });
  }
  throw new Error('it was taken');
};

test('a shop without keys takes money on delivery alone', () => {
  expect(readPayments({})).toEqual([]);
  expect(paymentsOf(undefined, []).map(({ code }) => code)).toEqual([2]);
});

test('keys switch on the ways to pay that they are for', () => {
  expect(codesOf(FLW)).toEqual([5]);
  expect(codesOf({ NODE_ENV: 'production', ...RAZORPAY })).toEqual([1, 7]);
  expect(codesOf({ UPI_VPA: 'souk@bank' })).toEqual([7]);
  // Who looks for the money by hand wants no codes of Razorpay.
  expect(codesOf({ ...RAZORPAY, UPI_VPA: 'souk@bank' })).toEqual([1, 7]);
});

test.for([
  [{ FLW_SECRET_KEY: SECRET }, 'FLW_SECRET_KEY needs FLW_SECRET_HASH beside it.'],
  [{ ...FLW, FLW_API_BASE: 'http://127.0.0.1:4000' }, 'FLW_API_BASE must be an address'],
  [{ ...FLW, FLW_SECRET_KEY: 'FLWSECK_TEST-abc-X' }, 'FLW_SECRET_KEY is a key for tests'],
  [{ STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_a' }, 'STRIPE_SECRET_KEY is'],
  [{ ...RAZORPAY, RAZORPAY_KEY_ID: 'rzp_test_abc' }, 'RAZORPAY_KEY_ID is a key for tests'],
  [
    {
      PAYPAL_CLIENT_ID: 'id-of-the-client',
      PAYPAL_CLIENT_SECRET: 'key-of-the-client',
      PAYPAL_WEBHOOK_ID: 'hook-of-the-shop',
      PAYPAL_API_BASE: 'https://api-m.sandbox.paypal.com',
    },
    'PAYPAL_API_BASE is an address for tests',
  ],
] as const)('%o cannot be meant', ([env, words]) => {
  const said = refusal(env);
  expect(said).toContain(words);
  const secrets = Object.entries(env).flatMap(([name, value]) =>
    name.endsWith('_API_BASE') ? [] : [value],
  );
  expect(secrets.filter((secret) => said.includes(secret))).toEqual([]);
});

test('the demo takes simulated providers, and no others beside them', () => {
  const bases = ['STRIPE', 'PAYPAL', 'RAZORPAY', 'FLW', 'IYZICO'].map((name, at) => [
    `${name}_API_BASE`,
    `http://127.0.0.1:${4000 + at}`,
  ]);
  const keys = { FLW_SECRET_KEY: 'FLWSECK_TEST-abc-X', FLW_SECRET_HASH: 'h' };
  const env = {
    NODE_ENV: 'production',
    PAYMENT_SIM: '1',
    ...keys,
    ...(Object.fromEntries(bases) as Record<string, string>),
  };
  expect(codesOf(env)).toEqual([5]);
  expect(refusal({ ...env, STRIPE_API_BASE: '' })).toContain('PAYMENT_SIM is no setting');
  expect(refusal({ ...env, FLW_API_BASE: 'https://api.example.com' })).toContain('PAYMENT_SIM is');
});

test('what the configuration names comes first, and once', () => {
  const [flutterwave] = readPayments(FLW);
  if (!flutterwave) throw new Error('it is switched on');
  const own = { ...flutterwave, publicKey: 'of the shop' };
  expect(paymentsOf([own], [flutterwave])).toEqual([own]);
  expect(formOriginsOf([flutterwave, flutterwave])).toEqual(flutterwave.online?.formOrigins);
});

test('keys are told by their names', () => {
  expect(listKeys(FLW, 'flutterwave')).toEqual(['FLW_SECRET_KEY', 'FLW_SECRET_HASH']);
  expect(listKeys({ FLW_SECRET_KEY: SECRET }, 'flutterwave')).toEqual(['FLW_SECRET_KEY']);
  for (const slug of ['razorpay', 'upi']) expect(listKeys(RAZORPAY, slug)).toHaveLength(3);
  expect(listKeys(RAZORPAY, 'of-the-shop')).toEqual([]);
});

const hooks = ['w'];
const rest = { webhookSecrets: hooks, keySecret: 's' };
const paypal = { clientId: 'c', clientSecret: 's', webhookId: 'w' };

test.for([
  [createStripe({ secretKey: 'sk_live_a', webhookSecrets: hooks }), false],
  [createStripe({ secretKey: 'rk_test_a', webhookSecrets: hooks }), true],
  [createPaypal(paypal), false],
  [createPaypal({ ...paypal, apiBase: 'https://api-m.sandbox.paypal.com' }), true],
  [createFlutterwave({ secretKey: SECRET, secretHashes: hooks }), false],
  [createFlutterwave({ secretKey: 'FLWSECK_TEST-a-X', secretHashes: hooks }), true],
  [
    createFlutterwave({ secretKey: SECRET, secretHashes: hooks, apiBase: 'http://localhost:1' }),
    true,
  ],
  [createRazorpay({ ...rest, keyId: 'rzp_live_a' }), false],
  [createRazorpay({ ...rest, keyId: 'rzp_test_a' }), true],
  [createUpi({ ...rest, keyId: 'rzp_live_a' }), false],
  [createUpi({ ...rest, keyId: 'rzp_test_a' }), true],
  [createIyzico({ apiKey: 'live', secretKey: 'live' }), false],
  [createIyzico({ apiKey: 'live', secretKey: 'sandbox-a' }), true],
] as const)(
  'a provider of souk.config.ts tells whether its money is real (%#)',
  ([one, isTest]) => {
    expect(one.online?.isForTests).toBe(isTest);
    const open = (env: NodeJS.ProcessEnv) => () => requireLivePayments([cashOnDelivery, one], env);
    expect(open({ NODE_ENV: 'development' })).not.toThrow();
    const slug = one.online?.slug;
    const said = `${slug} in souk.config.ts has a key or an address for tests: no money would arrive.`;
    const refused = (): unknown => {
      try {
        return open({ NODE_ENV: 'production' })();
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(refused()).toBe(isTest ? said : undefined);
  },
);
