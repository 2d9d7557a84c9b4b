import type { PaymentProvider } from '#api/payments/provider.ts';
import { createFlutterwave } from '#api/payments/providers/flutterwave.ts';
import { createIyzico } from '#api/payments/providers/iyzico.ts';
import { createManualUpi } from '#api/payments/providers/manual-upi.ts';
import { createPaypal } from '#api/payments/providers/paypal.ts';
import { createRazorpay } from '#api/payments/providers/razorpay.ts';
import { createStripe } from '#api/payments/providers/stripe.ts';
import { createUpi } from '#api/payments/providers/upi.ts';
import { ConfigError } from '#server/config.ts';
import type { Settings } from './settings.ts';

/** All of these settings, or none of them. */
const groupOf = <Name extends keyof Settings>(
  given: Settings,
  ...names: Name[]
): Record<Name, string> | undefined => {
  const missing = names.filter((name) => given[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing[0]) {
    const set = names.find((name) => given[name] !== undefined);
    throw new ConfigError(`${set} needs ${missing.join(' and ')} beside it.`);
  }
  return given as Record<Name, string>;
};

/** Two while one takes the place of the other, with a comma between. */
const secretsOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

type Create = (given: Settings, now: () => Date) => PaymentProvider[];

const razorpay: Create = (given, now) => {
  const set = groupOf(given, 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET');
  if (!set) return [];
  const account = {
    keyId: set.RAZORPAY_KEY_ID,
    keySecret: set.RAZORPAY_KEY_SECRET,
    webhookSecrets: secretsOf(set.RAZORPAY_WEBHOOK_SECRET),
    apiBase: given.RAZORPAY_API_BASE,
  };
  return [createRazorpay(account), ...(given.UPI_VPA ? [] : [createUpi({ ...account, now })])];
};

const stripe: Create = (given) => {
  const set = groupOf(given, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  if (!set) return [];
  return [
    createStripe({
      secretKey: set.STRIPE_SECRET_KEY,
      webhookSecrets: secretsOf(set.STRIPE_WEBHOOK_SECRET),
      apiBase: given.STRIPE_API_BASE,
    }),
  ];
};

const paypal: Create = (given) => {
  const set = groupOf(given, 'PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID');
  if (!set) return [];
  return [
    createPaypal({
      clientId: set.PAYPAL_CLIENT_ID,
      clientSecret: set.PAYPAL_CLIENT_SECRET,
      webhookId: set.PAYPAL_WEBHOOK_ID,
      apiBase: given.PAYPAL_API_BASE,
    }),
  ];
};

const flutterwave: Create = (given) => {
  const set = groupOf(given, 'FLW_SECRET_KEY', 'FLW_SECRET_HASH');
  if (!set) return [];
  const secretHashes = secretsOf(set.FLW_SECRET_HASH);
  const { FLW_API_BASE: base } = given;
  return [createFlutterwave({ secretKey: set.FLW_SECRET_KEY, secretHashes, apiBase: base })];
};

const iyzico: Create = (given) => {
  const set = groupOf(given, 'IYZICO_API_KEY', 'IYZICO_SECRET_KEY');
  if (!set) return [];
  const { IYZICO_API_KEY: apiKey, IYZICO_SECRET_KEY: secretKey } = set;
  return [createIyzico({ apiKey, secretKey, apiBase: given.IYZICO_API_BASE })];
};

const manualUpi: Create = ({ UPI_VPA: vpa }) =>
  vpa === undefined ? [] : [createManualUpi({ vpa, payee: vpa })];

const CREATE: readonly Create[] = [stripe, iyzico, paypal, flutterwave, razorpay, manualUpi];

/** Creates one; what one of them says of its keys may hold a key, and stays unsaid. */
const create = (one: Create, given: Settings, now: () => Date): PaymentProvider[] => {
  try {
    return one(given, now);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError('The settings of a payment provider are wrong.', { cause: error });
  }
};

/** Creates the providers whose settings are there. Throws ConfigError where some of them are missing, or wrong. */
export const createProviders = (given: Settings, now: () => Date): PaymentProvider[] =>
  CREATE.flatMap((one) => create(one, given, now));
