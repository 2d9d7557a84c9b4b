import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** What varies from product to product is taken from its number, so every run makes the same shop. */
const FUNCTIONS = `
create schema bench;
create function bench.share(id bigint, salt bigint) returns float8 language sql immutable parallel safe
  return (hashint8extended(id, salt) & 1048575) / 1048576.0;
create function bench.selling(id bigint, base bigint) returns bigint language sql immutable parallel safe
  return greatest(99, (base * (0.4 + 1.4 * bench.share(id, 1)))::bigint / 100 * 100 + 99);
create function bench.offered(id bigint, selling bigint) returns bigint language sql immutable parallel safe
  return case when bench.share(id, 2) < 0.35 then (selling * (0.5 + 0.45 * bench.share(id, 3)))::bigint else 0 end;
create function bench.popularity(id bigint) returns real language sql immutable parallel safe
  return power(bench.share(id, 4), 6)::real;
create function bench.sold(id bigint) returns int language sql immutable parallel safe
  return (4000 * bench.popularity(id) * (0.5 + bench.share(id, 5)))::int;
create function bench.created(id bigint) returns timestamptz language sql immutable parallel safe
  return '2026-11-01Z'::timestamptz - make_interval(mins => (1500000 * bench.share(id, 6))::int);
create function bench.reviews(id bigint) returns int language sql immutable parallel safe
  return case when id % 50000 = 7 then 2000 when bench.share(id, 7) < 0.4 then 1 + (10 * power(bench.share(id, 8), 3))::int else 0 end;
create function bench.stock(id bigint) returns int language sql immutable parallel safe
  return case when bench.share(id, 9) < 0.08 then 0 else 1 + (200 * bench.share(id, 10))::int end;
`;

export const createVariation = async (db: Db): Promise<void> => {
  await sql.raw(FUNCTIONS).execute(db);
};

/** Gives the base products the figures and pictures that their copies have too. */
export const varyProducts = async (db: Db): Promise<void> => {
  await sql`
    update product set selling = bench.selling(id, selling), offered = bench.offered(id, bench.selling(id, selling)),
      popularity = bench.popularity(id), sold = bench.sold(id), created_at = bench.created(id), updated_at = bench.created(id)`.execute(
    db,
  );
  await sql`
    insert into product_image (product_id, position, image)
    select id, position, format('bench/%s.webp', 1 + (id * 7 + position) % 400)
    from product cross join generate_series(0, 1) position where position = 0 or id % 3 = 0`.execute(
    db,
  );
};

export const dropVariation = async (db: Db): Promise<void> => {
  await sql`drop schema bench cascade`.execute(db);
};
