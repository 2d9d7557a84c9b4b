import type { PaymentMethod } from '#contract/codes.ts';
import type { OwnText } from '#i18n/languages.ts';
import type { MessageKey } from '#i18n/translate.ts';

/**
 * A way to pay, given to the shop by its configuration (docs/extending.md). What a provider does
 * beyond this stays in its own file under providers/.
 */
export type PaymentProvider = {
  /**
   * One of `PAYMENT_METHOD`, or 100 to 999 for a shop's own. An own one asks for nothing before the
   * parcel comes: a card at the door, or an invoice.
   */
  code: PaymentMethod;
  name: MessageKey | OwnText;
  /** What a shopper has to know, below the name. */
  hint?: OwnText;
  /** What the provider's script in the browser needs to know, null without one. */
  publicKey: string | null;
  /** Whether it can settle this currency; a method that cannot is not offered. */
  settles: (currency: string) => boolean;
  /** Nothing is to be paid before the parcel comes: the order is confirmed as it is placed. */
  confirmsAtOnce: boolean;
};
