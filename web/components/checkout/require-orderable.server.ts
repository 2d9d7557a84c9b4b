import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type CartData, getCart } from '#contract/cart/cart.ts';
import { getCommon } from '#contract/shop/common.ts';
import { getOrders } from '#contract/orders/order.ts';
import type { MessageKey } from '#i18n/translate.ts';
import { call, load } from '#web/lib/page-data/api.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { type RequestArgs, visitContext } from '#web/lib/visit/context.server.ts';
import { leaveMessage } from '#web/lib/visit/flash.server.ts';
import { unshippableLines } from './selected-lines.ts';

/** Where the shop takes no orders from guests, a guest is sent to sign in with the reason, and comes back. */
export const requireBuyer = async (args: LoaderFunctionArgs): Promise<void> => {
  const { profile, language } = args.context.get(visitContext);
  if (profile || (await load(args, getCommon)).setting.guest_checkout) return;
  leaveMessage(args, 'error', 'checkout.signInFirst');
  throw redirect(makePaths(language).login(args.url.pathname));
};

/** The id of the latest order of whoever is here, where it still waits for its money. */
const findUnpaidOrder = async (args: RequestArgs): Promise<string | undefined> => {
  const listed = await call(args, getOrders, { json: {} });
  const latest = listed.ok ? listed.data.orders?.result[0] : undefined;
  if (!latest || latest.payment_status === 1 || latest.cancelled) return undefined;
  const found = await call(args, getOrders, { json: { order_id: latest.id } });
  const isPayable = found.ok && (found.data.order?.payable_until ?? null) !== null;
  return isPayable ? latest.id : undefined;
};

type Paid = CartData & { address: NonNullable<CartData['address']> };

const obstacleOf = (cart: CartData): { at: 'cart' | 'shipping'; key: MessageKey } | undefined => {
  if (cart.summary.lines === 0) return { at: 'cart', key: 'checkout.nothingSelected' };
  if (cart.address === null) return { at: 'shipping', key: 'checkout.addressFirst' };
  if (unshippableLines(cart).length > 0) {
    return { at: 'shipping', key: 'checkout.notShippable' };
  }
  return cart.summary.orderable ? undefined : { at: 'cart', key: 'cartPage.solveFirst' };
};

/**
 * The cart, ready to be ordered; anything that stands in the way ends the request where it is solved. Who comes
 * back from the page of a provider has an empty cart, and an order that wants to be paid.
 */
export const requireOrderable = async (args: LoaderFunctionArgs): Promise<Paid> => {
  const cart = await load(args, getCart, { query: {} });
  if (cart.summary.lines > 0) await requireBuyer(args);
  const obstacle = obstacleOf(cart);
  if (obstacle) {
    const { language } = args.context.get(visitContext);
    const paths = makePaths(language);
    const unpaid = cart.summary.lines === 0 ? await findUnpaidOrder(args) : undefined;
    if (unpaid) throw redirect(paths.orderPayment(unpaid));
    // Who has given no address yet has done nothing wrong.
    leaveMessage(
      args,
      obstacle.key === 'checkout.addressFirst' ? 'message' : 'error',
      obstacle.key,
    );
    throw redirect(paths[obstacle.at]());
  }
  return cart as Paid;
};
