import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { confirmPayment } from '#contract/order-payment.ts';
import type { Db } from '#db/client.ts';
import { createPaymentJobs } from '#api/orders/payment/jobs.ts';
import { readPayments } from '#server/payments.ts';
import { testApp } from '#test/app.ts';
import { given, Shopper } from '#test/shopper.ts';
import { openSimulators } from '#test/simulators/open-all.ts';
import { closeServer, type Simulator } from '#test/simulators/simulator.ts';
import { addOne } from '#test/stock.ts';

const MINUTE_MS = 60_000;
const STOCK = 5;

/** The ways to pay in dollars, with what each simulator calls the answer that says what was taken. */
export const WAYS = [
  { name: 'Stripe', method: 3, slug: 'stripe', taken: 'find' },
  { name: 'PayPal', method: 4, slug: 'paypal', taken: 'capture' },
  { name: 'Flutterwave', method: 5, slug: 'flutterwave', taken: 'find' },
  { name: 'Razorpay', method: 1, slug: 'razorpay', taken: 'find' },
  { name: 'Iyzico', method: 6, slug: 'iyzico', taken: 'find' },
] as const;
export type Way = (typeof WAYS)[number];

export type Placed = { shopper: Shopper; id: string; amount: number; kettle: number };

/**
 * A shop over a test database whose providers are simulated, and tell it by HTTP what has happened. Its jobs
 * about money are carried out by `work`.
 */
export const openSimulatedShop = async (db: Db) => {
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
  const quiet = (): void => {};
  const log = { info: quiet, warn: quiet, error: quiet };
  const jobs = createPaymentJobs({ db, now, log, payments, origin });

  /** A refund without an answer: the worker asks again, and so does the next `work`. */
  const leftForLater = (): void => {};

  const simulatorOf = ({ slug }: Way): Simulator => {
    const simulator = open.simulators[slug];
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

  /** An order of one kettle that is to be paid that way; `opens`: the shopper comes to the provider's page. */
  const place = async (way: Way, opens = true): Promise<Placed> => {
    const kettle = await addOne(db, `Kettle ${randomUUID()}`, { quantity: STOCK });
    const shopper = new Shopper(app);
    await shopper.fill([kettle, 1]);
    const answers = { identityNumber: '74300864791' };
    const { order, payment } = given(await shopper.order({ method: way.method, answers }));
    if (opens && payment.kind === 'form') {
      const body = new URLSearchParams(payment.fields);
      await (await fetch(payment.url, { method: 'POST', body })).body?.cancel();
    }
    return { shopper, id: order.id, amount: order.amount, kettle };
  };

  /** Carries out what is to be done about the order. */
  const work = async (id: string): Promise<void> => {
    const patience = () => ({ isLast: false, signal: AbortSignal.timeout(10_000) });
    const events = db.selectFrom('payment_event').select(['provider', 'event_id']);
    for (const { provider, event_id: event } of await events
      .where('processed_at', 'is', null)
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

  /** What the shop has written of the order's money, stock and mails. */
  const readBooks = async ({ id, kettle }: Placed) => {
    const { rows } = await sql<{ paid: boolean; live: boolean; total: number; had: number }>`
      select o.paid, o.cancelled_at is null as live, o.total::int as total,
        ((select coalesce(sum(amount), 0) from payment_attempt where order_id = o.id and status = 'paid')
          - (select coalesce(sum(amount), 0) from refund
             where order_id = o.id and status = 'processed'))::int as had
      from "order" o where o.id = ${id}`.execute(db);
    const [order] = rows;
    if (!order) throw new Error('the order is lost');
    const { rows: twice } = await sql`
      select key from mail_log where key like ${`%${id}%`} group by kind, key having count(*) > 1`.execute(
      db,
    );
    const { quantity } = await db
      .selectFrom('inventory')
      .select('quantity')
      .where('id', '=', kettle)
      .executeTakeFirstOrThrow();
    return { ...order, twice, taken: STOCK - quantity };
  };

  return {
    simulatorOf,
    attemptsOf,
    referenceOf,
    place,
    work,
    /** Has the shop's clock go so many minutes before that of the world. */
    setAhead: (minutes: number): void => void (ahead = minutes),
    end: (id: string) =>
      jobs['end-unpaid']({ order: id }, { isLast: false, signal: AbortSignal.timeout(10_000) }),
    act: async (way: Way, { id }: Placed, outcome: 'pay' | 'decline' | 'abandon') =>
      simulatorOf(way).act(await referenceOf(id), outcome),
    comeBack: ({ shopper, id }: Placed) => shopper.ask(confirmPayment, { json: { order_id: id } }),
    /** How the order stands, and by how much money, stock and mails are wrong: each 0 where all is well. */
    readState: async (placed: Placed) => {
      const { paid, live, total, had, twice, taken } = await readBooks(placed);
      const owed = paid && live ? total : 0;
      return {
        paid,
        live,
        wrong: {
          inBooks: had - owed,
          atProviders: (await heldFor(placed.id)) - owed,
          stock: taken - (live ? 1 : 0),
          mails: twice.length,
        },
      };
    },
    close: async (): Promise<void> => {
      await open.close();
      await closeServer(server);
    },
  };
};
