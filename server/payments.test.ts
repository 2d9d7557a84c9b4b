import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { formOriginsOf, paymentsOf, readPayments } from './payments.ts';

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

test('the demo takes simulated providers', () => {
  const env = { NODE_ENV: 'production', PAYMENT_SIM: '1', FLW_API_BASE: 'http://127.0.0.1:4000' };
  expect(codesOf({ ...env, FLW_SECRET_KEY: 'FLWSECK_TEST-abc-X', FLW_SECRET_HASH: 'h' })).toEqual([
    5,
  ]);
});

test('what the configuration names comes first, and once', () => {
  const [flutterwave] = readPayments(FLW);
  if (!flutterwave) throw new Error('it is switched on');
  const own = { ...flutterwave, publicKey: 'of the shop' };
  expect(paymentsOf([own], [flutterwave])).toEqual([own]);
  expect(formOriginsOf([flutterwave, flutterwave])).toEqual(flutterwave.online?.formOrigins);
});
