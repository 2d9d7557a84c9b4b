import type { CartData, CartLine } from '#contract/cart/cart.ts';
import { SELECTED } from '#contract/codes.ts';

/** What would be ordered now. */
export const selectedLines = ({ cartProducts }: CartData): CartLine[] =>
  cartProducts.filter((line) => line.selected === SELECTED.checked);

/** Selected lines that do not go where the cart goes to. */
export const unshippableLines = (cart: CartData): CartLine[] =>
  selectedLines(cart).filter((line) => line.problems.some(({ code }) => code === 'not_shippable'));
