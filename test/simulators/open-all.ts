import { randomBytes } from 'node:crypto';
import { openFlutterwaveSimulator } from './flutterwave.ts';
import { openIyzicoSimulator } from './iyzico.ts';
import { openPaypalSimulator } from './paypal.ts';
import { openRazorpaySimulator } from './razorpay.ts';
import { UPI_APP } from './razorpay/upi-app.ts';
import { openStripeSimulator } from './stripe.ts';
import type { Simulator } from './simulator.ts';

/** Nobody who has read this file can sign a webhook for a shop that is open. */
const throwAway = (): string => randomBytes(16).toString('hex');

const STRIPE = { secretKey: `sk_test_${throwAway()}` };
const STRIPE_HOOK = `whsec_${throwAway()}`;
const PAYPAL = { clientId: throwAway(), clientSecret: throwAway(), webhookId: 'WH-1' };
const FLUTTERWAVE = { secretKey: `FLWSECK_TEST-${throwAway()}`, secretHash: throwAway() };
const RAZORPAY = { keyId: `rzp_test_${throwAway()}`, keySecret: throwAway() };
const RAZORPAY_HOOK = throwAway();
const IYZICO = { apiKey: `sandbox-${throwAway()}`, secretKey: `sandbox-${throwAway()}` };

/** So many ports are taken where the first is named. */
export const SIMULATORS = 5;

/**
 * Opens the simulators of all providers for a shop at that address, and what the shop has to be told to use
 * them. Their webhooks are sent to it by themselves. They take `firstPort` and those above it, or any.
 */
export const openSimulators = async (shop: string, firstPort?: number) => {
  const portOf = (nth: number) => (firstPort === undefined ? {} : { port: firstPort + nth });
  const webhookOf = (slug: string): string => `${shop}/api/v1/payment/webhook/${slug}`;
  const webhook = (slug: string, secret: string) => ({
    sendsWebhooks: true,
    webhook: { url: webhookOf(slug), secret },
  });
  const [stripe, paypal, flutterwave, razorpay, iyzico] = await Promise.all([
    openStripeSimulator({ ...STRIPE, ...webhook('stripe', STRIPE_HOOK), ...portOf(0) }),
    openPaypalSimulator({ ...PAYPAL, ...webhook('paypal', ''), ...portOf(1) }),
    openFlutterwaveSimulator({
      secretKey: FLUTTERWAVE.secretKey,
      ...webhook('flutterwave', FLUTTERWAVE.secretHash),
      ...portOf(2),
    }),
    openRazorpaySimulator({
      ...RAZORPAY,
      ...webhook('razorpay', RAZORPAY_HOOK),
      secondWebhook: webhookOf('upi'),
      ...portOf(3),
    }),
    openIyzicoSimulator({ ...IYZICO, ...webhook('iyzico', IYZICO.secretKey), ...portOf(4) }),
  ]);
  const simulators: Record<string, Simulator> = { stripe, paypal, flutterwave, razorpay, iyzico };
  /** What a shop's environment has to hold; it offers UPI besides. */
  const environment: Record<string, string> = {
    STRIPE_SECRET_KEY: STRIPE.secretKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_HOOK,
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: PAYPAL.clientId,
    PAYPAL_CLIENT_SECRET: PAYPAL.clientSecret,
    PAYPAL_WEBHOOK_ID: PAYPAL.webhookId,
    PAYPAL_API_BASE: paypal.url,
    FLW_SECRET_KEY: FLUTTERWAVE.secretKey,
    FLW_SECRET_HASH: FLUTTERWAVE.secretHash,
    FLW_API_BASE: flutterwave.url,
    RAZORPAY_KEY_ID: RAZORPAY.keyId,
    RAZORPAY_KEY_SECRET: RAZORPAY.keySecret,
    RAZORPAY_WEBHOOK_SECRET: RAZORPAY_HOOK,
    RAZORPAY_API_BASE: razorpay.url,
    IYZICO_API_KEY: IYZICO.apiKey,
    IYZICO_SECRET_KEY: IYZICO.secretKey,
    IYZICO_API_BASE: iyzico.url,
  };
  const close = async (): Promise<void> => {
    await Promise.all(Object.values(simulators).map((one) => one.close()));
  };
  const upiApp = `${razorpay.url}${UPI_APP}`;
  return { simulators, environment, upiApp, close };
};
