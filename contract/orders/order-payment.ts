import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idInput } from '#contract/ids.ts';
import { minor } from '#contract/minor.ts';
import { order } from './order.ts';
import {
  nextPayment,
  PAYMENT_REFUSALS,
  paymentAnswers,
  paymentMethod,
  paymentState,
} from './payment.ts';

const linkToken = z.string().max(200).optional();

/**
 * Which order is paid: one of the caller's own by its id, or any by the token of its link; or, by the token
 * of a payment link, one that the caller may pay and see nothing else of.
 */
const whichPaid = { order_id: idInput.optional(), token: linkToken, payment_token: linkToken };

const paying = z.object({
  state: paymentState,
  payment: nextPayment,
  /** Null for whoever has only a payment link. */
  order: order.nullable(),
});

export const payOrder = endpoint({
  method: 'POST',
  path: '/order/pay',
  summary: 'Pays an order that waits for its money, in the same or another way than before',
  idempotent: true,
  json: z.object({
    ...whichPaid,
    method: paymentMethod,
    answers: paymentAnswers.optional(),
  }),
  refusals: {
    201: [
      ...PAYMENT_REFUSALS,
      'checkout.methodUnavailable',
      'payment.nothingDue',
      'payment.processing',
      'payment.unclear',
    ],
    404: ['order.notFound'],
  },
  data: paying,
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/order/payment-done',
  summary:
    'Has the shop ask the provider whether an order is paid; nothing that is sent here proves anything',
  json: z.looseObject({
    ...whichPaid,
    method: paymentMethod.optional(),
    /** What the shopper reads in their UPI app, where the shop looks for the money by hand. */
    reference: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9]{6,35}$/, 'payment.referenceInvalid')
      .optional(),
  }),
  refusals: {
    201: ['payment.referenceInvalid', 'payment.referenceTaken'],
    404: ['order.notFound'],
  },
  data: paying,
});

/** What somebody sees who is asked to pay: nothing about the person, nothing about what was ordered. */
export const paymentRequested = z.object({
  number: z.string(),
  shop: z.string(),
  amount: minor,
  currency: z.string(),
  state: paymentState,
  /** Until when it may be paid; null where it may not be any more. */
  payable_until: z.iso.datetime().nullable(),
});

export const askToPay = endpoint({
  method: 'POST',
  path: '/order/payment-link',
  summary: 'Makes the token of a link by which somebody else may pay an order',
  json: z.object({ order_id: idInput.optional(), token: linkToken }),
  refusals: { 201: ['payment.nothingDue'], 404: ['order.notFound'] },
  data: z.object({ payment_token: z.string(), expires: z.iso.datetime() }),
});

export const openPaymentLink = endpoint({
  method: 'GET',
  path: '/order/payment-link',
  summary: "What is to be paid by a payment link; 404 where it is not the shop's or too old",
  cache: 'personal',
  query: z.object({ payment_token: linkToken }),
  refusals: { 404: ['order.notFound'] },
  data: z.object({ requested: paymentRequested }),
});

const BODY_BYTES = 256 * 1024;
const whichProvider = z.object({ provider: z.string().max(40) });

export const receiveWebhook = endpoint({
  method: 'POST',
  path: '/payment/webhook/{provider}',
  summary:
    'What a payment provider tells by itself: 200 once it is recorded, 400 for a bad signature',
  params: whichProvider,
  raw: { bytes: BODY_BYTES, statuses: [200, 400, 404] },
  data: z.null(),
});

export const receiveCallback = endpoint({
  method: 'POST',
  path: '/payment/callback/{provider}',
  summary:
    'Where the browser of a shopper comes back by a form of the provider; leads to the order',
  params: whichProvider,
  raw: { bytes: 64 * 1024, statuses: [303] },
  data: z.null(),
});
