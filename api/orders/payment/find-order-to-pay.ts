import { createSignedLinks, type SignedLinks } from '#api/http/signed-link.ts';
import { findPermittedOrder } from '#api/orders/find-permitted-order.ts';
import type { OrderLinks } from '#api/orders/order-link.ts';
import type { Db } from '#db/client.ts';

/** The links by which somebody else may pay an order; they open nothing else. */
export const createPaymentLinks = (db: Db): SignedLinks => createSignedLinks(db, 'payment-link');

type Asked = {
  order_id?: string | undefined;
  token?: string | undefined;
  payment_token?: string | undefined;
};
type Requester = { db: Db; shopper: { id: string } | undefined; now: Date };

/** An order, and whether the asker may see more of it than what is to be paid. */
export type OrderToPay = { orderId: string; isOwner: boolean };

/** The order that is meant; undefined where the asker may not pay it or it is none. */
export const findOrderToPay = async (
  { links, paymentLinks }: { links: OrderLinks; paymentLinks: SignedLinks },
  requester: Requester,
  { order_id: id, token, payment_token: paymentToken }: Asked,
): Promise<OrderToPay | undefined> => {
  if (paymentToken !== undefined) {
    const orderId = await paymentLinks.read(paymentToken, requester.now);
    return orderId === undefined ? undefined : { orderId, isOwner: false };
  }
  const orderId = await findPermittedOrder(links, requester, { id, token });
  return orderId === undefined ? undefined : { orderId, isOwner: true };
};
