import { afterAll, expect, test } from 'vitest';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { openFlutterwaveSimulator } from '#test/simulators/flutterwave.ts';
import { openIyzicoSimulator } from '#test/simulators/iyzico.ts';
import { patience } from '#test/simulators/payment-request.ts';
import { openPaypalSimulator } from '#test/simulators/paypal.ts';
import { openRazorpaySimulator } from '#test/simulators/razorpay.ts';
import { openStripeSimulator } from '#test/simulators/stripe.ts';
import { createFlutterwave } from './flutterwave.ts';
import { createIyzico } from './iyzico.ts';
import { createPaypal } from './paypal.ts';
import { createRazorpay } from './razorpay.ts';
import { createStripe } from './stripe.ts';
import { createUpi } from './upi.ts';

const RIGHT = 'the-right-key';
const PAYPAL = { clientId: 'client', clientSecret: RIGHT, webhookId: 'WH-1' };
const RAZORPAY = { keyId: 'rzp_test_id', keySecret: RIGHT };
const IYZICO = { apiKey: 'api-key', secretKey: RIGHT };

const stripe = await openStripeSimulator({ secretKey: RIGHT });
const paypal = await openPaypalSimulator(PAYPAL);
const flutterwave = await openFlutterwaveSimulator({ secretKey: RIGHT });
const razorpay = await openRazorpaySimulator(RAZORPAY);
const iyzico = await openIyzicoSimulator(IYZICO);
const simulators = { stripe, paypal, flutterwave, razorpay, iyzico };
afterAll(() => Promise.all(Object.values(simulators).map((one) => one.close())));

const hooks = { webhookSecrets: ['whsec_of_tests'] };

/** Each of them with a key. */
const create: Record<string, (key: string) => PaymentProvider> = {
  stripe: (key) => createStripe({ secretKey: key, ...hooks, apiBase: stripe.url }),
  paypal: (key) => createPaypal({ ...PAYPAL, clientSecret: key, apiBase: paypal.url }),
  flutterwave: (key) =>
    createFlutterwave({ secretKey: key, secretHashes: ['hash'], apiBase: flutterwave.url }),
  razorpay: (key) =>
    createRazorpay({ ...RAZORPAY, ...hooks, keySecret: key, apiBase: razorpay.url }),
  upi: (key) => createUpi({ ...RAZORPAY, ...hooks, keySecret: key, apiBase: razorpay.url }),
  iyzico: (key) => createIyzico({ ...IYZICO, secretKey: key, apiBase: iyzico.url }),
};

test.for(Object.entries(create))('%s says whether its keys are right', async ([, make]) => {
  await expect(make(RIGHT).online?.check?.(patience())).resolves.toBeUndefined();
  const wrong = make('another-key').online?.check;
  if (!wrong) throw new Error('it can be checked');
  const failure = await wrong(patience()).catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(String(failure)).not.toContain('another-key');
  for (const simulator of Object.values(simulators)) expect(simulator.movements()).toEqual([]);
});

test('one that has trouble is no one whose keys are right', async () => {
  for (const [slug, simulator] of Object.entries(simulators)) {
    const effect = { kind: 'status', status: 500 } as const;
    for (const operation of ['find', 'list']) simulator.addRule({ operation, effect, times: 1 });
    await expect(create[slug]?.(RIGHT).online?.check?.(patience()), slug).rejects.toThrow('5');
  }
});
