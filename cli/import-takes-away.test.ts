import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { createImporting, jsonLines, KETTLE, SHOPIFY } from '#test/importing.ts';

const db = await testDatabase();
const { bring, stockOf, empty } = createImporting(db);

beforeEach(empty);

describe('what a file takes away', () => {
  const FULL = {
    ...KETTLE,
    warranty: '2 years',
    max_per_order: 4,
    collections: ['Winter'],
    shipping: 'By courier',
    tax: { title: 'Standard', percent: '20' },
  };
  const detailsOf = async (handle: string) => {
    const { rows } = await sql<Record<string, unknown>>`
      select b.title ->> 'en' as brand, p.warranty, p.max_per_order, p.offered, rate.basis_points, rule.title ->> 'en' as shipping,
        (select count(*)::int from product_tag t where t.product_id = p.id) as tags,
        (select count(*)::int from product_collection c where c.product_id = p.id) as collections
      from product p left join brand b on b.id = p.brand_id left join tax_rate rate on rate.id = p.tax_rate_id
      join shipping_rule rule on rule.id = p.shipping_rule_id where p.slug ->> 'en' = ${handle}`.execute(
      db,
    );
    return rows[0];
  };
  const HAS = {
    brand: 'Kestrel',
    warranty: { en: '2 years' },
    max_per_order: 4,
    offered: 9990,
    basis_points: 2000,
    shipping: 'By courier',
    tags: 2,
    collections: 1,
  };
  const HAS_NOT = {
    ...HAS,
    brand: null,
    warranty: null,
    max_per_order: null,
    offered: 0,
    basis_points: null,
    tags: 0,
    collections: 0,
  };

  test('a missing field leaves what is there, null takes it away', async () => {
    await bring('full.jsonl', jsonLines(FULL));
    await bring('title.jsonl', jsonLines({ handle: 'copper-kettle', title: 'Kettle' }));
    expect(await detailsOf('copper-kettle')).toEqual(HAS);
    const nothing = { brand: null, warranty: null, max_per_order: null, offer: null, tax: null };
    const { refused } = await bring(
      'null.jsonl',
      jsonLines({ handle: 'copper-kettle', ...nothing, tags: null, collections: null }),
    );
    expect(refused).toEqual([]);
    expect(await detailsOf('copper-kettle')).toEqual(HAS_NOT);
  });

  test('in our CSV an empty cell leaves what is there, (none) takes it away', async () => {
    await bring('full.jsonl', jsonLines(FULL));
    const header = 'handle,brand,warranty,max_per_order,offer,tax,tags,collections\n';
    await bring('empty.csv', `${header}copper-kettle,,,,,,,\n`);
    expect(await detailsOf('copper-kettle')).toEqual(HAS);
    const none = Array.from({ length: 7 }, () => '(none)').join(',');
    await bring('none.csv', `${header}copper-kettle,${none}\n`);
    expect(await detailsOf('copper-kettle')).toEqual(HAS_NOT);
  });

  test('a column of Shopify that is there and empty takes away, as it does there', async () => {
    await bring('shopify.csv', SHOPIFY);
    await bring('again.csv', SHOPIFY.replace('Marlow', '').replace('"linen, summer"', ''));
    expect(await detailsOf('linen-shirt')).toMatchObject({ brand: null, tags: 0 });
    await bring('price.csv', 'Handle,Variant SKU,Variant Price\nplain-mug,,9\n');
    expect(await detailsOf('plain-mug')).toMatchObject({ brand: 'Marlow' });
  });

  test('variants that a product no longer has go only when that is asked for', async () => {
    await bring('full.jsonl', jsonLines(FULL));
    const smaller = { handle: 'copper-kettle', variants: KETTLE.variants.slice(0, 1) };
    await bring('smaller.jsonl', jsonLines(smaller));
    expect(await stockOf('KET-L')).toBeDefined();
    const { tally } = await bring('smaller.jsonl', jsonLines(smaller), { pruneVariants: true });
    expect(tally).toMatchObject({ changed: 1 });
    expect(await stockOf('KET-L')).toBeUndefined();
    expect(await stockOf('KET-S')).toBeDefined();
    await bring('stock.csv', 'sku,quantity\nKET-S,9\n', { pruneVariants: true });
    expect(await stockOf('KET-S')).toMatchObject({ quantity: 9 });
  });

  test('a tax rate that the shop does not know needs its percentage, and leaves no brand behind', async () => {
    const { refused } = await bring(
      'tax.jsonl',
      jsonLines({ ...KETTLE, tax: { title: 'Luxury' } }),
    );
    expect(refused).toMatchObject([{ line: 1, column: 'tax' }]);
    expect(await db.selectFrom('brand').select('id').execute()).toEqual([]);
  });

  test('a product that is refused for one of its tags leaves neither brand nor category behind', async () => {
    const { refused } = await bring(
      'tag.jsonl',
      jsonLines({ ...KETTLE, brand: 'Unheard of', category: ['New', 'Newer'], tags: ['!!!'] }),
    );
    expect(refused).toMatchObject([{ line: 1, column: 'tags' }]);
    for (const table of ['brand', 'category', 'tag', 'store'] as const)
      expect(await db.selectFrom(table).select('id').execute(), table).toEqual([]);
  });
});
