import { getCart, type CartData } from '#contract/cart.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { load } from '#web/lib/page-data/api.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { leaveMessage } from '#web/lib/visit/flash.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { requireBuyer } from './require-buyer.server.ts';
import { unshippableLines } from './selected-lines.ts';

type Paid = CartData & { address: NonNullable<CartData['address']> };

const obstacleOf = (cart: CartData): { at: 'cart' | 'shipping'; key: MessageKey } | undefined => {
  if (cart.summary.lines === 0) return { at: 'cart', key: 'checkout.nothingSelected' };
  if (cart.address === null) return { at: 'shipping', key: 'checkout.addressFirst' };
  if (unshippableLines(cart).length > 0) {
    return { at: 'shipping', key: 'checkout.notShippable' };
  }
  return cart.summary.orderable ? undefined : { at: 'cart', key: 'cartPage.solveFirst' };
};

/** The cart, ready to be ordered; anything that stands in the way ends the request where it is solved. */
export const requireOrderable = async (args: LoaderFunctionArgs): Promise<Paid> => {
  const cart = await load(args, getCart);
  if (cart.summary.lines > 0) await requireBuyer(args);
  const obstacle = obstacleOf(cart);
  if (obstacle) {
    leaveMessage(args, 'error', obstacle.key);
    throw redirect(makePaths(args.context.get(visitContext).language)[obstacle.at]());
  }
  return cart as Paid;
};
