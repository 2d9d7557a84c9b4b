import { z } from 'zod';

const apiBase = (live: string) => z.url({ protocol: /^https?$/ }).default(live);
const key = z.string().min(1).optional();

/** What the environment says of payments. A secret is never repeated: not in a message, a log or a page. */
export const settings = z.object({
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
export type Settings = z.output<typeof settings>;

/** Their names. */
export const SETTINGS = Object.keys(settings.shape) as (keyof Settings)[];

/** Which of these settings the environment has, by their names. */
export const listPaymentSettings = (env: NodeJS.ProcessEnv): string[] =>
  SETTINGS.filter((name) => name !== 'PAYMENT_SIM' && env[name]);

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
