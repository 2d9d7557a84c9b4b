import type { CartData } from '#contract/cart/cart.ts';
import type { Messages } from '#i18n/translate.ts';

/** What has just been put into the cart: its line, how many of it were there before, what is said; and the cart with it. */
export type Added = {
  id: string;
  before: number;
  message: string;
  cart: CartData;
  messages: Messages;
};

type Listener = {
  /** Something is on its way into the cart. */
  expect: () => void;
  show: (added: Added) => void;
};

let listener: Listener | undefined;

/** The header's cart link hears of what was added, and shows it; undone by calling what it returns. */
export const listenToAdded = (hears: Listener): (() => void) => {
  listener = hears;
  return () => {
    listener = undefined;
  };
};

/** Lets the small cart get ready while what it shows is on its way. */
export const expectAdded = (): void => listener?.expect();

/** Shows what was added in the small cart; false where the page has none. */
export const showAdded = (added: Added): boolean => {
  listener?.show(added);
  return listener !== undefined;
};
