import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getOrders } from '#contract/orders/order.ts';
import { confirmPayment, payOrder } from '#contract/orders/order-payment.ts';
import type { NextPayment } from '#contract/orders/payment.ts';
import type { Db } from '#db/client.ts';
import { writeSetting } from '#db/settings.ts';
import { runInTransaction } from '#db/transaction.ts';
import { refundByShop } from '#api/orders/refunds/refund-by-shop.ts';
import { createPaymentJobs } from '#api/orders/payment/payment-jobs.ts';
import { readPayments } from '#server/payments/read-payments.ts';
import { testApp } from '#test/app.ts';
import { addVoucher } from '#test/factories.ts';
import { given, refused, Shopper } from '#test/shopper.ts';
import { openSimulators } from '#test/simulators/open-all.ts';
import { closeServer, type Simulator } from '#test/simulators/simulator.ts';
import { addOne } from '#test/stock.ts';
import { readOrderState, type Ordered } from './order-books.ts';
import { runDueJobs } from './run-jobs.ts';

const MINUTE_MS = 60_000;
const STOCK = 5;
const DAY_MS = 1_440 * MINUTE_MS;

const lastingFrom = (now: number) => ({
  starts_at: new Date(now - DAY_MS),
  ends_at: new Date(now + DAY_MS),
});

/** The ways to pay in dollars, with what each simulator calls the answer that says what was taken. */
export const WAYS = [
  { name: 'Stripe', method: 3, slug: 'stripe', taken: 'find' },
  { name: 'PayPal', method: 4, slug: 'paypal', taken: 'capture' },
  { name: 'Flutterwave', method: 5, slug: 'flutterwave', taken: 'find' },
  { name: 'Razorpay', method: 1, slug: 'razorpay', taken: 'find' },
  { name: 'Iyzico', method: 6, slug: 'iyzico', taken: 'find' },
] as const;
/** Rupees alone; its codes are Razorpay's. */
export const UPI = { name: 'UPI', method: 7, slug: 'upi', taken: 'find' } as const;
export type Way = (typeof WAYS)[number] | typeof UPI;

export type Placed = Ordered & { shopper: Shopper; amount: number };

/** What Iyzico asks of each buyer. */
const ANSWERS = { identityNumber: '74300864791' };

/** The shopper comes to the provider's page, where a form leads to it. */
const openPage = async (payment: NextPayment): Promise<void> => {
  if (payment.kind !== 'form') return;
  const body = new URLSearchParams(payment.fields);
  await (await fetch(payment.url, { method: 'POST', body })).body?.cancel();
};

/**
 * A shop over a test database whose providers are simulated, and tell it by HTTP what has happened. Its jobs
 * about money are carried out by `work`.
 */
export const openSimulatedShop = async (db: Db, currency = 'USD') => {
  await writeSetting(db, 'currency', currency);
  let ahead = 0;
  const now = (): Date => new Date(Date.now() + ahead * MINUTE_MS);
  const server = createServer(async (request, response) => {
    const body = new Uint8Array(await buffer(request));
    const headers = new Headers(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const path = (request.url ?? '').replace('/api/v1', '');
    const answer = await app.request(path, { method: 'POST', headers, body });
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const open = await openSimulators(origin);
  const payments = readPayments({ ...open.environment, PAYMENT_SIM: '1' }, now);
  const app = testApp(db, { payments, origin, limitsTimes: 0, now });
  const logged: string[] = [];
  const quiet = (): void => {};
  const error = (_: object, message: string): void => void logged.push(message);
  const log = { info: quiet, warn: quiet, error };
  const jobs = createPaymentJobs({ db, now, log, payments, origin });

  /** A refund without an answer: the worker asks again, and so does the next `work`. */
  const leftForLater = (): void => {};

  const simulatorOf = ({ slug }: Way): Simulator => {
    const simulator = open.simulators[slug === 'upi' ? 'razorpay' : slug];
    if (!simulator) throw new Error(`nobody simulates ${slug}`);
    return simulator;
  };

  const attemptsOf = (id: string) =>
    db
      .selectFrom('payment_attempt')
      .select(['id', 'provider', 'provider_ref', 'status'])
      .where('order_id', '=', id)
      .orderBy('place')
      .execute();
  const referenceOf = async (id: string): Promise<string> =>
    (await attemptsOf(id)).at(-1)?.provider_ref ?? '';

  /** A cart of one kettle, and a voucher for it alone. */
  const fill = async () => {
    const kettle = await addOne(db, `Kettle ${randomUUID()}`, { quantity: STOCK });
    const voucher = `V${randomUUID().slice(0, 18)}`.toUpperCase();
    await addVoucher(db, voucher, { total_limit: 1, value: 100, ...lastingFrom(Date.now()) });
    const shopper = new Shopper(app);
    await shopper.fill([kettle, 1]);
    return { shopper, kettle, voucher };
  };

  /** Orders what is in the cart, to be paid that way; `opens`: the shopper comes to the provider's page. */
  const order = async (
    way: Way,
    filled: Awaited<ReturnType<typeof fill>>,
    opens = true,
  ): Promise<Placed> => {
    const { shopper, voucher } = filled;
    const { method } = way;
    const done = given(await shopper.order({ method, voucher, answers: ANSWERS }));
    if (opens) await openPage(done.payment);
    return { ...filled, id: done.order.id, amount: done.order.amount };
  };

  /** The same where the provider takes no money for it: the order that is told of in the refusal. */
  const placeRefused = async (
    way: Way,
    filled: Awaited<ReturnType<typeof fill>>,
    key?: string,
  ): Promise<Placed> => {
    const { shopper, voucher } = filled;
    const fields = { method: way.method, voucher, answers: ANSWERS };
    const also = key === undefined ? {} : { idempotencyKey: key };
    const { order_id: id } = refused(await shopper.order(fields, also));
    if (id === undefined) throw new Error('nothing was ordered');
    const { order } = given(await shopper.ask(getOrders, { json: { order_id: id } }));
    return { ...filled, id, amount: order?.amount ?? 0 };
  };

  /** The operator gives something back of an order. */
  const giveBack = async (orderId: string, amount?: number): Promise<string> => {
    const input = { orderId, ...(amount !== undefined && { amount }), byHand: false, again: false };
    const done = await runInTransaction(db, (trx) => refundByShop(trx, { ...input, now: now() }));
    return done.kind === 'refused' ? done.reason : done.kind;
  };

  /** The shopper takes another way to pay the order. */
  const payBy = async (way: Way, { shopper, id }: Placed): Promise<void> => {
    const json = { order_id: id, method: way.method, answers: ANSWERS };
    await openPage(given(await shopper.ask(payOrder, { json })).payment);
  };

  /** Carries out what is to be done about the order. */
  const work = async (id: string): Promise<void> => {
    const patience = () => ({ isLast: false, signal: AbortSignal.timeout(10_000) });
    const events = db.selectFrom('payment_event').select(['provider', 'event_id']);
    for (const { provider, event_id: event } of await events
      .where('processed_at', 'is', null)
      .orderBy('received_at')
      .execute())
      await jobs['payment-event']({ provider, event }, patience());
    for (const { id: one, status } of await attemptsOf(id))
      if (status !== 'paid') await jobs['settle-payment']({ attempt: one }, patience());
    const refunds = db.selectFrom('refund').select('id').where('order_id', '=', id);
    for (const { id: refund } of await refunds.where('status', '=', 'pending').execute())
      await jobs['refund-payment']({ refund }, patience()).catch(leftForLater);
  };

  const heldFor = async (id: string): Promise<number> => {
    const ids = new Set((await attemptsOf(id)).map((one) => one.id));
    return Object.values(open.simulators)
      .flatMap((simulator) => simulator.movements())
      .filter(({ attemptId }) => ids.has(attemptId))
      .reduce((sum, { kind, amount }) => sum + (kind === 'charge' ? amount : -amount), 0);
  };

  return {
    simulatorOf,
    attemptsOf,
    referenceOf,
    fill,
    order,
    placeRefused,
    place: async (way: Way, opens = true) => order(way, await fill(), opens),
    payBy,
    giveBack,
    work,
    /** Carries out the jobs about money that wait, of whatever order; what has failed. */
    runJobs: () => runDueJobs(db, jobs, now()),
    logged,
    refundsOf: (id: string) =>
      db
        .selectFrom('refund')
        .select(['attempt_id', 'amount', 'reason', 'status'])
        .where('order_id', '=', id)
        .execute(),
    /** Has the shop's clock go so many minutes before that of the world. */
    setAhead: (minutes: number): void => void (ahead = minutes),
    end: (id: string) =>
      jobs['end-unpaid']({ order: id }, { isLast: false, signal: AbortSignal.timeout(10_000) }),
    act: async (way: Way, { id }: Placed, outcome: 'pay' | 'decline' | 'abandon') =>
      simulatorOf(way).act(await referenceOf(id), outcome),
    comeBack: ({ shopper, id }: Placed) => shopper.ask(confirmPayment, { json: { order_id: id } }),
    /** How the order stands, and by how much its money, stock, voucher and mails are wrong. */
    readState: async (placed: Placed) =>
      readOrderState(db, placed, { held: await heldFor(placed.id), stock: STOCK }),
    close: async (): Promise<void> => {
      await open.close();
      await closeServer(server);
    },
  };
};
