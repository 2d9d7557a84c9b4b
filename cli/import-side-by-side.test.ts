import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { exportProducts } from '#cli/catalogue/export-products.ts';
import { testDatabase } from '#test/database.ts';
import { createImporting, jsonLines, KETTLE } from '#test/importing.ts';
import { countWaiting } from '#test/waiting.ts';

// Small batches: as many products more of them are on their way at the same time.
const db = await testDatabase();
const { folder, bring, empty, stockOf } = createImporting(db);
beforeEach(empty);

const kettle = (n: number, other: object = {}) => ({
  ...KETTLE,
  handle: `kettle-${n}`,
  tags: ['copper', `tag ${n}`],
  variants: [{ sku: `K-${n}`, values: [{ attribute: 'Size', value: `Size ${n % 2}` }] }],
  ...other,
});

const KETTLES = jsonLines(...[1, 2, 3, 4, 5, 6].map((n) => kettle(n)));

/** All that the shop says of its products, and how much there is of what they belong to and are shown by. */
const shop = async () => {
  const file = join(folder, 'shop.jsonl');
  await exportProducts({ db, file, format: 'jsonl' });
  const { rows } = await sql`
    select (select count(*) from brand) as brands, (select count(*) from category) as categories,
      (select count(*) from store) as stores, (select count(*) from tag) as tags,
      (select count(*) from attribute) as options, (select count(*) from attribute_value) as values,
      (select count(*) from product) as products, (select count(*) from product_card) as cards,
      (select count(distinct product_id) from search_doc) as found,
      (select products from card_figure where thing = 'shop') as told,
      (select documents from search_language where language = 'en') as counted`.execute(db);
  return { products: (await readFile(file, 'utf8')).split('\n').toSorted(), numbers: rows[0] };
};

test('products that come side by side make the shop that they make one after the other', async () => {
  await bring('kettles.jsonl', KETTLES);
  const expected = await shop();
  expect(expected.numbers).toMatchObject({ brands: 1, values: 2, products: 6, cards: 6, told: 6 });
  await empty();
  const { tally, refused } = await bring('kettles.jsonl', KETTLES, { batch: 1 });
  expect(refused).toEqual([]);
  expect(tally).toMatchObject({ added: 6 });
  expect(await shop()).toEqual(expected);
});

test('what a batch says of a product of the batch before comes behind it', async () => {
  await bring('before.jsonl', jsonLines(kettle(9)));
  const { tally, refused } = await bring(
    'twice.jsonl',
    jsonLines(
      // Sold without variants, so its SKU is its handle.
      kettle(1, { variants: undefined }),
      { variants: [{ sku: 'kettle-1', quantity: 7 }] },
      kettle(2, { variants: undefined }),
      kettle(3, { variants: [{ sku: 'kettle-2' }] }),
      { slug: { en: 'pot' }, variants: [{ sku: 'K-9' }] },
      { handle: 'pot', title: 'Tea pot' },
    ),
    { batch: 1 },
  );
  expect(refused).toMatchObject([
    { line: 4, reason: '"kettle-2" belongs to the product "kettle-2"' },
  ]);
  expect(tally).toMatchObject({ added: 2, changed: 3 });
  expect(await stockOf('kettle-1')).toMatchObject({ quantity: 7 });
  const products = await db.selectFrom('product').select('title').orderBy('id').execute();
  expect(products.map(({ title }) => title.en)).toEqual([
    'Tea pot',
    'Copper kettle',
    'Copper kettle',
  ]);
});

test('what the database refuses takes nothing from its neighbours, and is told in the order of the file', async () => {
  const lone = 'Lone \ud800 surrogate';
  const { tally, refused } = await bring(
    'lone.jsonl',
    jsonLines(
      kettle(1, { brand: 'Fresh' }),
      kettle(2, { title: lone, brand: 'Newer', tags: ['new'] }),
      kettle(3, { brand: 'Newer', tags: ['new'] }),
      kettle(4, { brand: 'Newest' }),
      kettle(5, { brand: lone }),
      kettle(6, { brand: 'Newest' }),
    ),
    { batch: 2 },
  );
  expect(refused).toMatchObject([
    { line: 2, product: 'kettle-2' },
    { line: 5, product: 'kettle-5' },
  ]);
  expect(tally).toMatchObject({ added: 4, refused: 2 });
  const brands = await db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select('brand.title')
    .orderBy('product.id')
    .execute();
  expect(brands.map(({ title }) => title.en).toSorted()).toEqual([
    'Fresh',
    'Newer',
    'Newest',
    'Newest',
  ]);
});

test('an import that is cut off on both its connections leaves whole products, and the next brings the rest', async () => {
  await bring('kettles.jsonl', KETTLES);
  const expected = await shop();
  await empty();
  await bring('first.jsonl', jsonLines(kettle(1)));

  const cut = await db.transaction().execute(async (trx) => {
    // Nobody may show products any more, so both batches wait with theirs written.
    await sql`lock table product_card in share mode`.execute(trx);
    const importing = bring('kettles.jsonl', KETTLES, { batch: 2 }).catch(String);
    await expect.poll(() => countWaiting(db), { interval: 20 }).toBe(2);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(trx);
    return importing;
  });

  expect(cut).toMatch(/connection/i);
  expect((await shop()).numbers).toMatchObject({ products: 1, cards: 1, found: 1, told: 1 });
  const { tally, refused } = await bring('kettles.jsonl', KETTLES, { batch: 2 });
  expect(refused).toEqual([]);
  expect(tally).toMatchObject({ added: 5, same: 1 });
  expect(await shop()).toEqual(expected);
});
