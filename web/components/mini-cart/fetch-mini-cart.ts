import type { CartData } from '#contract/cart/cart.ts';
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

type MiniCartResponse =
  | { ok: true; answer: MiniCartAnswer }
  /** A message key: what a shopper reads where the cart has not answered. */
  | { ok: false; error: 'error.apiDown' | 'error.wentWrong' };

const DOWN = { ok: false, error: 'error.apiDown' } as const;
const SERVER_FAULT = 500;

/**
 * Asks for the small cart or, with the fields of a form, for a change of it. A lost connection and
 * a shop that is down give the same message.
 */
export const fetchMiniCart = async (
  address: string,
  form?: URLSearchParams,
): Promise<MiniCartResponse> => {
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(address, {
      headers,
      ...(form && { method: 'POST', body: form }),
    });
    if (response.ok) return { ok: true, answer: await response.json() };
    return response.status < SERVER_FAULT ? { ok: false, error: 'error.wentWrong' } : DOWN;
  } catch {
    // The page stays as it is, and the button can be pressed again.
    return DOWN;
  }
};
