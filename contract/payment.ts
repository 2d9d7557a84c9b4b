import { z } from 'zod';
import { OWN_METHODS } from './codes.ts';
import { endpoint } from './endpoint.ts';

/** Method codes: 1 Razorpay, 2 cash on delivery, 3 Stripe, 4 PayPal, 5 Flutterwave, 6 card, 7 UPI; from 100 the shop's own. */
export const paymentMethod = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal(7),
  z.int().min(OWN_METHODS.first).max(OWN_METHODS.last),
]);

export const paymentGateway = z.object({
  code: paymentMethod,
  name: z.string(),
  /** What a shopper has to know of one of the shop's own ways to pay. */
  hint: z.string().optional(),
  public_key: z.string().nullable(),
  currencies: z.array(z.string()),
});

export const listPaymentMethods = endpoint({
  method: 'GET',
  path: '/payment-gateway',
  summary: 'The payment methods that are switched on and can settle the currency',
  data: z.object({ methods: z.array(paymentGateway) }),
});
