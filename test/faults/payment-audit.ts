import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { confirmPayment } from '#contract/orders/order-payment.ts';
import type { Db } from '#db/client.ts';
import { mailUnpaidOrders } from '#jobs/maintenance/mail-unpaid-orders.ts';
import { persist } from './door.ts';
import type { Market, Providers, Told } from './payment-buyers.ts';

const DRAIN_MS = 240_000;

type Books = {
  id: string;
  paid: boolean;
  waits: boolean;
  status: number;
  owed: number;
  had: number;
};

/** By order: what is owed for what is left of it, and what came less what went back, by the tables. */
const readBooks = async (db: Db): Promise<Books[]> => {
  const { rows } = await sql<Books>`
    select o.id, o.paid, o.status, not o.paid and o.cancelled_at is null as waits,
      case when o.paid then (select coalesce(sum(l.total), 0) from order_line l
        where l.order_id = o.id and l.cancelled_at is null) else 0 end::int as owed,
      ((select coalesce(sum(a.amount), 0) from payment_attempt a
          where a.order_id = o.id and a.status = 'paid')
        - (select coalesce(sum(r.amount), 0) from refund r
          where r.order_id = o.id and r.status = 'processed'))::int as had
    from "order" o order by o.id`.execute(db);
  return rows;
};

/** By order, what the providers hold, by their own journals. */
const readHeld = async (db: Db, { simulators }: Providers): Promise<Map<string, number>> => {
  const attempts = await db.selectFrom('payment_attempt').select(['id', 'order_id']).execute();
  const orderOf = new Map(attempts.map(({ id, order_id: order }) => [id, order]));
  const held = new Map<string, number>();
  for (const simulator of Object.values(simulators))
    for (const { kind, attemptId, amount } of simulator.movements()) {
      const order = orderOf.get(attemptId) ?? `unknown attempt ${attemptId}`;
      held.set(order, (held.get(order) ?? 0) + (kind === 'charge' ? amount : -amount));
    }
  return held;
};

const isBalanced = async ({ db, providers }: Market): Promise<boolean> => {
  const held = await readHeld(db, providers);
  const open = await db
    .selectFrom('refund')
    .select('id')
    .where('status', '=', 'pending')
    .executeTakeFirst();
  const books = await readBooks(db);
  return !open && books.every(({ id, owed, had }) => owed === had && had === (held.get(id) ?? 0));
};

/** Has everything asked that would be asked within a day: what is due later is due now. */
export const drain = async (market: Market, told: readonly Told[]): Promise<void> => {
  for (const { shopper, id } of told)
    await persist(() => shopper.ask(confirmPayment, { json: { order_id: id } }));
  const until = Date.now() + DRAIN_MS;
  while (!(await isBalanced(market)) && Date.now() < until) {
    await sql`update graphile_worker._private_jobs j set run_at = now()
      from graphile_worker._private_tasks t where t.id = j.task_id and j.locked_at is null
        and t.identifier in ('refund-payment', 'payment-event', 'settle-payment')`.execute(
      market.db,
    );
    await wait(500);
  }
};

/** Of each order that waits for its money that is said once, and of each that is paid that it is placed. */
const auditMails = async (db: Db, books: readonly Books[]): Promise<void> => {
  await mailUnpaidOrders(db, new Date(Date.now() + 6 * 60_000));
  const mails = await db.selectFrom('mail_log').select('key').execute();
  const keysOf = (start: string) =>
    mails.map(({ key }) => key).filter((key) => key.startsWith(start));
  const waiting = books.filter((one) => one.waits).map(({ id }) => `order-unpaid:${id}`);
  expect(keysOf('order-unpaid:')).toEqual(expect.arrayContaining(waiting));
  const paid = books.filter((one) => one.paid).map(({ id }) => `order-placed:${id}`);
  expect(keysOf('order-placed:').toSorted()).toEqual(paid);
  expect(keysOf('order-status:')).toEqual([]);
};

const auditStock = async (db: Db, stock: number): Promise<void> => {
  const { rows } = await sql<{ left: number; sold: number }>`
    select i.quantity as left,
      coalesce(sum(l.quantity) filter (where l.cancelled_at is null), 0)::int as sold
    from inventory i left join order_line l on l.inventory_id = i.id group by i.id`.execute(db);
  expect(rows.map(({ left, sold }) => left + sold)).toEqual(rows.map(() => stock));
};

export const audit = async (
  { db, providers }: Market,
  told: readonly Told[],
  stock: number,
): Promise<void> => {
  const books = await readBooks(db);
  const held = await readHeld(db, providers);
  // The shop's books are right, and the providers' are the same, to the cent.
  const own = books.map(({ id, owed, had }) => ({ id, owed, had }));
  expect(own).toEqual(books.map(({ id, owed }) => ({ id, owed, had: owed })));
  const kept = [...held].filter(([, amount]) => amount !== 0);
  expect(new Map(kept)).toEqual(
    new Map(books.filter(({ had }) => had !== 0).map(({ id, had }) => [id, had])),
  );
  // Nobody is sent what is not paid, and nobody's order is lost or doubled.
  expect(books.filter(({ paid, status }) => !paid && status > 1)).toEqual([]);
  expect(books.map(({ id }) => id)).toEqual(told.map(({ id }) => id).toSorted());
  await auditStock(db, stock);
  await auditMails(db, books);
};
