import type { PaymentProvider } from './provider.ts';
import { cashOnDelivery } from './providers/cash-on-delivery.ts';

const PROVIDERS: readonly PaymentProvider[] = [cashOnDelivery];

/** The ways to pay in this currency, in the order they are offered. */
export const listProviders = (currency: string): PaymentProvider[] =>
  PROVIDERS.filter((provider) => provider.settles(currency));

/** The provider of a method code, undefined where that way to pay is not offered. */
export const findProvider = (code: number, currency: string): PaymentProvider | undefined =>
  listProviders(currency).find((provider) => provider.code === code);
