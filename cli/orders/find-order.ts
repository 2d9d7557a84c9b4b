import { sql } from 'kysely';
import { isUuid } from '#contract/ids.ts';
import type { Db } from '#db/client.ts';
import { RuleError } from '#cli/command-error.ts';

const select = (db: Db) =>
  db
    .selectFrom('order as o')
    .select(['o.id', 'o.number', 'o.created_at', 'o.status', 'o.cancelled_at', 'o.paid'])
    .select(['o.method', 'o.total', 'o.currency', 'o.name', 'o.email'])
    .select([
      sql<number>`(select sum(l.quantity)::int from order_line l where l.order_id = o.id)`.as(
        'units',
      ),
      sql<boolean>`exists (
        select from cancellation c
        where c.order_id = o.id and c.state = 'requested' and c.kind = 'cancel')`.as(
        'asked_to_cancel',
      ),
      sql<boolean>`exists (
        select from cancellation c
        where c.order_id = o.id and c.state = 'requested' and c.kind = 'refund')`.as(
        'asked_to_return',
      ),
    ]);

export type OrderRow = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** The id of the order with this number (or id). Throws RuleError. */
export const getOrderId = async (db: Db, text: string): Promise<string> => {
  const query = db.selectFrom('order').select('id');
  const order = await (
    isUuid(text) ? query.where('id', '=', text) : query.where('number', '=', text.toUpperCase())
  ).executeTakeFirst();
  if (!order) throw new RuleError(`There is no order ${text}.`);
  return order.id;
};

type Filter = {
  status: number | undefined;
  /** Only the cancelled ones; without it all, but with a status only those that are not. */
  cancelled: boolean;
  /** Only those that a shopper asks to cancel or return. */
  asked: boolean;
  /** Part of a number, name or e-mail address. */
  q: string | undefined;
  limit: number;
};

/** The newest orders first. */
export const listOrders = async (db: Db, filter: Filter): Promise<OrderRow[]> => {
  const { status, cancelled, asked, q, limit } = filter;
  let query = select(db).orderBy('o.created_at', 'desc').orderBy('o.id').limit(limit);
  if (status !== undefined)
    query = query.where('o.status', '=', status).where('o.cancelled_at', 'is', null);
  if (cancelled) query = query.where('o.cancelled_at', 'is not', null);
  if (asked)
    query = query.where(
      sql<boolean>`o.id in (select order_id from cancellation where state = 'requested')`,
    );
  if (q?.trim()) {
    const like = `%${q.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<boolean>`(o.number ilike ${like} or o.name ilike ${like} or o.email ilike ${like})`,
    );
  }
  return query.execute();
};
