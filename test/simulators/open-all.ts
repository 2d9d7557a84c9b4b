import { openFlutterwaveSimulator } from './flutterwave.ts';
import { openIyzicoSimulator } from './iyzico.ts';
import { openPaypalSimulator } from './paypal.ts';
import { openRazorpaySimulator } from './razorpay.ts';
import { openStripeSimulator } from './stripe.ts';
import type { Simulator } from './simulator.ts';

const STRIPE = { secretKey: 'sk_test_simulated' };
const STRIPE_HOOK = 'whsec_simulated';
const PAYPAL = {
  clientId: 'simulated-client',
  clientSecret: 'simulated-secret',
  webhookId: 'WH-1',
};
const FLUTTERWAVE = { secretKey: 'FLWSECK_TEST-simulated', secretHash: 'simulated-hash' };
const RAZORPAY = { keyId: 'rzp_test_simulated', keySecret: 'simulated-key-secret' };
const RAZORPAY_HOOK = 'simulated-webhook-secret';
const IYZICO = { apiKey: 'simulated-api-key', secretKey: 'simulated-secret-key' };

/**
 * Opens the simulators of all providers for a shop at that address, and what a shop's configuration has to
 * say to use them. Their webhooks are sent to the shop by themselves.
 */
export const openSimulators = async (shop: string) => {
  const webhook = (slug: string, secret: string) => ({
    sendsWebhooks: true,
    webhook: { url: `${shop}/api/v1/payment/webhook/${slug}`, secret },
  });
  const [stripe, paypal, flutterwave, razorpay, iyzico] = await Promise.all([
    openStripeSimulator({ ...STRIPE, ...webhook('stripe', STRIPE_HOOK) }),
    openPaypalSimulator({ ...PAYPAL, ...webhook('paypal', '') }),
    openFlutterwaveSimulator({
      secretKey: FLUTTERWAVE.secretKey,
      ...webhook('flutterwave', FLUTTERWAVE.secretHash),
    }),
    openRazorpaySimulator({ ...RAZORPAY, ...webhook('razorpay', RAZORPAY_HOOK) }),
    openIyzicoSimulator({ ...IYZICO, ...webhook('iyzico', IYZICO.secretKey) }),
  ]);
  const simulators: Record<string, Simulator> = { stripe, paypal, flutterwave, razorpay, iyzico };
  const settings = {
    stripe: { ...STRIPE, webhookSecrets: [STRIPE_HOOK], apiBase: stripe.url },
    paypal: { ...PAYPAL, apiBase: paypal.url },
    flutterwave: {
      secretKey: FLUTTERWAVE.secretKey,
      secretHashes: [FLUTTERWAVE.secretHash],
      apiBase: flutterwave.url,
    },
    razorpay: { ...RAZORPAY, webhookSecrets: [RAZORPAY_HOOK], apiBase: razorpay.url },
    iyzico: { ...IYZICO, apiBase: iyzico.url },
  };
  /** A souk.config.ts with cash on delivery and all of them. */
  const configuration = `
import { cashOnDelivery, createFlutterwave, createIyzico, createPaypal, createRazorpay, createStripe, defineShop } from 'souk';

export default defineShop({
  payments: [
    cashOnDelivery,
    createStripe(${JSON.stringify(settings.stripe)}),
    createPaypal(${JSON.stringify(settings.paypal)}),
    createFlutterwave(${JSON.stringify(settings.flutterwave)}),
    createRazorpay(${JSON.stringify(settings.razorpay)}),
    createIyzico(${JSON.stringify(settings.iyzico)}),
  ],
});
`;
  const close = async (): Promise<void> => {
    await Promise.all(Object.values(simulators).map((one) => one.close()));
  };
  return { simulators, configuration, close };
};
