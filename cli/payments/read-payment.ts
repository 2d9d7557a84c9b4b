import { sql } from 'kysely';
import { listPaid } from '#api/orders/payment/paid-attempts.ts';
import type { Db } from '#db/client.ts';

/** Neither what was asked of the provider nor where it leads: that names people, and opens orders. */
const listAttempts = (db: Db, orderId: string) =>
  db
    .selectFrom('payment_attempt')
    .select(['id', 'provider', 'method', 'status', 'amount', 'currency', 'provider_ref'])
    .select(['payment_ref', 'error_code', 'created_at', 'expires_at', 'settled_at', 'checks'])
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();

const listRefunds = (db: Db, orderId: string) =>
  db
    .selectFrom('refund')
    .select(['id', 'attempt_id', 'cancellation_id', 'amount', 'reason', 'status', 'by_hand'])
    .select(['provider_refund_ref', 'error_code', 'note', 'created_at', 'asked_at', 'settled_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const listDisputes = (db: Db, orderId: string) =>
  db
    .selectFrom('dispute')
    .select(['id', 'attempt_id', 'provider_ref', 'amount', 'reason', 'status'])
    .select(['respond_by', 'created_at', 'settled_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type Event = {
  provider: string;
  event_id: string;
  attempt_id: string;
  received_at: Date;
  processed_at: Date | null;
};

/** What providers have told of the attempts, by any of their references; their words stay unread. */
const listEvents = async (db: Db, orderId: string): Promise<Event[]> => {
  const { rows } = await sql<Event>`
    select e.provider, e.event_id, a.id as attempt_id, e.received_at, e.processed_at
    from payment_attempt a
    join payment_event e on e.provider = a.provider and (
      e.about ->> 'attemptId' = a.id::text
      or e.about ->> 'reference' = a.provider_ref
      or e.about ->> 'paymentReference' = a.payment_ref
      or e.about ->> 'refundReference' in (
        select r.provider_refund_ref from refund r where r.attempt_id = a.id)
      or e.about ->> 'disputeReference' in (
        select d.provider_ref from dispute d where d.attempt_id = a.id))
    where a.order_id = ${orderId} and e.received_at >= a.created_at - interval '1 hour'
    order by e.received_at, e.event_id`.execute(db);
  return rows;
};

/** What happened to the money of an order; of one attempt where that is given. */
export const readPayment = async (db: Db, orderId: string, attemptId: string | undefined) => {
  const order = await db
    .selectFrom('order')
    .select(['id', 'number', 'created_at', 'status', 'cancelled_at', 'method', 'paid'])
    .select(['total', 'currency', 'payable_until'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const of = (id: string): boolean => attemptId === undefined || id === attemptId;
  const attempts = await listAttempts(db, orderId);
  const refunds = await listRefunds(db, orderId);
  const disputes = await listDisputes(db, orderId);
  const events = await listEvents(db, orderId);
  const money = await listPaid(db, orderId);
  return {
    order,
    attempts: attempts.filter(({ id }) => of(id)),
    money: money.filter(({ id }) => of(id)),
    // Numbered within the order, whichever of them are shown.
    refunds: refunds
      .map((refund, at) => ({ no: at + 1, ...refund }))
      .filter((one) => of(one.attempt_id)),
    disputes: disputes.filter((one) => of(one.attempt_id)),
    events: events.filter((one) => of(one.attempt_id)),
  };
};

export type WholePayment = Awaited<ReturnType<typeof readPayment>>;
