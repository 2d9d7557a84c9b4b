import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Size } from './multiply.ts';

const SALES = 12;
const COLLECTIONS = 10;

/** What shows products in other places than lists: sales, collections, bundles, vouchers, the home page. */
const addPromotions = async (db: Db, { products }: Size): Promise<void> => {
  // Two thirds of the sales run for ten years, the others have yet to begin.
  await sql`
    insert into flash_sale (title, starts_at, ends_at)
    select jsonb_build_object('en', 'Sale ' || n),
      case when n <= 8 then '2026-01-01Z'::timestamptz else '2036-01-01Z' end + make_interval(days => n),
      '2036-06-01Z'::timestamptz + make_interval(days => n)
    from generate_series(1, ${sql.lit(SALES)}) n`.execute(db);
  await sql`
    insert into flash_sale_product (flash_sale_id, product_id, price, position)
    select 1 + id % ${sql.lit(SALES)}, id, greatest(1, selling * 6 / 10), id / 500
    from product where bench.share(id, 13) < 0.004`.execute(db);
  await sql`
    insert into collection (slug, title, on_home)
    select jsonb_build_object('en', 'edit-' || n), jsonb_build_object('en', 'Edit ' || n), n <= 6
    from generate_series(1, ${sql.lit(COLLECTIONS)}) n`.execute(db);
  await sql`
    insert into product_collection (collection_id, product_id, position)
    select 1 + id % ${sql.lit(COLLECTIONS)}, id, id / 100 from product where bench.share(id, 14) < 0.01`.execute(
    db,
  );
  await sql`
    with deal as (
      insert into bundle_deal (kind, title, price)
      select 'set', jsonb_build_object('en', 'Together ' || n), 100 from generate_series(1, 500) n returning id)
    insert into bundle_product (bundle_deal_id, product_id, position)
    select id, 1 + (id * 7919 + part * 104729) % ${products}, part from deal cross join generate_series(0, 1) part`.execute(
    db,
  );
  await sql`
    insert into voucher (code, title, store_id, price_type, value, starts_at, ends_at)
    select 'STORE' || id, jsonb_build_object('en', 'Ten off'), id, 2, 10, '2026-01-01Z', '2036-01-01Z'
    from store where id % 3 = 0`.execute(db);
  await sql`update category set featured = id % 12 = 0`.execute(db);
  await sql`update brand set featured = id % 80 = 0`.execute(db);
};

const addReviews = async (db: Db): Promise<void> => {
  await withoutIndexes(db, ['review'], async () => {
    await sql`
      insert into review (product_id, rating, language, name, body, helpful, created_at)
      select id, greatest(1, least(5, 2 + 3 * bench.share(id, 15) + 2 * bench.share(id * 4096 + n, 16)))::int, 'en', 'A shopper',
        'It does what it says; I would buy it again.', (20 * power(bench.share(id * 4096 + n, 17), 4))::int,
        bench.created(id) + make_interval(hours => n)
      from product cross join lateral generate_series(1, bench.reviews(id)) n`.execute(db);
    await sql`
      insert into review_image (review_id, position, image)
      select id, 0, 'bench/review.webp' from review where id % 40 = 0`.execute(db);
  });
};

const addPriceHistory = async (db: Db): Promise<void> => {
  await sql`delete from price_history`.execute(db);
  await sql`
    insert into price_history (inventory_id, at, price)
    select i.id, p.created_at, coalesce(i.price, case when p.offered > 0 then p.offered else p.selling end)
    from product p join inventory i on i.product_id = p.id order by i.id`.execute(db);
};

/** Everything else that a shop of this size has, before the cards are drawn. */
export const addShopData = async (db: Db, size: Size): Promise<void> => {
  await addReviews(db);
  await addPriceHistory(db);
  await addPromotions(db, size);
  await sql`vacuum analyze review, review_image, price_history, flash_sale_product, product_collection, bundle_product`.execute(
    db,
  );
};

/**
 * Writes to these tables without their indexes, but for keys, and makes the indexes again: a row
 * at a time they take several times as long.
 */
export const withoutIndexes = async (
  db: Db,
  tables: readonly string[],
  write: () => Promise<void>,
): Promise<void> => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select c.oid::regclass::text as name, replace(pg_get_indexdef(c.oid), ' ON ONLY ', ' ON ') as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = any (${tables}::regclass[]) and not i.indisprimary
      and not exists (select from pg_constraint where conindid = c.oid)
    order by 1`.execute(db);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db);
  await write();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
};
