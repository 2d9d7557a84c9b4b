import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';

const listPackages = (db: Db, id: string) =>
  db
    .selectFrom('order_package as p')
    .innerJoin('store as s', 's.id', 'p.store_id')
    .select(['p.id', 'p.status', 'p.cancelled_at', 'p.shipping', 's.name as store'])
    .select(['p.carrier', 'p.tracking_code', 'p.tracking_url', 's.slug'])
    .select(['p.shipping_type', 'p.pickup_title', 'p.expected_from', 'p.expected_to'])
    .where('p.order_id', '=', id)
    .orderBy(sql`(select min(l.position) from order_line l where l.package_id = p.id)`)
    .orderBy('p.id')
    .execute();

const listLines = (db: Db, id: string) =>
  db
    .selectFrom('order_line')
    .select(['id', 'package_id', 'sku', 'title', 'quantity', 'unit_price', 'amount'])
    .select(['bundle_saving', 'voucher_saving', 'shipping', 'tax', 'total', 'cancelled_at'])
    .select(sql<{ title: Texts; value: Texts }[]>`attributes`.as('attributes'))
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();

const listHistory = (db: Db, id: string) =>
  db
    .selectFrom('order_history')
    .select(['at', 'status', 'package_id', 'cancellation_id'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

const listCancellations = (db: Db, id: string) =>
  db
    .selectFrom('cancellation')
    .select(['id', 'kind', 'withdrawal', 'state', 'asked_by', 'reason', 'message', 'amount'])
    .select(['created_at'])
    .select([
      sql<string[]>`array(
        select order_line_id from cancellation_line
        where cancellation_id = cancellation.id order by order_line_id)`.as('line_ids'),
      sql<number[]>`array(
        select l.quantity from cancellation_line l
        where l.cancellation_id = cancellation.id order by l.order_line_id)`.as('quantities'),
      sql<string[]>`array(
        select file_id from cancellation_picture p
        where p.cancellation_id = cancellation.id order by p.position)`.as('pictures'),
    ])
    .where('order_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const listVouchers = (db: Db, id: string) =>
  db
    .selectFrom('voucher_use as u')
    .innerJoin('voucher as v', 'v.id', 'u.voucher_id')
    .select(['v.code', 'u.saving'])
    .where('u.order_id', '=', id)
    .orderBy('v.code')
    .execute();

/** All of an order that exists, for whoever runs the shop. */
export const readOrder = async (db: Db, id: string) => {
  const order = await db
    .selectFrom('order')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { shopper_id: _, ...rest } = order;
  return {
    ...rest,
    packages: await listPackages(db, id),
    lines: await listLines(db, id),
    vouchers: await listVouchers(db, id),
    cancellations: await listCancellations(db, id),
    history: await listHistory(db, id),
  };
};

export type WholeOrder = Awaited<ReturnType<typeof readOrder>>;
