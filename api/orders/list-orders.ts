import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import {
  ORDER_STATUS,
  PAYMENT_STATUS,
  type OrderStatus,
  type PaymentMethod,
} from '#contract/orders/order-codes.ts';
import { PER_PAGE } from '#contract/page-size.ts';
import type { PageOf } from '#contract/page.ts';
import type { OrderListed } from '#contract/orders/order.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';
import { isKeptLine } from '#db/kept-line.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { presentParcel } from './present-order.ts';
import { deliveredAt } from './find-order.ts';

type Filter = {
  shopperId: string;
  status: OrderStatus | undefined;
  cancelled: boolean | undefined;
  /** Part of the order's number or of a product's title, in any language. */
  q: string | undefined;
  page: number;
};

const PICTURES = 4;

const pattern = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

const matching = (db: Db, { shopperId, status, cancelled, q }: Filter) => {
  let query = db.selectFrom('order as o').where('o.shopper_id', '=', shopperId);
  if (status !== undefined) query = query.where('o.status', '=', status);
  if (cancelled !== undefined)
    query = query.where('o.cancelled_at', cancelled ? 'is not' : 'is', null);
  if (!q?.trim()) return query;
  const like = pattern(q);
  // All lines at once, and not those of each order: PostgreSQL then reads each title once, however often it was bought.
  return query.where(
    sql<boolean>`(o.number ilike ${like} or o.id in (
      select l.order_id
      from "order" own join order_line l on l.order_id = own.id, jsonb_each_text(l.title) t
      where own.shopper_id = ${shopperId} and t.value ilike ${like}))`,
  );
};

/**
 * A page of the shopper's orders, the newest first. What matches is looked for once, and only what the page
 * shows is read.
 */
export const listOrders = async (
  db: Db,
  filter: Filter,
  language: LanguageCode,
): Promise<PageOf<OrderListed>> => {
  const { total, orders } = await db
    .with('found', () => matching(db, filter).select(['o.id', 'o.created_at']))
    .selectNoFrom((eb) => [
      eb
        .selectFrom('found')
        .select(eb.fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
      jsonArrayFrom(
        eb
          .selectFrom(
            eb
              .selectFrom('found')
              .select('found.id')
              .orderBy('found.created_at', 'desc')
              .orderBy('found.id')
              .limit(PER_PAGE)
              .offset(offsetOf(filter.page))
              .as('page'),
          )
          .innerJoin('order as o', 'o.id', 'page.id')
          .select([
            'o.id',
            'o.number',
            'o.created_at',
            'o.total',
            'o.currency',
            'o.method',
            'o.paid',
            'o.cancelled_at',
            'o.status',
            sql<number>`(select sum(l.quantity) from order_line l where l.order_id = o.id)`.as(
              'units',
            ),
            sql<number>`(select count(*)::int from order_line l where l.order_id = o.id)`.as(
              'lines',
            ),
            sql<Texts>`(
              select l.title from order_line l where l.order_id = o.id order by l.position limit 1)`.as(
              'title',
            ),
            sql<string[]>`array(
              select l.image from order_line l where l.order_id = o.id
              order by l.position limit ${PICTURES})`.as('images'),
            sql<string | null>`(
              select l.id
              from order_line l join order_package p on p.id = l.package_id
              where l.order_id = o.id and p.status = ${ORDER_STATUS.delivered}
                and l.product_id is not null and ${isKeptLine}
                and not exists (select from review r where r.order_line_id = l.id)
              order by l.position limit 1)`.as('review_line_id'),
            sql<OrderListed['return_state']>`(
              select c.state from cancellation c
              where c.order_id = o.id and c.kind = 'refund' and c.state <> 'refused'
              order by c.created_at desc, c.id limit 1)`.as('return_state'),
            sql<boolean>`exists (
              select from order_line l where l.order_id = o.id and ${isKeptLine})`.as('kept'),
          ])
          .select((order) =>
            jsonArrayFrom(
              order
                .selectFrom('order_package as p')
                .select(['p.id', 'p.status', 'p.shipping_type', 'p.expected_from', 'p.expected_to'])
                .select(['p.carrier', 'p.tracking_code', 'p.tracking_url', 'p.cancelled_at'])
                .select(deliveredAt.as('delivered_at'))
                .whereRef('p.order_id', '=', 'o.id')
                .orderBy('p.id'),
            ).as('packages'),
          )
          .orderBy('o.created_at', 'desc')
          .orderBy('o.id'),
      ).as('orders'),
    ])
    .executeTakeFirstOrThrow();
  const listed = orders.map((row) => ({
    id: row.id,
    number: row.number,
    date: new Date(row.created_at).toISOString(),
    amount: row.total,
    currency: row.currency,
    method: row.method as PaymentMethod,
    payment_status: row.paid ? PAYMENT_STATUS.paid : PAYMENT_STATUS.unpaid,
    status: row.status as OrderStatus,
    cancelled: row.cancelled_at !== null,
    units: row.units,
    lines: row.lines,
    title: inLanguage(row.title, language),
    images: row.images,
    packages: row.packages.map(presentParcel),
    review_line_id: row.review_line_id,
    return_state: row.return_state,
    kept: row.kept,
  }));
  return pageOfList(listed, total, filter.page);
};
