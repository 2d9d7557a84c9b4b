import { sql, type RawBuilder } from 'kysely';
import { isUuid } from '#contract/ids.ts';
import { failedForGood } from '#api/orders/refunds/failed-refunds.ts';
import type { Db } from '#db/client.ts';
import { CommandError, RuleError } from '#cli/command-error.ts';
import { getOrderId } from '#cli/orders/find-order.ts';

const STATUSES = 'created redirected processing paid failed cancelled expired review';
export const ATTEMPT_STATUSES = STATUSES.split(' ');

/** An attempt `a` that waits for a person: nobody knows what was paid, it is disputed, or what is owed cannot go back. */
export const needsPerson: RawBuilder<boolean> = sql<boolean>`(a.status = 'review'
  or exists (select from dispute d where d.attempt_id = a.id and d.status = 'open')
  or exists (select from refund r where r.attempt_id = a.id and ${failedForGood}))`;

export type PaymentRow = {
  id: string;
  number: string;
  provider: string;
  method: number;
  status: string;
  amount: number;
  currency: string;
  created_at: Date;
  settled_at: Date | null;
  error_code: string | null;
  refunded: number;
  needs_person: boolean;
};

type Filter = {
  status: string | undefined;
  provider: string | undefined;
  since: Date | undefined;
  until: Date | undefined;
  /** Only those that wait for a person. */
  review: boolean;
  limit: number;
};

/** The newest attempts to pay first. */
export const listPayments = async (db: Db, filter: Filter): Promise<PaymentRow[]> => {
  const { status, provider, since, until, review, limit } = filter;
  const { rows } = await sql<PaymentRow>`
    select a.id, o.number, a.provider, a.method, a.status, a.amount, a.currency, a.created_at,
      a.settled_at, a.error_code, ${needsPerson} as needs_person,
      (select coalesce(sum(r.amount), 0)::bigint from refund r
        where r.attempt_id = a.id and r.status = 'processed') as refunded
    from payment_attempt a join "order" o on o.id = a.order_id
    where (${status ?? null}::text is null or a.status = ${status ?? null})
      and (${provider ?? null}::text is null or a.provider = ${provider ?? null})
      and (${since ?? null}::timestamptz is null or a.created_at >= ${since ?? null})
      and (${until ?? null}::timestamptz is null or a.created_at < ${until ?? null})
      and (not ${review}::boolean or ${needsPerson})
    order by a.created_at desc, a.place desc limit ${limit}`.execute(db);
  return rows;
};

type Meant = { orderId: string; attemptId: string | undefined };

/** The order that an argument names by its number, or by the id of an attempt of it. Throws CommandError. */
export const getMeant = async (
  db: Db,
  action: string,
  positionals: readonly string[],
): Promise<Meant> => {
  const [text, ...more] = positionals;
  if (text === undefined || more.length > 0)
    throw new CommandError(
      `payments ${action} needs one ATTEMPT or the NUMBER of an order; payments list shows them.`,
    );
  if (!isUuid(text)) return { orderId: await getOrderId(db, text), attemptId: undefined };
  const attempt = await db
    .selectFrom('payment_attempt')
    .select(['id', 'order_id'])
    .where('id', '=', text)
    .executeTakeFirst();
  if (!attempt) throw new RuleError(`There is no attempt ${text}.`);
  return { orderId: attempt.order_id, attemptId: attempt.id };
};
