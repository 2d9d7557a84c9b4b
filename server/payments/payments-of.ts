import { PAYMENT_METHOD } from '#contract/orders/order-codes.ts';
import { DEFAULT_PAYMENTS } from '#api/payments/payment-methods.ts';
import type { PaymentProvider } from '#api/payments/provider.ts';

/** What shoppers look for first; the others are offered after these. */
const FIRST: readonly number[] = [
  PAYMENT_METHOD.stripe,
  PAYMENT_METHOD.cardGateway,
  PAYMENT_METHOD.paypal,
  PAYMENT_METHOD.cashOnDelivery,
];
const placeOf = ({ code }: PaymentProvider): number =>
  FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length;

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
