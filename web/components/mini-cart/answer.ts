import type { CartData } from '#contract/cart.ts';
import type { Messages } from '#i18n/translate.ts';
import type { AddedLine } from '#web/components/cart/change/outcome.ts';

/** What became of a change, in the shopper's language. */
export type CartNotice = {
  ok: boolean;
  message: string;
  /** The line that has left the cart and can be put back. */
  aside: string | null;
};

/** What `paths.miniCart()` answers. */
export type MiniCartAnswer = {
  cart: CartData;
  said: CartNotice | null;
  /** What was put into the cart: its line, and how many of it were there before. */
  added: AddedLine | null;
  messages: Messages;
};
