import type { PaymentMethod } from '#contract/codes.ts';
import type { MessageKey } from '#i18n/translate.ts';

/** A way to pay. What a provider does beyond this stays in its own file under providers/. */
export type PaymentProvider = {
  code: PaymentMethod;
  name: MessageKey;
  /** What the provider's script in the browser needs to know, null without one. */
  publicKey: string | null;
  /** Whether it can settle this currency; a method that cannot is not offered. */
  settles: (currency: string) => boolean;
  /** Nothing is to be paid before the parcel comes: the order is confirmed as it is placed. */
  confirmsAtOnce: boolean;
};
