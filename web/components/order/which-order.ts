import { PAYMENT_LINK } from '#contract/orders/order-codes.ts';
import { withQuery, type Paths } from '#web/lib/paths/paths.ts';

/** How an order is reached: as one's own by its id, or by the token of its signed link. */
export type WhichOrder = { order_id: string } | { token: string };

/** What the pages about one order read of their address, where they are reached by its link. */
export const ORDER_LINK = { token: 'one' } as const;

/** The pages about one order, for whoever has reached it that way. */
export const orderPlaces = (paths: Paths, which: WhichOrder) =>
  'token' in which
    ? {
        order: paths.trackOrder(which.token),
        cancel: paths.linkCancel(which.token),
        giveBack: paths.linkReturn(which.token),
        withdraw: paths.linkWithdraw(which.token),
        picture: (id: string) => withQuery(paths.returnPicture(id), { token: which.token }),
        invoice: paths.linkInvoice(which.token),
      }
    : {
        order: paths.order(which.order_id),
        cancel: paths.orderCancel(which.order_id),
        giveBack: paths.orderReturn(which.order_id),
        withdraw: paths.orderWithdraw(which.order_id),
        picture: paths.returnPicture,
        invoice: paths.orderInvoice(which.order_id),
      };

/** Where the order of that id is paid, for whoever has reached it that way. */
export const paymentPlace = (paths: Paths, which: WhichOrder, id: string): string =>
  withQuery(paths.orderPayment(id), 'token' in which ? { [PAYMENT_LINK]: which.token } : {});
