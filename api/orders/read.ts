import { sql } from 'kysely';
import { isUuid } from '#contract/ids.ts';
import type { Db } from '#db/client.ts';
import type { Texts } from '#db/types.ts';

const listLines = (db: Db, orderId: string) =>
  db
    .selectFrom('order_line')
    .select([
      'id',
      'package_id',
      'product_id',
      'inventory_id',
      'title',
      'slug',
      'image',
      'sku',
      'quantity',
      'unit_price',
      'amount',
      'bundle_saving',
      'voucher_saving',
      'shipping',
      'tax',
      'total',
    ])
    .select(sql<{ title: Texts; value: Texts }[]>`attributes`.as('attributes'))
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

const listPackages = (db: Db, orderId: string) =>
  db
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
      's.slug',
      's.name',
    ])
    .where('p.order_id', '=', orderId)
    .orderBy(sql`(select min(l.position) from order_line l where l.package_id = p.id)`)
    .execute();

const listHistory = (db: Db, orderId: string) =>
  db
    .selectFrom('order_history')
    .select(['status', 'at'])
    .where('order_id', '=', orderId)
    .where('package_id', 'is', null)
    .where('cancellation_id', 'is', null)
    .orderBy('id')
    .execute();

const listVoucherSavings = (db: Db, orderId: string) =>
  db
    .selectFrom('order_line_saving as s')
    .innerJoin('order_line as l', 'l.id', 's.order_line_id')
    .where('l.order_id', '=', orderId)
    .where('s.code', 'is not', null)
    .groupBy('s.code')
    .select(['s.code', sql<number>`sum(s.amount)::bigint`.as('saving')])
    .orderBy('s.code')
    .execute();

/** An order with all its parts, undefined where the guest has none of that id. */
export const findOrder = async (db: Db, guestId: string, id: string) => {
  if (!isUuid(id)) return undefined;
  const order = await db
    .selectFrom('order')
    .selectAll()
    .where('id', '=', id)
    .where('guest_id', '=', guestId)
    .executeTakeFirst();
  if (!order) return undefined;
  return {
    ...order,
    lines: await listLines(db, id),
    packages: await listPackages(db, id),
    history: await listHistory(db, id),
    vouchers: await listVoucherSavings(db, id),
  };
};

export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
