import { openFlutterwaveSimulator } from './flutterwave.ts';
import { openIyzicoSimulator } from './iyzico.ts';
import { openPaypalSimulator } from './paypal.ts';
import { openRazorpaySimulator } from './razorpay.ts';
import type { Simulator } from './simulator.ts';

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
  const [paypal, flutterwave, razorpay, iyzico] = await Promise.all([
    openPaypalSimulator({ ...PAYPAL, ...webhook('paypal', '') }),
    openFlutterwaveSimulator({
      secretKey: FLUTTERWAVE.secretKey,
      ...webhook('flutterwave', FLUTTERWAVE.secretHash),
    }),
    openRazorpaySimulator({ ...RAZORPAY, ...webhook('razorpay', RAZORPAY_HOOK) }),
    openIyzicoSimulator({ ...IYZICO, ...webhook('iyzico', IYZICO.secretKey) }),
  ]);
  const simulators: Record<string, Simulator> = { paypal, flutterwave, razorpay, iyzico };
  const settings = {
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
import { cashOnDelivery, createFlutterwave, createIyzico, createPaypal, createRazorpay, defineShop } from 'souk';

export default defineShop({
  payments: [
    cashOnDelivery,
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
