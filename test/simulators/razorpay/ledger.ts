import type { Movement } from '#test/simulators/simulator.ts';
import {
  emptyPayment,
  idOf,
  type Answer,
  type Order,
  type Payment,
  type QrCode,
  type Refund,
} from './entities.ts';

export const refuse = (description: string, reason = 'input_validation_failed'): Answer => ({
  status: 400,
  body: {
    error: { code: 'BAD_REQUEST_ERROR', description, source: 'business', step: 'NA', reason },
  },
});

export const unauthorized: Answer = {
  status: 401,
  body: { error: { code: 'BAD_REQUEST_ERROR', description: 'The api key provided is invalid' } },
};

export const answer = (body: object): Answer => ({ status: 200, body });
const collection = (items: object[]): Answer =>
  answer({ entity: 'collection', count: items.length, items });

const THREE_DECIMALS = ['BHD', 'KWD', 'OMR'];
const seconds = () => Math.floor(Date.now() / 1000);
const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

type Kept = { request: string; refund: Refund };

/** What Razorpay knows, and the rules by which it changes. */
export const createLedger = ({ isCapturedAtOnce }: { isCapturedAtOnce: boolean }) => {
  const orders = new Map<string, Order>();
  const codes = new Map<string, QrCode>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const keys = new Map<string, Kept>();
  const movements: Movement[] = [];

  const attemptOf = ({ order_id: orderId, qrCodeId }: Payment): string => {
    const owner = orderId === null ? codes.get(qrCodeId ?? '') : orders.get(orderId);
    return String(owner?.notes['attempt_id'] ?? '');
  };

  const move = (kind: Movement['kind'], payment: Payment, reference: string, amount: number) => {
    const { currency } = payment;
    movements.push({ kind, attemptId: attemptOf(payment), reference, amount, currency });
  };

  const settle = (payment: Payment): void => {
    Object.assign(payment, { status: 'captured', captured: true });
    move('charge', payment, payment.id, payment.amount);
    const order = orders.get(payment.order_id ?? '');
    if (order) Object.assign(order, { status: 'paid', amount_paid: order.amount, amount_due: 0 });
    const code = codes.get(payment.qrCodeId ?? '');
    if (code) {
      Object.assign(code, { status: 'closed', close_reason: 'paid' });
      code.payments_amount_received += payment.amount;
      code.payments_count_received += 1;
    }
  };

  const createOrder = (body: Record<string, unknown>): Answer => {
    const { amount, currency, receipt, notes } = body;
    if (!isAmount(amount)) return refuse('The amount must be an integer.');
    if (typeof currency !== 'string') return refuse('The currency field is required.');
    if (typeof receipt === 'string' && receipt.length > 40)
      return refuse('The receipt may not be greater than 40 characters.');
    if (THREE_DECIMALS.includes(currency) && amount % 10 !== 0)
      return refuse('The last digit of the amount must be 0.');
    const order: Order = {
      id: idOf('order'),
      entity: 'order',
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency,
      receipt: typeof receipt === 'string' ? receipt : null,
      status: 'created',
      attempts: 0,
      notes: (notes ?? {}) as Order['notes'],
      created_at: seconds(),
    };
    orders.set(order.id, order);
    return answer(order);
  };

  const createCode = (body: Record<string, unknown>): Answer => {
    const { type, usage, fixed_amount: isFixed, payment_amount: amount, close_by: closeBy } = body;
    if (type !== 'upi_qr' || usage !== 'single_use' || isFixed !== true)
      return refuse('The selected type is invalid.');
    if (!isAmount(amount)) return refuse('The payment amount must be at least 1.');
    if (!isAmount(closeBy) || closeBy < seconds() + 15 * 60)
      return refuse('close_by should be at least 15 minutes after current time.');
    const id = idOf('qr');
    const rupees = (amount / 100).toFixed(2);
    const code: QrCode = {
      id,
      entity: 'qr_code',
      image_url: `https://rzp.io/i/${id.slice(3)}`,
      image_content: `upi://pay?pa=simulation.razorpay@bank&pn=Simulation&tr=RZP${id.slice(3)}&am=${rupees}&cu=INR`,
      payment_amount: amount,
      status: 'active',
      close_reason: null,
      close_by: closeBy,
      payments_amount_received: 0,
      payments_count_received: 0,
      notes: (body['notes'] ?? {}) as QrCode['notes'],
      created_at: seconds(),
    };
    codes.set(id, code);
    return answer(code);
  };

  const closeCode = (id: string): Answer => {
    const code = codes.get(id);
    if (!code) return refuse('The id provided does not exist');
    if (code.status === 'closed') return refuse('QR code is already closed');
    return answer(Object.assign(code, { status: 'closed', close_reason: 'on_demand' }));
  };

  /** The shopper pays or is declined; undefined where nothing can be paid (any more). */
  const attempt = (reference: string, isPaid: boolean): Payment | undefined => {
    const order = orders.get(reference);
    const code = codes.get(reference);
    if (order ? order.status === 'paid' : code?.status !== 'active') return undefined;
    const payment: Payment = {
      ...emptyPayment(),
      id: idOf('pay'),
      amount: order?.amount ?? code?.payment_amount ?? 0,
      currency: order?.currency ?? 'INR',
      order_id: order?.id ?? null,
      qrCodeId: code?.id ?? null,
      method: code ? 'upi' : 'card',
      status: isPaid ? 'authorized' : 'failed',
      ...(!isPaid && { error_code: 'BAD_REQUEST_ERROR', error_reason: 'payment_declined' }),
      created_at: seconds(),
    };
    payments.set(payment.id, payment);
    if (order) Object.assign(order, { status: 'attempted', attempts: order.attempts + 1 });
    // What comes by a QR code is captured always.
    if (isPaid && (code || isCapturedAtOnce)) settle(payment);
    return payment;
  };

  const capture = (id: string, { amount, currency }: Record<string, unknown>): Answer => {
    const payment = payments.get(id);
    if (!payment) return refuse('The id provided does not exist');
    if (payment.captured) return refuse('This payment has already been captured');
    if (payment.status !== 'authorized')
      return refuse(
        'Only payments which have been authorized and not yet captured can be captured',
      );
    if (amount !== payment.amount || currency !== payment.currency)
      return refuse('Capture amount must be equal to the amount authorized');
    settle(payment);
    return answer(payment);
  };

  const refund = (id: string, body: Record<string, unknown>, key: string | undefined): Answer => {
    const payment = payments.get(id);
    if (key !== undefined && !/^[\w-]{10,}$/.test(key)) return refuse('Invalid idempotency key');
    const request = JSON.stringify([id, body]);
    const kept = keys.get(key ?? '');
    if (kept && kept.request !== request)
      return refuse('Different request with the same idempotency key has already been processed.');
    if (kept) return answer(kept.refund);
    if (!payment?.captured) return refuse('The payment status should be captured');
    const amount = body['amount'] ?? payment.amount - payment.amount_refunded;
    if (!isAmount(amount) || amount > payment.amount - payment.amount_refunded)
      return refuse('The total refund amount is greater than the refund payment amount');
    const made: Refund = {
      id: idOf('rfnd'),
      entity: 'refund',
      amount,
      currency: payment.currency,
      payment_id: id,
      receipt: typeof body['receipt'] === 'string' ? body['receipt'] : null,
      status: 'processed',
      created_at: seconds(),
    };
    refunds.set(made.id, made);
    if (key !== undefined) keys.set(key, { request, refund: made });
    payment.amount_refunded += amount;
    const isFull = payment.amount_refunded === payment.amount;
    Object.assign(payment, { refund_status: isFull ? 'full' : 'partial' });
    if (isFull) payment.status = 'refunded';
    move('refund', payment, made.id, amount);
    return answer(made);
  };

  const read = (found: object | undefined): Answer =>
    found ? answer(found) : refuse('The id provided does not exist');
  const paymentsOf = (reference: string) =>
    [...payments.values()].filter(
      ({ order_id: orderId, qrCodeId }) => orderId === reference || qrCodeId === reference,
    );

  return {
    createOrder,
    createCode,
    closeCode,
    attempt,
    capture,
    refund,
    readCode: (id: string) => read(codes.get(id)),
    readPayment: (id: string) => read(payments.get(id)),
    readRefund: (id: string) => read(refunds.get(id)),
    listOrders: (receipt: string | null) =>
      collection([...orders.values()].filter((order) => order.receipt === receipt)),
    listCodes: () => collection([...codes.values()].toReversed()),
    listPayments: (reference: string) => collection(paymentsOf(reference)),
    listRefunds: (id: string) =>
      collection([...refunds.values()].filter(({ payment_id: owner }) => owner === id)),
    findOrder: (id: string) => orders.get(id),
    findCode: (id: string) => codes.get(id),
    paymentsOf,
    /** The order or QR code that a payment is for. */
    ownerOf: (id: string): string | undefined => {
      const payment = payments.get(id);
      return payment?.order_id ?? payment?.qrCodeId ?? undefined;
    },
    refundsOf: (id: string) => [...refunds.values()].filter(({ payment_id: of }) => of === id),
    movements: () => movements,
    reset: () => {
      for (const known of [orders, codes, payments, refunds, keys]) known.clear();
      movements.length = 0;
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;
