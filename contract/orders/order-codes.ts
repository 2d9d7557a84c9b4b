/** The numbers and names of orders that travel over the wire, each named once. */

export const PAYMENT_METHOD = {
  razorpay: 1,
  cashOnDelivery: 2,
  stripe: 3,
  paypal: 4,
  flutterwave: 5,
  cardGateway: 6,
  upi: 7,
} as const;

/** The codes of a shop's own ways to pay, which its configuration names. */
export const CUSTOM_METHODS = { first: 100, last: 999 } as const;

/** One of `PAYMENT_METHOD`, or of the shop's own. */
export type PaymentMethod = number;

export const ORDER_STATUS = {
  pending: 1,
  confirmed: 2,
  pickedUp: 3,
  onTheWay: 4,
  delivered: 5,
} as const;
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

export const PAYMENT_STATUS = { unpaid: 0, paid: 1 } as const;

type PaymentOf = {
  payment_status: 0 | 1;
  cancelled: boolean;
  amount: number;
  refunded_amount: number;
  method: PaymentMethod;
};

/** Whether money is still to come that an order is not sent without. What is paid on delivery is not late. */
export const isUnpaid = ({
  method,
  payment_status: paid,
  cancelled,
}: Pick<PaymentOf, 'method' | 'payment_status' | 'cancelled'>): boolean =>
  paid === PAYMENT_STATUS.unpaid && method !== PAYMENT_METHOD.cashOnDelivery && !cancelled;

/**
 * Which message tells how an order is paid. Nobody waits for the money of a cancelled one: it goes back, or was
 * never taken. What is paid at the door is not late before the door.
 */
export const paymentMessage = (order: PaymentOf) => {
  const { payment_status, cancelled, amount, refunded_amount, method } = order;
  if (payment_status === PAYMENT_STATUS.paid && cancelled)
    return refunded_amount < amount ? 'orderPage.refundComing' : 'orderPage.refunded';
  if (payment_status === PAYMENT_STATUS.paid) return 'orderPage.paid';
  if (cancelled) return 'orderPage.nothingCharged';
  return method === PAYMENT_METHOD.cashOnDelivery ? 'orderPage.payAtDoor' : 'orderPage.unpaid';
};

/** The query's name of the token that opens a page of payment: what comes back from PayPal has a `token` of its own. */
export const PAYMENT_LINK = 'link';
