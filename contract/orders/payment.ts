import { z } from 'zod';
import { CUSTOM_METHODS } from './order-codes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { minor } from '#contract/minor.ts';

/** Method codes: 1 Razorpay, 2 cash on delivery, 3 Stripe, 4 PayPal, 5 Flutterwave, 6 card, 7 UPI; from 100 the shop's own. */
export const paymentMethod = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.int().min(CUSTOM_METHODS.first).max(CUSTOM_METHODS.last),
]);

/** What a way to pay asks of the shopper, only where it is chosen; sent as `answers`. */
export const paymentField = z.object({
  name: z.string(),
  label: z.string(),
  /** A regular expression for the whole answer. */
  pattern: z.string().nullable(),
  input_mode: z.enum(['numeric', 'text']),
  max_length: z.int(),
});

export const paymentGateway = z.object({
  code: paymentMethod,
  name: z.string(),
  /** What a shopper has to know of one of the shop's own ways to pay. */
  hint: z.string().optional(),
  public_key: z.string().nullable(),
  currencies: z.array(z.string()),
  /** Whether its money is taken before anything is sent. */
  online: z.boolean(),
  fields: z.array(paymentField),
});
export type PaymentGateway = z.infer<typeof paymentGateway>;

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/payment-gateway',
  summary: 'The payment methods that are switched on and can settle the currency and the amount',
  query: z.object({
    /** What is to be paid, in minor units; without it any amount. */
    amount: z.coerce.number().int().min(0).optional(),
    /** Of an order; without it the shop's own. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    /** Where the order goes; without it `fields` names all that may be asked. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  data: z.object({ methods: z.array(paymentGateway) }),
});

/** The answers to `fields`, by their names. */
export const paymentAnswers = z.record(z.string().max(40), z.string().trim().max(200));

/** Why a provider is not asked to take the money, or has refused to. */
export const PAYMENT_REFUSALS = ['payment.refused', 'payment.answerNeeded'] as const;

/** What the browser does next. */
export const nextPayment = z.discriminatedUnion('kind', [
  /** It stays: nothing is to be paid before, it is paid, or the provider is still being asked. */
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  /** It posts a form with these fields there. */
  z.object({ kind: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
  /** It shows a QR code of the link, on a phone the link itself. */
  z.object({
    kind: z.literal('upi'),
    link: z.string(),
    /** The shopper tells the reference of the payment (`payment-done`), and the shop looks for it. */
    confirm_by_hand: z.boolean(),
    expires: z.iso.datetime(),
  }),
]);
export type NextPayment = z.infer<typeof nextPayment>;

/**
 * none: nothing is to be paid before; open: it is to be paid; processing: the bank or the provider has not
 * answered; failed: declined, and may be paid another way; review: a person has to look; ended: it was not
 * paid and cannot be any more.
 */
export const paymentState = z.enum([
  'none',
  'open',
  'processing',
  'paid',
  'failed',
  'review',
  'ended',
]);
export type PaymentState = z.infer<typeof paymentState>;

/** What has happened to the money of an order. */
export const orderPayment = z.object({
  state: paymentState,
  /** Of one that is open: whether the provider has declined it, and takes another card on its page. */
  declined: z.boolean(),
  method: paymentMethod,
  /** Of the provider, in the asked language. */
  name: z.string(),
  /** The oldest first. */
  timeline: z.array(
    z.object({
      kind: z.enum([
        'asked',
        'paid',
        'failed',
        'refundAsked',
        'refunded',
        'refundFailed',
        /** By other means than the way it was paid by. */
        'refundedByShop',
      ]),
      amount: minor,
      time: z.iso.datetime(),
      method: paymentMethod,
      /** Of a refund that was asked for and has not come: when it should. */
      expected: z.iso.datetime().nullable(),
    }),
  ),
});
export type OrderPayment = z.infer<typeof orderPayment>;
