import type { Minor } from '#contract/money.ts';
import type { OnlinePayment, PaymentProvider } from './provider.ts';
import { cashOnDelivery } from './providers/cash-on-delivery.ts';

/** The ways to pay of a shop whose configuration names none. */
export const DEFAULT_PAYMENTS: readonly PaymentProvider[] = [cashOnDelivery];

/** Those of the shop's ways to pay that can settle this, in the order they are offered. */
export const listProviders = (
  payments: readonly PaymentProvider[],
  currency: string,
  amount?: Minor,
): PaymentProvider[] => payments.filter((provider) => provider.settles(currency, amount));

/** A way to pay whose money is taken before. */
export type OnlineProvider = PaymentProvider & { online: OnlinePayment };

/** Whether money is taken before. */
export const isOnline = (provider: PaymentProvider): provider is OnlineProvider =>
  provider.online !== undefined;

/** The one that takes money before and has that name in addresses. */
export const findOnline = (
  payments: readonly PaymentProvider[],
  slug: string,
): OnlineProvider | undefined =>
  payments.filter(isOnline).find(({ online }) => online.slug === slug);
