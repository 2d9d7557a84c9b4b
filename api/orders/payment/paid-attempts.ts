import { sql } from 'kysely';
import type { Db, Trx } from '#db/client.ts';

/** How much of an attempt's money came, went back, and is left to refund. */
export type PaidAttempt = {
  id: string;
  provider: string;
  currency: string;
  /** What has come. */
  amount: number;
  /** What has gone back. */
  given: number;
  /** What is on its way back. */
  pending: number;
  /** What lost disputes have taken. */
  taken: number;
  /** What may still go back. */
  left: number;
};

/** The attempts by which an order was paid, the first that was paid first, with what is left of each. */
export const listPaid = async (db: Db | Trx, orderId: string): Promise<PaidAttempt[]> => {
  const { rows } = await sql<PaidAttempt>`
    select a.id, a.provider, a.currency, a.amount, back.given, back.pending, lost.taken,
      greatest(a.amount - back.given - back.pending - lost.taken, 0) as left
    from payment_attempt a
    cross join lateral (
      select coalesce(sum(r.amount) filter (where r.status = 'processed'), 0)::bigint as given,
        coalesce(sum(r.amount) filter (where r.status = 'pending'), 0)::bigint as pending
      from refund r where r.attempt_id = a.id) back
    cross join lateral (
      select coalesce(sum(d.amount), 0)::bigint as taken from dispute d
      where d.attempt_id = a.id and d.status = 'lost') lost
    where a.order_id = ${orderId} and a.status = 'paid'
    order by a.settled_at, a.place`.execute(db);
  return rows;
};
