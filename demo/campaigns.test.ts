import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { percentReduction } from '#contract/money.ts';
import { DEMO_LANGUAGES } from '#demo/text.ts';
import { testDatabase } from '#test/database.ts';
import { fillDemoShop } from './fill.ts';

const db = await testDatabase();

beforeAll(async () => {
  await fillDemoShop(db, { now: new Date('2026-05-20T10:00:00Z') });
}, 60_000);

type Sold = {
  sale: string;
  title: string;
  place: string;
  parent: string;
  price: number;
  selling: number;
};

const listSold = async (): Promise<Sold[]> => {
  const { rows } = await sql<Sold>`
    select s.title->>'en' sale, p.title->>'en' title, c.slug->>'en' place, parent.slug->>'en' parent, f.price, p.selling
    from flash_sale_product f
    join flash_sale s on s.id = f.flash_sale_id
    join product p on p.id = f.product_id
    join category c on c.id = p.category_id
    join category parent on parent.id = c.parent_id`.execute(db);
  return rows;
};

const NAMED_FOR: Readonly<Record<string, readonly string[]>> = {
  'Tech flash sale': ['electronics'],
  'Home flash sale': ['home-living', 'kitchen'],
  'Fresh food flash sale': ['fruit-nuts', 'pantry', 'drinks'],
  'Fashion flash sale': ['fashion'],
  'Garden flash sale': ['plants', 'garden-tools'],
};

test('a sale sells what it is named for', async () => {
  const sold = await listSold();
  expect(new Set(sold.map(({ sale }) => sale))).toEqual(new Set(Object.keys(NAMED_FOR)));
  const strangers = sold.filter(
    ({ sale, place, parent }) =>
      !NAMED_FOR[sale]?.includes(place) && !NAMED_FOR[sale]?.includes(parent),
  );
  expect(strangers).toEqual([]);
});

test('"up to" is the largest reduction that the sale has, in every language', async () => {
  const sold = (await listSold()).filter(({ sale }) => sale === 'Tech flash sale');
  const largest = Math.max(
    ...sold.map(({ price, selling }) => percentReduction(price, selling) ?? 0),
  );
  const { title } = await db
    .selectFrom('site_banner')
    .select('title')
    .where('kind', '=', 'popup')
    .executeTakeFirstOrThrow();
  for (const code of DEMO_LANGUAGES) expect(title[code]?.match(/\d+/g)).toEqual([`${largest}`]);
});

test('what a sale reduces was not reduced before, so that its reduction is the true one', async () => {
  const sold = await listSold();
  expect(sold.length).toBeGreaterThan(60);
  const { rows } = await sql`
    select from flash_sale_product f join product p on p.id = f.product_id
    where p.offered > 0 or f.price >= p.selling`.execute(db);
  expect(rows).toEqual([]);
});

test('a gift under $30 costs less than that in every variant', async () => {
  const { rows } = await sql<{ gifts: number; dearest: number }>`
    select count(distinct p.id)::int gifts, max(coalesce(i.list_price, i.price, p.selling)) dearest
    from collection c
    join product_collection l on l.collection_id = c.id
    join product p on p.id = l.product_id
    join inventory i on i.product_id = p.id
    where c.title->>'en' = 'Gifts under $30'`.execute(db);
  expect(rows[0]?.gifts).toBe(18);
  expect(rows[0]?.dearest).toBeLessThan(3000);
});

test('a banner for dogs and cats leads to them alone', async () => {
  const { rows } = await sql<{ place: string }>`
    select distinct c.slug->>'en' place
    from banner b join product p on p.id = any (b.source_ids) join category c on c.id = p.category_id
    where b.subtitle->>'en' = 'Dogs and cats' order by 1`.execute(db);
  expect(rows).toEqual([{ place: 'cats' }, { place: 'dogs' }]);
});

test('a set is of different things that one store sells', async () => {
  const { rows } = await sql<{ set: string; kinds: number; stores: number; things: number }>`
    select d.title->>'en' set, count(distinct regexp_replace(i.sku, '(-[0-9]+)+$', ''))::int kinds,
      count(distinct p.store_id)::int stores, count(distinct p.id)::int things
    from bundle_deal d
    join bundle_product b on b.bundle_deal_id = d.id
    join product p on p.id = b.product_id
    join inventory i on i.product_id = p.id
    where d.kind = 'set' group by d.id`.execute(db);
  expect(new Set(rows.map(({ set }) => set)).size).toBe(rows.length);
  for (const { set, kinds, stores, things } of rows) {
    expect(things, set).toBeGreaterThan(1);
    expect({ kinds, stores }, set).toEqual({ kinds: things, stores: 1 });
  }
});
