import type { CartData } from '#contract/cart.ts';
import type { Messages } from '#i18n/translate.ts';

/** What became of a change, in the shopper's language. */
export type Said = {
  ok: boolean;
  message: string;
  /** The line that has left the cart and can be put back. */
  aside: string | null;
};

/** What `paths.miniCart()` answers. */
export type MiniCartAnswer = { cart: CartData; said: Said | null; messages: Messages };
