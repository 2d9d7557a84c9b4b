import { sql } from 'kysely';
import { methodWords } from '#cli/orders/labels.ts';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import type { Db } from '#db/client.ts';

export type ReportRow = {
  /** As 2026-06-15, in UTC. */
  day: string;
  /** The provider, the way to pay of an order without one, or `by hand`. */
  method: string;
  currency: string;
  /** How many were begun; null where none are: cash comes with the parcel. */
  attempts: number | null;
  paid: number;
  paid_amount: number;
  refunded_amount: number;
  /** What lost disputes have taken. */
  disputed_amount: number;
  net_amount: number;
};

type Found = Omit<ReportRow, 'net_amount' | 'method'> & { provider: string | null; code: number };

/** What was given back by hand, whoever had taken it: no provider's books have it. */
const BY_HAND = 'by hand';

/**
 * What came and went back by days and methods, from the first moment to before the last. Each sum stands
 * on the day on which it moved, so that it is found again in the books of the provider.
 */
export const listReport = async (db: Db, since: Date, until: Date): Promise<ReportRow[]> => {
  const { rows } = await sql<Found>`
    with moved (at, provider, code, currency, attempts, paid, paid_amount, refunded_amount, disputed_amount) as (
      select created_at, provider, 0, currency, 1, 0, 0, 0, 0 from payment_attempt
      where created_at >= ${since} and created_at < ${until}
      union all
      select settled_at, provider, 0, currency, 0, 1, amount, 0, 0 from payment_attempt
      where status = 'paid' and settled_at >= ${since} and settled_at < ${until}
      union all
      select r.settled_at, case when r.by_hand then ${BY_HAND} else a.provider end, 0, a.currency,
        case when r.by_hand then null else 0 end, 0, 0, r.amount, 0
      from refund r join payment_attempt a on a.id = r.attempt_id
      where r.status = 'processed' and r.settled_at >= ${since} and r.settled_at < ${until}
      union all
      select d.settled_at, a.provider, 0, a.currency, 0, 0, 0, 0, d.amount
      from dispute d join payment_attempt a on a.id = d.attempt_id
      where d.status = 'lost' and d.settled_at >= ${since} and d.settled_at < ${until}
      union all
      -- What no provider has taken is paid as it is delivered,
      select h.at, null, o.method, o.currency, null, 1,
        (select coalesce(sum(l.total), 0) from order_line l
          where l.order_id = o.id and l.cancelled_at is null), 0, 0
      from order_history h join "order" o on o.id = h.order_id
      where h.status = ${ORDER_STATUS.delivered} and h.package_id is null and h.cancellation_id is null
        and h.at >= ${since} and h.at < ${until} and o.paid
        and not exists (select from payment_attempt a where a.order_id = o.id and a.status = 'paid')
      union all
      -- and is back when the operator has recorded it.
      select c.settled_at, null, o.method, o.currency, null, 0, 0, c.amount, 0
      from cancellation c join "order" o on o.id = c.order_id
      where c.kind = 'refund' and c.state = 'done'
        and c.settled_at >= ${since} and c.settled_at < ${until}
        and not exists (select from payment_attempt a where a.order_id = o.id and a.status = 'paid'))
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, provider, code, currency,
      sum(attempts)::int as attempts, sum(paid)::int as paid,
      sum(paid_amount)::bigint as paid_amount, sum(refunded_amount)::bigint as refunded_amount,
      sum(disputed_amount)::bigint as disputed_amount
    from moved
    group by day, provider, code, currency
    order by day, provider nulls last, code, currency`.execute(db);
  return rows.map(({ provider, code, ...row }) => ({
    ...row,
    method: provider ?? methodWords(code),
    net_amount: row.paid_amount - row.refunded_amount - row.disputed_amount,
  }));
};
