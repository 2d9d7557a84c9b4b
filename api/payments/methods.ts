import type { PaymentProvider } from './provider.ts';
import { cashOnDelivery } from './providers/cash-on-delivery.ts';

/** The ways to pay of a shop whose configuration names none. */
export const DEFAULT_PAYMENTS: readonly PaymentProvider[] = [cashOnDelivery];

/** Those of the shop's ways to pay that can settle this currency, in the order they are offered. */
export const listProviders = (
  payments: readonly PaymentProvider[],
  currency: string,
): PaymentProvider[] => payments.filter((provider) => provider.settles(currency));
