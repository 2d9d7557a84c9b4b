import { z } from 'zod';
import { PAYMENT_METHOD } from '#contract/order-codes.ts';
import { DEFAULT_PAYMENTS } from '#api/payments/methods.ts';
import { isTestAddress, isTestKey } from '#api/payments/for-tests.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';
import { createFlutterwave } from '#api/payments/providers/flutterwave.ts';
import { createIyzico } from '#api/payments/providers/iyzico.ts';
import { createManualUpi } from '#api/payments/providers/manual-upi.ts';
import { createPaypal } from '#api/payments/providers/paypal.ts';
import { createRazorpay } from '#api/payments/providers/razorpay.ts';
import { createStripe } from '#api/payments/providers/stripe.ts';
import { createUpi } from '#api/payments/providers/upi.ts';
import { ConfigError } from '#server/config.ts';

const apiBase = (live: string) => z.url({ protocol: /^https?$/ }).default(live);
const key = z.string().min(1).optional();

/** What the environment says of payments. A secret is never repeated: not in a message, a log or a page. */
const settings = z.object({
  STRIPE_SECRET_KEY: key,
  STRIPE_WEBHOOK_SECRET: key,
  STRIPE_API_BASE: apiBase('https://api.stripe.com'),
  PAYPAL_CLIENT_ID: key,
  PAYPAL_CLIENT_SECRET: key,
  PAYPAL_WEBHOOK_ID: key,
  PAYPAL_API_BASE: apiBase('https://api-m.paypal.com'),
  RAZORPAY_KEY_ID: key,
  RAZORPAY_KEY_SECRET: key,
  RAZORPAY_WEBHOOK_SECRET: key,
  RAZORPAY_API_BASE: apiBase('https://api.razorpay.com'),
  UPI_VPA: z
    .string()
    .regex(/^[\w.-]+@[\w.-]+$/)
    .optional(),
  FLW_SECRET_KEY: key,
  FLW_SECRET_HASH: key,
  FLW_API_BASE: apiBase('https://api.flutterwave.com'),
  IYZICO_API_KEY: key,
  IYZICO_SECRET_KEY: key,
  IYZICO_API_BASE: apiBase('https://api.iyzipay.com'),
  /** The demo alone: providers are simulated on this machine, and keys for tests taken in production too. */
  PAYMENT_SIM: z.enum(['0', '1']).default('0'),
});
type Settings = z.output<typeof settings>;

const SETTINGS = Object.keys(settings.shape) as (keyof Settings)[];

const requireLive = (given: Settings): void => {
  for (const name of SETTINGS) {
    const value = given[name];
    if (value === undefined) continue;
    if (name.endsWith('_API_BASE')) {
      if (value.startsWith('http:'))
        throw new ConfigError(`${name} must be an address that begins with https://.`);
      if (isTestAddress(value))
        throw new ConfigError(`${name} is an address for tests: no money would arrive.`);
    } else if (isTestKey(value)) {
      throw new ConfigError(`${name} is a key for tests: no money would arrive.`);
    }
  }
};

/** Simulated providers are on this machine: keys for tests would otherwise pass with the addresses of real ones. */
const requireSimulated = (given: Settings): void => {
  const real = SETTINGS.find(
    (name) => name.endsWith('_API_BASE') && !/^http:\/\/127\.0\.0\.1:\d+$/.test(given[name] ?? ''),
  );
  if (real)
    throw new ConfigError(
      'PAYMENT_SIM is no setting of a shop: `PAYMENT_SIM=1 npm start` opens the demo with simulated providers.',
    );
};

/** Which of these settings the environment has, by their names. */
export const listPaymentSettings = (env: NodeJS.ProcessEnv): string[] =>
  SETTINGS.filter((name) => name !== 'PAYMENT_SIM' && env[name]);

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

/** What shoppers look for first; the others are offered after these. */
const FIRST: readonly number[] = [
  PAYMENT_METHOD.stripe,
  PAYMENT_METHOD.cardGateway,
  PAYMENT_METHOD.paypal,
  PAYMENT_METHOD.cashOnDelivery,
];
const placeOf = ({ code }: PaymentProvider): number =>
  FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length;

/** Creates them; what one of them says of its keys may hold a key, and stays unsaid. */
const create = (one: Create, given: Settings, now: () => Date): PaymentProvider[] => {
  try {
    return one(given, now);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError('The settings of a payment provider are wrong.', { cause: error });
  }
};

/**
 * The ways to pay that the environment switches on. Throws ConfigError, which names the setting and never
 * its value. Keys and addresses for tests are refused where NODE_ENV is production, unless all providers are
 * simulated on this machine (PAYMENT_SIM).
 */
export const readPayments = (
  env: NodeJS.ProcessEnv,
  now: () => Date = () => new Date(),
): PaymentProvider[] => {
  const set = Object.fromEntries(
    SETTINGS.map((name) => [name, env[name]]).filter(([, value]) => value),
  );
  const { data, error } = settings.safeParse(set);
  const [issue] = error?.issues ?? [];
  if (!data) throw new ConfigError(`${String(issue?.path[0])} is not what it has to be.`);
  if (data.PAYMENT_SIM === '1') requireSimulated(data);
  else if (env['NODE_ENV'] === 'production') requireLive(data);
  return CREATE.flatMap((one) => create(one, data, now));
};

const RAZORPAY_KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'];

/** The keys that switch on a way to pay, and the address of tests, by the slug of what they are for. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_BASE'],
  razorpay: [...RAZORPAY_KEYS, 'RAZORPAY_API_BASE'],
  upi: [...RAZORPAY_KEYS, 'RAZORPAY_API_BASE'],
  'upi-manual': ['UPI_VPA'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID', 'PAYPAL_API_BASE'],
  flutterwave: ['FLW_SECRET_KEY', 'FLW_SECRET_HASH', 'FLW_API_BASE'],
  iyzico: ['IYZICO_API_KEY', 'IYZICO_SECRET_KEY', 'IYZICO_API_BASE'],
};

/** Which settings a way to pay has in the environment, by their names alone. */
export const listKeys = (env: NodeJS.ProcessEnv, slug: string): string[] =>
  (KEYS[slug] ?? []).filter((name) => env[name]);

/**
 * Throws ConfigError where the configuration of a shop in production has keys or addresses for tests, as
 * `readPayments` does for those of the environment.
 */
export const requireLivePayments = (
  configured: readonly PaymentProvider[] | undefined,
  env: NodeJS.ProcessEnv,
): void => {
  if (env['NODE_ENV'] !== 'production') return;
  const { online } = configured?.find((one) => one.online?.isForTests) ?? {};
  if (online)
    throw new ConfigError(
      `${online.slug} in souk.config.ts has a key or an address for tests: no money would arrive.`,
    );
};

/**
 * All ways to pay of a shop, in the order in which they are offered: those of its configuration, then of its
 * environment, each code once. Without a configuration cards come first, then PayPal and cash.
 */
export const paymentsOf = (
  configured: readonly PaymentProvider[] | undefined,
  fromEnvironment: readonly PaymentProvider[],
): PaymentProvider[] => {
  const own = configured ?? [];
  const named = new Set(own.map(({ code }) => code));
  const added = fromEnvironment.filter(({ code }) => !named.has(code));
  if (configured) return [...own, ...added];
  return [...added, ...DEFAULT_PAYMENTS].toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** Where forms of the shop may lead besides, each origin once. */
export const formOriginsOf = (payments: readonly PaymentProvider[]): string[] => [
  ...new Set(payments.flatMap(({ online }) => online?.formOrigins ?? [])),
];
