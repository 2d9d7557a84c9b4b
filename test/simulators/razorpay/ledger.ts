import { undo, type DisputeState, type Movement } from '#test/simulators/simulator.ts';
import { answer, collection, isAmount, refuse, type Answer, type Said } from './answers.ts';
import {
  emptyPayment,
  idOf,
  secondsNow,
  type Dispute,
  type Order,
  type Payment,
  type QrCode,
  type Refund,
} from './entities.ts';
import { makeCode } from './make-code.ts';
import { makeOrder } from './make-order.ts';

type Kept = { request: string; refund: Refund };

/** What Razorpay knows, and the rules by which it changes. */
export const createLedger = (rules: {
  isCapturedAtOnce: boolean;
  refundStatus: Refund['status'];
}) => {
  const { isCapturedAtOnce, refundStatus } = rules;
  const orders = new Map<string, Order>();
  const codes = new Map<string, QrCode>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();
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

  const createOrder = (body: Said): Answer => {
    const order = makeOrder(body);
    if ('entity' in order) orders.set(order.id, order);
    return 'entity' in order ? answer(order) : order;
  };

  const createCode = (body: Said): Answer => {
    const code = makeCode(body);
    if ('entity' in code) codes.set(code.id, code);
    return 'entity' in code ? answer(code) : code;
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
      created_at: secondsNow(),
    };
    payments.set(payment.id, payment);
    if (order) Object.assign(order, { status: 'attempted', attempts: order.attempts + 1 });
    // What comes by a QR code is captured always.
    if (isPaid && (code || isCapturedAtOnce)) settle(payment);
    return payment;
  };

  const capture = (id: string, { amount, currency }: Said): Answer => {
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

  const refund = (id: string, body: Said, key: string | undefined): Answer => {
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
      status: refundStatus,
      created_at: secondsNow(),
    };
    refunds.set(made.id, made);
    if (key !== undefined) keys.set(key, { request, refund: made });
    if (refundStatus === 'failed') return answer(made);
    payment.amount_refunded += amount;
    const isFull = payment.amount_refunded === payment.amount;
    Object.assign(payment, { refund_status: isFull ? 'full' : 'partial' });
    if (isFull) payment.status = 'refunded';
    move('refund', payment, made.id, amount);
    return answer(made);
  };

  /** The bank asks the money of a payment back, or has decided. */
  const dispute = (payment: Payment, status: DisputeState): void => {
    const { id, amount, currency } = payment;
    const known = disputes.get(id) ?? {
      id: idOf('disp'),
      entity: 'dispute',
      payment_id: id,
      amount,
      currency,
      reason_code: 'goods_or_services_not_received',
      respond_by: secondsNow() + 86_400,
      phase: 'chargeback',
    };
    const amount_deducted = status === 'lost' ? amount : 0;
    const now: Dispute = { ...known, status, amount_deducted };
    disputes.set(id, now);
    if (status === 'lost') move('dispute', payment, now.id, amount);
  };

  /** A refund that was done has come back from the bank. */
  const failRefund = (payment: Payment): void => {
    const made = [...refunds.values()].findLast(({ payment_id: of }) => of === payment.id);
    if (made?.status !== 'processed') throw new Error('Nothing was given back');
    made.status = 'failed';
    payment.amount_refunded -= made.amount;
    undo(movements, made.id);
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
    dispute,
    failRefund,
    disputeOf: (paymentId: string) => disputes.get(paymentId),
    readDispute: (id: string) => read([...disputes.values()].find((one) => one.id === id)),
    readRefund: (id: string) => read(refunds.get(id)),
    listOrders: (receipt: string | null) =>
      collection([...orders.values()].filter((order) => order.receipt === receipt)),
    listCodes: () => collection([...codes.values()].toReversed()),
    codes: () => [...codes.values()].toReversed(),
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
    memory: [orders, codes, payments, refunds, disputes, keys],
    reset: () => {
      for (const known of [orders, codes, payments, refunds, disputes, keys]) known.clear();
      movements.length = 0;
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;
