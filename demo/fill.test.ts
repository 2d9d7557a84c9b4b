import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { DEMO_LANGUAGES } from '#demo/text.ts';
import { testDatabase } from '#test/database.ts';
import { fillDemoShop } from './fill.ts';
import { isShopEmpty } from './is-shop-empty.ts';
import { renewFlashSales } from './fill/flash-sales.ts';

const db = await testDatabase();
const NOW = new Date('2026-05-20T10:00:00Z');
const HOUR_MS = 3_600_000;

const count = async (from: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int n from ${sql.raw(from)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};

beforeAll(async () => {
  await fillDemoShop(db, { now: NOW });
});

test.each([
  ['category where parent_id is null', 12, 12],
  ['category where parent_id is not null', 50, 52],
  ['brand', 40, 40],
  ['store', 15, 15],
  ['product', 600, 630],
  ['product_card', 600, 630],
  ['product_card where has_variants', 230, 300],
  ['product_card where offered > 0', 90, 150],
  ['product_card where not in_stock', 5, 60],
  ['inventory where quantity = 0', 40, 400],
  ['review', 3000, 3000],
  ['review_image', 150, 450],
  ['question', 3_000, 5_000],
  ['answer', 3_100, 6_000],
  ['collection', 8, 8],
  [`bundle_deal where kind = 'buy_get'`, 25, 25],
  [`bundle_deal where kind = 'set'`, 20, 20],
  ['voucher where visibility = 1 and store_id is null', 4, 9],
  ['voucher where visibility = 2', 1, 9],
  ['slide', 4, 4],
  ['(select distinct type from banner) types', 9, 9],
  ['page', 6, 6],
  ['(select distinct list from link) lists', 4, 6],
  ['product_image group by product_id having count(*) < 3', 0, 0],
])('the shop has %s', async (from, least, most) => {
  const n = await count(from);
  expect(n).toBeGreaterThanOrEqual(least);
  expect(n).toBeLessThanOrEqual(most);
});

test('reviews are written in all five languages, and most authors are content', async () => {
  const rows = await db
    .selectFrom('review')
    .select([
      'language',
      (eb) => eb.fn.countAll<number>().as('n'),
      sql<number>`avg(rating)::float8`.as('average'),
    ])
    .groupBy('language')
    .execute();
  expect(rows.map(({ language }) => language).toSorted()).toEqual([...DEMO_LANGUAGES].toSorted());
  for (const { n, average } of rows) {
    expect(n).toBeGreaterThan(250);
    expect(average).toBeGreaterThan(3.9);
    expect(average).toBeLessThan(4.7);
  }
});

test('most shoppers read a review in their own language first', async () => {
  const { rows } = await sql<{ languages: number; english: boolean; reviews: number }>`
    select count(distinct language)::int languages, bool_or(language = 'en') english, count(*)::int reviews
    from review group by product_id`.execute(db);
  expect(rows.filter(({ english }) => !english)).toEqual([]);
  for (const { languages, reviews } of rows)
    expect(languages).toBeGreaterThanOrEqual(Math.min(reviews, DEMO_LANGUAGES.length));
});

test('no two customers of a product show one picture, and none shows one of the shop’s', async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int n from review_image i join review r on r.id = i.review_id
    where i.image in (select image from product_image where product_id = r.product_id)
    or i.image in (
      select other.image from review_image other join review o on o.id = other.review_id
      where o.product_id = r.product_id and o.id <> r.id)`.execute(db);
  expect(rows).toEqual([{ n: 0 }]);
});

test('a customer’s photo shows the colour that was bought', async () => {
  const { rows } = await sql<{ n: number; others: number }>`
    with photo as (
      select regexp_replace(v.image, '-[a-z]+\\.webp$', '') as bought,
        regexp_replace(i.image, '-[a-z]+\\.webp$', '') as shown
      from review_image i join review r on r.id = i.review_id join inventory v on v.id = r.inventory_id
      where v.image is not null)
    select count(*)::int n, count(*) filter (where shown <> bought)::int others from photo`.execute(
    db,
  );
  expect(rows[0]?.n).toBeGreaterThan(50);
  expect(rows[0]?.others).toBe(0);
});

test('unlike goods are asked about in other words', async () => {
  const { rows } = await sql<{ question: string }>`
    select body as question from question join product on product.id = product_id
    join category on category.id = product.category_id
    group by body having count(distinct category.parent_id) > 6`.execute(db);
  expect(rows).toEqual([]);
});

test('on every product one finds one to three questions in one’s own language, each answered', async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int n from product p cross join unnest(${[...DEMO_LANGUAGES]}::text[]) as spoken (code)
    where (select count(*) from question q where q.product_id = p.id and q.language = spoken.code
      and exists (select from answer a where a.question_id = q.id)) not between 1 and 3`.execute(
    db,
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('no two reviews of a product have a sentence in common', async () => {
  const reviews = await db.selectFrom('review').select(['product_id', 'body']).execute();
  const repeated = [...Map.groupBy(reviews, ({ product_id }) => product_id).values()].flatMap(
    (some) => {
      const said = some.flatMap(({ body }) => body.split(/(?<=[.!?؟।])\s+/));
      return said.filter((sentence, i) => said.indexOf(sentence) !== i);
    },
  );
  expect(repeated).toEqual([]);
});

test('no two reviews of the shop are by one name, and none is older than what it is about', async () => {
  expect(await count('(select name from review group by name having count(*) > 1) twice')).toBe(0);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int n from review r join product p on p.id = r.product_id
    where r.created_at < p.created_at + interval '3 days'`.execute(db);
  expect(rows).toEqual([{ n: 0 }]);
});

test('every product has words to be found by in every language', async () => {
  expect(await count('search_doc')).toBe((await count('product')) * DEMO_LANGUAGES.length);
});

test('what is reduced was sold for more in the last thirty days', async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int n from inventory i join product p on p.id = i.product_id
    where p.offered > 0 and not exists (
      select from price_history h where h.inventory_id = i.id and h.price > coalesce(i.price, p.offered))`.execute(
    db,
  );
  expect(rows).toEqual([{ n: 0 }]);
});

test('a filled shop is not empty and left as it is', async () => {
  expect(await isShopEmpty(db)).toBe(false);
  await fillDemoShop(db, { now: NOW });
  expect(await count('brand')).toBe(40);
});

const saleStates = async (now: Date): Promise<string[]> => {
  const sales = await db.selectFrom('flash_sale').select(['starts_at', 'ends_at']).execute();
  return sales
    .map(({ starts_at, ends_at }) => {
      if (now < starts_at) return 'coming';
      return now < ends_at ? 'running' : 'over';
    })
    .toSorted();
};

const AS_PLANNED = ['coming', 'coming', 'over', 'running', 'running'];

test('two flash sales run, two come and one is over, whenever one looks', async () => {
  expect(await saleStates(NOW)).toEqual(AS_PLANNED);
  expect(await renewFlashSales(db, NOW)).toBe(false);
  for (const hours of [13, 14, 30, 49, 100, 24 * 90]) {
    const later = new Date(NOW.getTime() + hours * HOUR_MS);
    await renewFlashSales(db, later);
    expect(await saleStates(later)).toEqual(AS_PLANNED);
  }
});

test('sales of the operator are not moved', async () => {
  const window = { starts_at: new Date('2026-01-01'), ends_at: new Date('2026-01-02') };
  const { id } = await db
    .insertInto('flash_sale')
    .values({ title: { en: 'New Year' }, ...window })
    .returning('id')
    .executeTakeFirstOrThrow();
  await renewFlashSales(db, new Date('2027-02-01'));
  const sale = await db
    .selectFrom('flash_sale')
    .select(['starts_at', 'ends_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(sale).toEqual(window);
});

test('the weekend’s voucher counts on a Saturday and a Sunday', async () => {
  const { starts_at: starts, ends_at: ends } = await db
    .selectFrom('voucher')
    .select(['starts_at', 'ends_at'])
    .where('code', '=', 'WEEKEND15')
    .executeTakeFirstOrThrow();
  expect([starts.getUTCDay(), ends.getUTCDay()]).toEqual([6, 0]);
  expect(starts > NOW).toBe(true);
  expect(ends.getTime() - starts.getTime()).toBeLessThan(48 * HOUR_MS);
});
