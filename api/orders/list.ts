import { sql } from 'kysely';
import { PAYMENT_STATUS, type OrderStatus, type PaymentMethod } from '#contract/order-codes.ts';
import { PER_PAGE, type PageOf } from '#contract/page.ts';
import type { OrderListed } from '#contract/order.ts';
import type { Db } from '#db/client.ts';

type Filter = {
  shopperId: string;
  status: OrderStatus | undefined;
  /** Part of the order's number or of a product's title, in any language. */
  q: string | undefined;
  page: number;
};

const PICTURES = 4;

const pattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

const matching = (db: Db, { shopperId, status, q }: Filter) => {
  let query = db.selectFrom('order as o').where('o.shopper_id', '=', shopperId);
  if (status !== undefined) query = query.where('o.status', '=', status);
  if (!q?.trim()) return query;
  const like = pattern(q);
  return query.where(
    sql<boolean>`(o.number ilike ${like} or exists (
      select from order_line l, jsonb_each_text(l.title) t
      where l.order_id = o.id and t.value ilike ${like}))`,
  );
};

/** A page of the shopper's orders, the newest first. */
export const listOrders = async (db: Db, filter: Filter): Promise<PageOf<OrderListed>> => {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, filter)
    .select([
      'o.id',
      'o.number',
      'o.created_at',
      'o.total',
      'o.currency',
      'o.method',
      'o.paid',
      'o.cancelled_at',
    ])
    .select([
      'o.status',
      sql<number>`(select sum(l.quantity) from order_line l where l.order_id = o.id)`.as('units'),
      sql<string[]>`array(
        select l.image from order_line l where l.order_id = o.id
        order by l.position limit ${PICTURES})`.as('images'),
    ])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id')
    .limit(PER_PAGE)
    .offset((filter.page - 1) * PER_PAGE)
    .execute();
  return {
    result: rows.map((row) => ({
      id: row.id,
      number: row.number,
      date: row.created_at.toISOString(),
      amount: row.total,
      currency: row.currency,
      method: row.method as PaymentMethod,
      payment_status: row.paid ? PAYMENT_STATUS.paid : PAYMENT_STATUS.unpaid,
      status: row.status as OrderStatus,
      cancelled: row.cancelled_at !== null,
      units: row.units,
      images: row.images,
    })),
    total,
    page: filter.page,
    per_page: PER_PAGE,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
};
