import type { Kysely } from 'kysely';
import type { DB } from '#db/types.ts';
import { writeSetting } from '#db/settings.ts';
import { cashOnDelivery } from '#api/payments/providers/cash-on-delivery.ts';
import { createPaymentJobs } from '#api/orders/payment/payment-jobs.ts';
import { confirmPayment } from '#contract/orders/order-payment.ts';
import { getOrders, placeOrder, type Order } from '#contract/orders/order.ts';
import { NOON, testApp } from '#test/app.ts';
import { given, Shopper } from '#test/shopper.ts';
import { addOne } from '#test/stock.ts';
import { runDueJobs } from './run-jobs.ts';
import { queueUnpaidOrders } from '#jobs/maintenance/queue-unpaid-orders.ts';
import { requeuePayments } from '#jobs/maintenance/requeue-payments.ts';
import { createScripted, webhookOf } from './scripted-provider.ts';

export const ORIGIN = 'https://souk.test';
const MINUTE_MS = 60_000;

/**
 * A shop over a test database that takes money by two scripted providers and on delivery. Its jobs are carried out by
 * `runJobs`; with `processesEventsAtOnce` it follows webhooks by itself, as a shop that is open does.
 */
export const openPaymentShop = async (db: Kysely<DB>, { processesEventsAtOnce = false } = {}) => {
  const card = createScripted();
  const other = createScripted(4, 'other', false);
  const payments = [card.provider, other.provider, cashOnDelivery];
  const webhooks: string[] = [];
  let now = NOON;
  const warnings: string[] = [];
  const app = testApp(db, {
    payments,
    origin: ORIGIN,
    limitsTimes: 0,
    processesEventsAtOnce,
    onWebhook: (_, result) => void webhooks.push(result),
  });
  const note = (_: object, message: string): void => void warnings.push(message);
  const jobs = createPaymentJobs({
    db,
    now: () => now,
    log: { info: note, warn: note, error: note },
    payments,
    origin: ORIGIN,
  });
  await writeSetting(db, 'email', 'operator@souk.test');

  const setMinute = (minute: number): void => {
    now = new Date(NOON.getTime() + minute * MINUTE_MS);
    app.setNow(now);
  };

  const attemptsOf = (orderId: string) =>
    db
      .selectFrom('payment_attempt')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('place')
      .execute();

  const lastAttempt = async (orderId: string) => {
    const last = (await attemptsOf(orderId)).at(-1);
    if (!last) throw new Error('nothing was tried');
    return last;
  };

  const refundsOf = (orderId: string) =>
    db
      .selectFrom('refund')
      .select(['amount', 'status', 'reason', 'attempt_id', 'error_code'])
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .orderBy('amount')
      .execute();

  /** A cart of two lines: their stock, and who is about to order. */
  const fill = async (quantity = 5) => {
    const kettle = await addOne(db, `Kettle ${Math.random()}`, { quantity });
    const lamp = await addOne(db, `Lamp ${Math.random()}`, { quantity });
    const shopper = new Shopper(app);
    await shopper.fill([kettle, 1], [lamp, 2]);
    return { kettle, lamp, shopper };
  };

  /** An order by card that waits for its money, with its attempt. */
  const place = async (fields: Parameters<Shopper['order']>[0] = {}, quantity = 5) => {
    const filled = await fill(quantity);
    const { order, payment } = given(await filled.shopper.order({ method: 3, ...fields }));
    const { id: attempt } = await lastAttempt(order.id);
    return { ...filled, order, payment, attempt };
  };

  const read = async (shopper: Shopper, id: string): Promise<Order> => {
    const { order } = given(await shopper.ask(getOrders, { json: { order_id: id } }));
    if (!order) throw new Error('no such order');
    return order;
  };

  return {
    app,
    card,
    other,
    jobs,
    warnings,
    forged: () => webhooks.filter((result) => result === 'bad-signature').length,
    setMinute,
    attemptsOf,
    lastAttempt,
    refundsOf,
    fill,
    place,
    read,
    placeOrder,
    /** What the page of the order does when the shopper is back. */
    comeBack: (shopper: Shopper, id: string) =>
      shopper.ask(confirmPayment, { json: { order_id: id } }),
    webhook: async (event: object, signature?: string): Promise<number> =>
      (await app.request('/payment/webhook/scripted', webhookOf(event, signature))).status,
    /** What the minute's maintenance adds, and all that is due. */
    runJobs: async (isLast = false) => {
      await queueUnpaidOrders(db, now);
      await requeuePayments(db, now);
      return runDueJobs(db, jobs, now, isLast);
    },
    /** The kinds of mails about an order. */
    mailsOf: async (about: string): Promise<string[]> =>
      (
        await db
          .selectFrom('mail_log')
          .select('kind')
          .where('key', 'like', `%${about}%`)
          .orderBy('id')
          .execute()
      ).map(({ kind }) => kind),
  };
};
