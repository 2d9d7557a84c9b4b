import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ORDER_STATUS } from '#contract/orders/order-codes.ts';
import { isUuid } from '#contract/ids.ts';
import { queryCached, slot } from '#db/cached-statement.ts';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';

/** When package `p` of order `o` has arrived. */
export const deliveredAt = sql<string | null>`(
  select max(h.at) from order_history h
  where h.order_id = o.id and h.package_id = p.id and h.status = ${ORDER_STATUS.delivered})`;

/** An order with all its parts in one statement; times inside the parts arrive as text. */
const select = (db: Db) =>
  db
    .selectFrom('order as o')
    .select([
      'o.id',
      'o.number',
      'o.currency',
      'o.method',
      'o.paid',
      'o.payable_until',
      'o.status',
      'o.subtotal',
      'o.bundle_saving',
      'o.voucher_saving',
      'o.shipping',
      'o.tax',
      'o.total',
      'o.note',
      'o.name',
      'o.email',
      'o.phone',
      'o.country',
      'o.state',
      'o.city',
      'o.zip',
      'o.address_1',
      'o.address_2',
      'o.created_at',
      'o.cancelled_at',
    ])
    .select((order) => [
      jsonArrayFrom(
        order
          .selectFrom('order_line as l')
          .select([
            'l.id',
            'l.package_id',
            'l.product_id',
            'l.inventory_id',
            'l.title',
            'l.slug',
            'l.image',
            'l.sku',
            'l.quantity',
            'l.unit_price',
            'l.amount',
            'l.bundle_saving',
            'l.voucher_saving',
            'l.shipping',
            'l.tax',
            'l.tax_basis_points',
            'l.total',
            'l.cancelled_at',
            'l.return_days',
          ])
          .select(sql<{ title: Texts; value: Texts }[]>`l.attributes`.as('attributes'))
          .select(
            sql<number | null>`(select rating from review where order_line_id = l.id)`.as('rating'),
          )
          .whereRef('l.order_id', '=', 'o.id')
          .orderBy('l.position'),
      ).as('lines'),
      jsonArrayFrom(
        order
          .selectFrom('order_package as p')
          .innerJoin('store as s', 's.id', 'p.store_id')
          .select([
            'p.id',
            'p.status',
            'p.shipping_type',
            'p.shipping',
            'p.pickup_title',
            'p.pickup_address',
            'p.expected_from',
            'p.expected_to',
            'p.cancelled_at',
            'p.carrier',
            'p.tracking_code',
            'p.tracking_url',
            's.slug',
            's.name',
            deliveredAt.as('delivered_at'),
          ])
          .whereRef('p.order_id', '=', 'o.id')
          // By the index of the order's lines: none is by the package.
          .orderBy(
            sql`(select min(l.position) from order_line l where l.order_id = o.id and l.package_id = p.id)`,
          ),
      ).as('packages'),
      jsonArrayFrom(
        order
          .selectFrom('order_history as h')
          .select(['h.status', 'h.at'])
          .whereRef('h.order_id', '=', 'o.id')
          .where('h.package_id', 'is', null)
          .where('h.cancellation_id', 'is', null)
          .orderBy('h.id'),
      ).as('history'),
      jsonArrayFrom(
        order
          .selectFrom('order_line_saving as s')
          .innerJoin('order_line as l', 'l.id', 's.order_line_id')
          .whereRef('l.order_id', '=', 'o.id')
          .where('s.code', 'is not', null)
          .groupBy('s.code')
          .select(['s.code', sql<number>`sum(s.amount)`.as('saving')])
          .orderBy('s.code'),
      ).as('vouchers'),
      jsonArrayFrom(
        order
          .selectFrom('cancellation as c')
          .select(['c.id', 'c.kind', 'c.state', 'c.reason', 'c.message', 'c.amount'])
          .select(['c.created_at', 'c.settled_at', 'c.withdrawal'])
          .select((cancellation) => [
            jsonArrayFrom(
              cancellation
                .selectFrom('cancellation_line as l')
                .select(['l.order_line_id as id', 'l.quantity'])
                .whereRef('l.cancellation_id', '=', 'c.id')
                .orderBy('l.order_line_id'),
            ).as('lines'),
            sql<string[]>`array(
              select file_id from cancellation_picture where cancellation_id = c.id order by position)`.as(
              'pictures',
            ),
          ])
          .whereRef('c.order_id', '=', 'o.id')
          .orderBy('c.created_at', 'desc')
          .orderBy('c.id'),
      ).as('cancellations'),
      jsonArrayFrom(
        order
          .selectFrom('payment_attempt as a')
          .select(['a.id', 'a.method', 'a.amount', 'a.status', 'a.error_code'])
          .select(['a.created_at', 'a.settled_at'])
          .whereRef('a.order_id', '=', 'o.id')
          .orderBy('a.place'),
      ).as('attempts'),
      jsonArrayFrom(
        order
          .selectFrom('refund as r')
          .innerJoin('payment_attempt as a', 'a.id', 'r.attempt_id')
          .select(['r.id', 'r.amount', 'r.status', 'r.created_at', 'r.settled_at', 'r.by_hand'])
          .select('a.method')
          .whereRef('r.order_id', '=', 'o.id')
          .orderBy('r.created_at')
          .orderBy('r.id'),
      ).as('refunds'),
      sql<Record<string, unknown> | null>`(
        select jsonb_object_agg(key, value) from setting where key in ('return_days', 'withdrawal'))`.as(
        'settings',
      ),
    ]);

/** Which order: any of that id, or only the shopper's own. */
type WhichOrder = { id: string; shopperId?: string | undefined };

const ID = slot<WhichOrder>(({ id }) => id);
const SHOPPER = slot<WhichOrder>(({ shopperId }) => shopperId);

/** An order with all its parts, undefined where there is none of that id, or it is not the shopper's. */
export const findOrder = async (db: Db, { id, shopperId }: WhichOrder) => {
  if (!isUuid(id)) return undefined;
  const isOwn = shopperId !== undefined;
  const [order] = await queryCached(db, { id, shopperId }, `order ${isOwn}`, () => {
    const query = select(db).where('o.id', '=', ID);
    return isOwn ? query.where('o.shopper_id', '=', SHOPPER) : query;
  });
  return order;
};

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
