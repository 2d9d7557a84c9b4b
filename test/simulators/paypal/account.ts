import { randomBytes, randomInt } from 'node:crypto';
import { undo, type DisputeState, type Movement } from '#test/simulators/simulator.ts';
import { faultOf, minorOf, moneyOf, type Money } from './money.ts';

const DAY_MS = 86_400_000;

export type Answer = { status: number; body: object };

type Refund = {
  id: string;
  status: 'COMPLETED' | 'FAILED';
  amount: Money;
  custom_id: string | undefined;
};
type Capture = { id: string; status: string; amount: Money; refunds: Refund[] };
export type PaypalOrder = {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  /** When the shopper or the shop last did something. */
  updatedAt: Date;
  attemptId: string;
  invoiceId: string;
  amount: Money;
  brand: string;
  returnUrl: string;
  cancelUrl: string;
  /** The shopper's card has no money on it. */
  isDeclined: boolean;
  capture: Capture | undefined;
};

type OrderBody = {
  intent?: string;
  purchase_units?: { custom_id: string; invoice_id: string; amount: Money }[];
  payment_source?: {
    paypal: {
      experience_context: { brand_name: string; return_url: string; cancel_url: string };
    };
  };
};

/** PayPal's ids are of capital letters and digits. */
const newId = (): string => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
const newRequest = (): string => randomBytes(7).toString('hex').slice(0, 13);

export const refuse = (status: number, name: string, issue?: string): Answer => ({
  status,
  body: {
    name,
    message: 'The requested action could not be performed.',
    debug_id: newRequest(),
    ...(issue && { details: [{ issue, description: issue }] }),
  },
});
const unprocessable = (issue: string): Answer => refuse(422, 'UNPROCESSABLE_ENTITY', issue);
const notFound = (): Answer => refuse(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');

/** The books of a merchant at PayPal: its orders, captures and refunds. */
export const createAccount = (pageOf: (id: string) => string, urlOf: (path: string) => string) => {
  const orders = new Map<string, PaypalOrder>();
  const movements: Movement[] = [];
  /** Captures wait for somebody to look at them. */
  let holdsCaptures = false;

  const listCaptures = () =>
    [...orders.values()].flatMap((order) =>
      order.capture ? [{ order, capture: order.capture }] : [],
    );
  const findCapture = (id: string) => listCaptures().find(({ capture }) => capture.id === id);

  const describeCapture = ({ attemptId, invoiceId, id }: PaypalOrder, capture: Capture) => ({
    id: capture.id,
    status: capture.status,
    ...(capture.status === 'PENDING' && { status_details: { reason: 'PENDING_REVIEW' } }),
    amount: capture.amount,
    final_capture: true,
    custom_id: attemptId,
    invoice_id: invoiceId,
    supplementary_data: { related_ids: { order_id: id } },
  });

  const describeRefund = (refund: Refund, capture: Capture) => ({
    id: refund.id,
    status: refund.status,
    amount: refund.amount,
    ...(refund.custom_id && { custom_id: refund.custom_id }),
    links: [
      { rel: 'self', href: urlOf(`/v2/payments/refunds/${refund.id}`), method: 'GET' },
      { rel: 'up', href: urlOf(`/v2/payments/captures/${capture.id}`), method: 'GET' },
    ],
  });

  const describe = (order: PaypalOrder) => ({
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    update_time: order.updatedAt.toISOString(),
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: order.attemptId,
        invoice_id: order.invoiceId,
        amount: order.amount,
        ...(order.capture && { payments: { captures: [describeCapture(order, order.capture)] } }),
      },
    ],
    links: [
      { rel: 'self', href: urlOf(`/v2/checkout/orders/${order.id}`), method: 'GET' },
      ...(order.status === 'PAYER_ACTION_REQUIRED'
        ? [{ rel: 'payer-action', href: pageOf(order.id), method: 'GET' }]
        : []),
    ],
  });

  const create = (body: OrderBody): Answer => {
    const unit = body.purchase_units?.[0];
    const context = body.payment_source?.paypal.experience_context;
    if (body.intent !== 'CAPTURE' || !unit || !context)
      return refuse(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
    const fault = faultOf(unit.amount);
    if (fault) return unprocessable(fault);
    const order: PaypalOrder = {
      id: newId(),
      status: 'PAYER_ACTION_REQUIRED',
      updatedAt: new Date(),
      attemptId: unit.custom_id,
      invoiceId: unit.invoice_id,
      amount: unit.amount,
      brand: context.brand_name,
      returnUrl: context.return_url,
      cancelUrl: context.cancel_url,
      isDeclined: false,
      capture: undefined,
    };
    orders.set(order.id, order);
    return { status: 200, body: describe(order) };
  };

  const find = (id: string): Answer => {
    const order = orders.get(id);
    return order ? { status: 200, body: describe(order) } : notFound();
  };

  /** Money that somebody has still to look at has not moved. */
  const settleCapture = (order: PaypalOrder, taken: Capture, status: string): void => {
    taken.status = status;
    if (status !== 'COMPLETED') return;
    const { id: reference, amount } = taken;
    const [minor, currency] = [minorOf(amount), amount.currency_code];
    const { attemptId } = order;
    movements.push({ kind: 'charge', attemptId, reference, amount: minor, currency });
  };

  const takeMoney = (order: PaypalOrder): void => {
    order.status = 'COMPLETED';
    order.capture = { id: newId(), status: '', amount: order.amount, refunds: [] };
    settleCapture(order, order.capture, holdsCaptures ? 'PENDING' : 'COMPLETED');
  };

  const capture = (id: string): Answer => {
    const order = orders.get(id);
    if (!order) return notFound();
    if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    if (order.isDeclined) {
      order.status = 'PAYER_ACTION_REQUIRED';
      return unprocessable('INSTRUMENT_DECLINED');
    }
    if (listCaptures().some((one) => one.order.invoiceId === order.invoiceId))
      return unprocessable('DUPLICATE_INVOICE_ID');
    takeMoney(order);
    return { status: 201, body: describe(order) };
  };

  const refund = (id: string, body: { amount?: Money; custom_id?: string }): Answer => {
    const found = findCapture(id);
    if (!found) return notFound();
    const { order, capture: taken } = found;
    const given = taken.refunds.reduce((sum, { amount }) => sum + minorOf(amount), 0);
    const left = minorOf(taken.amount) - given;
    const currency = taken.amount.currency_code;
    const amount = body.amount ?? moneyOf(left, currency);
    if (taken.status === 'PENDING') return unprocessable('PENDING_CAPTURE');
    if (amount.currency_code !== currency) return unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
    if (left === 0) return unprocessable('CAPTURE_FULLY_REFUNDED');
    if (faultOf(amount)) return unprocessable(faultOf(amount) ?? '');
    const minor = minorOf(amount);
    if (minor > left) return unprocessable('REFUND_AMOUNT_EXCEEDED');
    const { custom_id } = body;
    const made: Refund = { id: newId(), status: 'COMPLETED', amount, custom_id };
    taken.refunds.push(made);
    taken.status = minor === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    const { attemptId } = order;
    movements.push({ kind: 'refund', attemptId, reference: made.id, amount: minor, currency });
    return { status: 201, body: describeRefund(made, taken) };
  };

  const disputes = new Map<string, { order: PaypalOrder; state: DisputeState }>();
  const describeDispute = (id: string) => {
    const found = disputes.get(id);
    if (!found) return undefined;
    const { order, state } = found;
    return {
      dispute_id: id,
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      status: state === 'open' ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
      dispute_amount: order.amount,
      ...(state !== 'open' && {
        dispute_outcome: {
          outcome_code: state === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR',
        },
      }),
      seller_response_due_date: new Date(Date.now() + DAY_MS).toISOString(),
      disputed_transactions: [{ seller_transaction_id: order.capture?.id }],
    };
  };
  const disputeIdOf = (order: PaypalOrder): string => `PP-D-${order.id}`;

  const findRefund = (id: string): Answer => {
    for (const { capture: taken } of listCaptures())
      for (const made of taken.refunds)
        if (made.id === id) return { status: 200, body: describeRefund(made, taken) };
    return notFound();
  };

  return {
    create,
    find,
    capture,
    refund,
    findRefund,
    findDispute: (id: string): Answer => {
      const body = describeDispute(id);
      return body ? { status: 200, body } : notFound();
    },
    /** The buyer or their bank asks the money back, or PayPal has decided. */
    dispute: (order: PaypalOrder, state: DisputeState): void => {
      disputes.set(disputeIdOf(order), { order, state });
      if (state !== 'lost') return;
      const [amount, currency] = [minorOf(order.amount), order.amount.currency_code];
      const reference = disputeIdOf(order);
      movements.push({ kind: 'dispute', attemptId: order.attemptId, reference, amount, currency });
    },
    /** PayPal takes all of it back by itself. */
    reverse: (order: PaypalOrder): void => {
      if (!order.capture) throw new Error('Nothing was paid');
      const { amount } = order.capture;
      const made: Refund = { id: newId(), status: 'COMPLETED', amount, custom_id: undefined };
      order.capture.refunds.push(made);
      const { attemptId } = order;
      const [reference, minor, currency] = [made.id, minorOf(amount), amount.currency_code];
      movements.push({ kind: 'dispute', attemptId, reference, amount: minor, currency });
    },
    /** A refund that was done has come back. */
    failRefund: (order: PaypalOrder): void => {
      const made = order.capture?.refunds.at(-1);
      if (!made) throw new Error('Nothing was given back');
      made.status = 'FAILED';
      undo(movements, made.id);
    },
    findCapture: (id: string): Answer => {
      const found = findCapture(id);
      if (!found) return notFound();
      return { status: 200, body: describeCapture(found.order, found.capture) };
    },
    /** The order of an order's, a capture's or a refund's id. */
    orderOf: (id: string): PaypalOrder | undefined =>
      orders.get(id) ??
      listCaptures().find(
        ({ capture: taken }) => taken.id === id || taken.refunds.some((made) => made.id === id),
      )?.order,
    /** What the shopper does on the page. */
    act: (order: PaypalOrder, outcome: 'pay' | 'decline' | 'abandon'): void => {
      if (outcome === 'abandon' || order.status === 'COMPLETED') return;
      order.status = 'APPROVED';
      order.isDeclined = outcome === 'decline';
      // Never the same twice, however quick the shopper is.
      order.updatedAt = new Date(order.updatedAt.getTime() + randomInt(1_000, 9_000));
    },
    holdCaptures: (holds: boolean): void => {
      holdsCaptures = holds;
    },
    /** Somebody has looked at what was held. */
    releaseCapture: (order: PaypalOrder, status: 'COMPLETED' | 'DECLINED'): void => {
      if (order.capture) settleCapture(order, order.capture, status);
    },
    /** An event and what it is about; without a type the one that fits the order as it is. */
    eventOf: (order: PaypalOrder, type?: string): { type: string; resource: object } => {
      const { capture: taken } = order;
      if (!taken || type?.startsWith('CHECKOUT.'))
        return { type: type ?? 'CHECKOUT.ORDER.APPROVED', resource: describe(order) };
      const disputed = type?.startsWith('CUSTOMER.DISPUTE.') && describeDispute(disputeIdOf(order));
      if (type && disputed) return { type, resource: disputed };
      const made = taken.refunds.at(-1);
      const refunded = 'PAYMENT.CAPTURE.REFUNDED';
      const name = type ?? refunded;
      if (made && (name === refunded || name === 'PAYMENT.CAPTURE.REVERSED'))
        return { type: name, resource: describeRefund(made, taken) };
      const resource = describeCapture(order, taken);
      return { type: type ?? `PAYMENT.CAPTURE.${taken.status}`, resource };
    },
    movements,
    memory: [orders, disputes],
    reset: (): void => {
      orders.clear();
      disputes.clear();
      movements.length = 0;
      holdsCaptures = false;
    },
  };
};

export type Account = ReturnType<typeof createAccount>;
