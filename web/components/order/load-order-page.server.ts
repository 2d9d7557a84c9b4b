import type { LoaderFunctionArgs } from 'react-router';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { Order } from '#contract/orders/order.ts';
import { loadCountries } from '#web/components/checkout/address/countries.server.ts';
import { visitContext } from '#web/lib/visit/context.server.ts';
import { takeFlash } from '#web/lib/visit/flash.server.ts';
import { makePaths } from '#web/lib/paths/paths.ts';
import { requireOrder } from './require-order.server.ts';
import { packedMessages } from '#web/lib/texts/messages.server.ts';
import { learnOrdered } from '#web/lib/visit/session.server.ts';
import { siteOrigin } from '#web/lib/visit/site-origin.server.ts';

/** For so long an order counts as just placed, milliseconds. */
const JUST_PLACED_MS = 15 * 60_000;

/**
 * Whether it was placed or paid just now, however its shopper comes to it: providers send them back by the order's
 * link, so that it opens without a cookie.
 */
const isJustPlaced = ({ date, status, cancellations, payment }: Order, now: number): boolean => {
  const paid = payment.timeline.find(({ kind }) => kind === 'paid');
  return (
    cancellations.length === 0 &&
    status < ORDER_STATUS.pickedUp &&
    now - Date.parse(paid?.time ?? date) < JUST_PLACED_MS
  );
};

/** The order that the page is about, and the country that it goes to: how an address is written. */
export const loadOrder = async (args: LoaderFunctionArgs) => {
  const found = await requireOrder(args);
  const { country } = await loadCountries(args, found.order.address.country);
  return { ...found, country };
};

/** What the page of an order shows, its owner's and the one behind its link. */
export const loadOrderPage = async (args: LoaderFunctionArgs) => {
  const { order, which, country } = await loadOrder(args);
  const { language } = args.context.get(visitContext);
  const justPlaced = isJustPlaced(order, Date.now());
  if (justPlaced || ('order_id' in which && !order.cancelled)) learnOrdered(args, true);
  return {
    order,
    which,
    country,
    link: siteOrigin(args) + makePaths(language).trackOrder(order.link_token),
    justPlaced,
    flash: takeFlash(args),
    messages: packedMessages(
      language,
      'accountMenu',
      'orderPage',
      'arrival',
      'cartPage',
      'reviews',
      'reviewPage',
    ),
  };
};

export type OrderPageData = Awaited<ReturnType<typeof loadOrderPage>>;
