import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { exportProducts } from '#cli/catalogue/export-products.ts';
import { fillDemoShop } from '#demo/fill.ts';
import { refreshSearchDocuments } from '#db/search/documents.ts';
import { testDatabase } from '#test/database.ts';
import { createImporting, jsonLines, KETTLE, NOON, SHOPIFY, TABLES } from '#test/importing.ts';

const db = await testDatabase();
const { folder, bring, stockOf, empty } = createImporting(db);

/** All that the shop knows of products, as one text per table. */
const snapshot = async (): Promise<Record<string, string>> => {
  const prints: Record<string, string> = {};
  for (const table of TABLES) {
    const { rows } = await sql<{ print: string }>`
      select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${sql.table(table)} t`.execute(
      db,
    );
    prints[table] = rows[0]?.print ?? '';
  }
  return prints;
};

const productNamed = async (handle: string) => {
  const { rows } = await sql<{
    id: number;
    title: { en: string; fr?: string };
    selling: number;
    offered: number;
    visible: boolean;
  }>`
    select id, title, selling, offered, visible from product where slug ->> 'en' = ${handle}`.execute(
    db,
  );
  return rows[0];
};

beforeEach(empty);

describe('JSON Lines', () => {
  test('a product comes with its translations, variants, category and words for the search', async () => {
    const { tally, refused } = await bring('one.jsonl', jsonLines(KETTLE));
    expect(refused).toEqual([]);
    expect(tally).toMatchObject({ format: 'JSON Lines', added: 1, changed: 0 });
    expect(await productNamed('copper-kettle')).toMatchObject({
      title: { en: 'Copper kettle', fr: 'Bouilloire en cuivre' },
      selling: 12_900,
      offered: 9990,
    });
    expect(await stockOf('KET-L')).toMatchObject({ price: 14_900, quantity: 5 });
    const card = await db.selectFrom('product_card').selectAll().executeTakeFirstOrThrow();
    expect(card).toMatchObject({ has_variants: true, in_stock: true, selling: 12_900 });
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from search_doc where language = 'fr' and words @@ 'bouilloir:*'::tsquery`.execute(
      db,
    );
    expect(rows[0]?.n).toBe(1);
    const text = await db.selectFrom('product').select('description').executeTakeFirstOrThrow();
    expect(text.description.en).toBe('<p>Boils.</p>');
  });

  test('the same file once more changes nothing', async () => {
    await bring('one.jsonl', jsonLines(KETTLE));
    const before = await snapshot();
    const { tally } = await bring('one.jsonl', jsonLines(KETTLE), {
      now: () => new Date('2026-05-21T12:00:00Z'),
    });
    expect(tally).toMatchObject({ added: 0, changed: 0, same: 1 });
    expect(await snapshot()).toEqual(before);
  });

  test('what the search reads in the file is what it would read in the shop', async () => {
    const plain = { handle: 'plain', title: 'Plain pot', category: ['Kitchen'], price: '5' };
    await bring('one.jsonl', jsonLines(KETTLE, { ...plain, brand: 'Kestrel' }));
    const before = await snapshot();
    const products = await db.selectFrom('product').select('id').execute();
    await db.deleteFrom('search_doc').execute();
    await db.deleteFrom('search_text').execute();
    const ids = products.map(({ id }) => id);
    await refreshSearchDocuments(db, ids, NOON);
    expect(await snapshot()).toEqual(before);
  });

  test('a new price is noted in the history and a translation that the file leaves out stays', async () => {
    await bring('one.jsonl', jsonLines(KETTLE));
    const later = new Date('2026-05-25T12:00:00Z');
    const { tally } = await bring(
      'two.jsonl',
      jsonLines({ handle: 'copper-kettle', title: 'Kettle of copper', offer: '89.90' }),
      { now: () => later },
    );
    expect(tally).toMatchObject({ added: 0, changed: 1 });
    expect(await productNamed('copper-kettle')).toMatchObject({
      title: { en: 'Kettle of copper', fr: 'Bouilloire en cuivre' },
      offered: 8990,
    });
    const own = await stockOf('KET-S');
    const history = await db
      .selectFrom('price_history')
      .select(['at', 'price'])
      .where('inventory_id', '=', own?.id ?? 0)
      .orderBy('at')
      .execute();
    expect(history).toEqual([
      { at: NOON, price: 9990 },
      { at: later, price: 8990 },
    ]);
    const card = await db.selectFrom('product_card').select('offered').executeTakeFirstOrThrow();
    expect(card.offered).toBe(8990);
  });

  test('one bad line never stops the rest, and each says where and why', async () => {
    const { tally, refused } = await bring(
      'bad.jsonl',
      [
        jsonLines(KETTLE),
        '{"handle": "broken"',
        jsonLines(
          { ...KETTLE, handle: 'search', variants: [{ sku: 'R-1' }] },
          { ...KETTLE, handle: 'cheap', price: '12.345', offer: '0', variants: [{ sku: 'R-2' }] },
          { ...KETTLE, handle: 'thief', variants: [{ sku: 'KET-S' }] },
          { ...KETTLE, handle: 'branded', brand: 'Shop', variants: [{ sku: 'R-3' }] },
          { handle: 'empty', title: 'Empty' },
          { ...KETTLE, handle: 'last-kettle', variants: [{ sku: 'LAST' }] },
        ),
      ].join('\n'),
    );
    expect(tally).toMatchObject({ added: 2, refused: 6 });
    const told = refused.map(({ line, column }) => [line, column]).toSorted();
    expect(told).toEqual([
      [2, ''],
      [3, 'handle'],
      [4, 'price'],
      [5, 'variants.0.sku'],
      [6, 'brand'],
      [7, 'price'],
    ]);
    expect(refused.find(({ line }) => line === 3)?.reason).toContain('"search" is reserved');
    expect(refused.find(({ line }) => line === 6)?.reason).toContain('reserved');
    expect(await productNamed('last-kettle')).toBeDefined();
  });

  test('what only the database refuses costs that product alone', async () => {
    const lone = `{"handle":"lone","title":"Lone \\ud800 surrogate","category":["Kitchen"],"price":"5"}`;
    const { tally, refused } = await bring(
      'lone.jsonl',
      [
        jsonLines(KETTLE),
        lone,
        jsonLines({ ...KETTLE, handle: 'other', variants: [{ sku: 'O-1' }] }),
      ].join('\n'),
    );
    expect(tally).toMatchObject({ added: 2, refused: 1 });
    expect(refused).toMatchObject([{ line: 2, product: 'lone' }]);
  });

  test('a dry run says what would happen and writes nothing', async () => {
    const before = await snapshot();
    const { tally } = await bring('one.jsonl', jsonLines(KETTLE, { ...KETTLE, handle: 'thief' }), {
      dryRun: true,
    });
    expect(tally).toMatchObject({ added: 1, refused: 1 });
    expect(await snapshot()).toEqual(before);
  });

  test('an import that was stopped goes on where it ended', async () => {
    const many = Array.from({ length: 6 }, (_, n) => ({
      ...KETTLE,
      handle: `kettle-${n}`,
      variants: [{ sku: `K-${n}` }],
    }));
    const controller = new AbortController();
    const first = await bring('many.jsonl', jsonLines(...many), {
      batch: 2,
      signal: controller.signal,
      onProgress: () => controller.abort(),
    });
    // The batch that was told, and the one beside it.
    expect(first.tally).toMatchObject({ added: 4 });
    const second = await bring('many.jsonl', jsonLines(...many), { batch: 2 });
    expect(second.tally).toMatchObject({ added: 2, changed: 0, same: 4 });
  });

  test('pictures beside the file are copied into the shop, and a missing one is told', async () => {
    const square = { create: { width: 8, height: 8, channels: 3 as const, background: '#470096' } };
    await writeFile(join(folder, 'kettle.png'), await sharp(square).png().toBuffer());
    await writeFile(join(folder, 'notes.png'), 'no picture at all');
    const { refused } = await bring(
      'pictures.jsonl',
      jsonLines({ ...KETTLE, images: ['kettle.png', 'notes.png', 'gone.png'] }),
    );
    expect(refused.map(({ column }) => column)).toEqual(['images.1', 'images.2']);
    const images = await db.selectFrom('product_image').select('image').execute();
    expect(images).toHaveLength(1);
    const kept = await readFile(join(folder, 'media/originals', images[0]?.image ?? ''));
    expect((await sharp(kept).metadata()).format).toBe('png');
  });
});

describe('a product export of Shopify', () => {
  test('rows of a handle become one product with its variants, prices and categories', async () => {
    const { tally, refused } = await bring('shopify.csv', SHOPIFY);
    expect(tally).toMatchObject({ format: 'Shopify CSV', added: 2, skippedPictures: 3 });
    expect(await productNamed('linen-shirt')).toMatchObject({
      selling: 4990,
      offered: 3990,
      visible: true,
    });
    expect(await stockOf('SHIRT-S')).toMatchObject({ price: null, quantity: 4 });
    expect(await stockOf('SHIRT-M')).toMatchObject({ price: 4200, list_price: null, quantity: 0 });
    expect(await productNamed('plain-mug')).toMatchObject({
      selling: 800,
      offered: 0,
      visible: false,
    });
    expect(await stockOf('plain-mug')).toMatchObject({ quantity: 12 });
    const titles = await db.selectFrom('category').select('title').orderBy('id').execute();
    expect(titles.map(({ title }) => title.en)).toEqual(['Apparel', 'Shirts', 'Kitchen']);
    expect(refused[0]).toMatchObject({ line: 7, column: 'Variant Price', product: 'bad-mug' });
    expect(refused[0]?.reason).toContain('"8,50" is no amount in USD');
  });

  test('the same export once more changes nothing', async () => {
    await bring('shopify.csv', SHOPIFY);
    const before = await snapshot();
    expect((await bring('shopify.csv', SHOPIFY)).tally).toMatchObject({
      added: 0,
      changed: 0,
      same: 2,
    });
    expect(await snapshot()).toEqual(before);
  });
});

const SOUK = `handle,title,title:fr,category,category:fr,tags,price,specifications,option1,option1:fr,sku,value1,value1:fr,quantity
tea-pot,Tea pot,Théière,Kitchen > Tea,Cuisine > Thé,gift | cast iron,35.00,Material: iron | Ratio: 1\\:2,Colour,Couleur,POT-1,Black,Noir,5
tea-pot,,,,,,,,,,POT-2,Red,Rouge,6
`;

describe('the CSV of Souk', () => {
  test('translations stand in columns of their own', async () => {
    const { tally, refused } = await bring('souk.csv', SOUK);
    expect(refused).toEqual([]);
    expect(tally).toMatchObject({ format: 'Souk CSV', added: 1 });
    expect((await productNamed('tea-pot'))?.title.fr).toBe('Théière');
    const specifications = await db
      .selectFrom('specification')
      .select('value')
      .orderBy('position')
      .execute();
    expect(specifications).toEqual([{ value: { en: 'iron' } }, { value: { en: '1:2' } }]);
    const values = await db.selectFrom('attribute_value').select('title').orderBy('id').execute();
    expect(values.map(({ title }) => title.fr)).toEqual(['Noir', 'Rouge']);
  });

  test('a barcode comes, stays where it is not spoken of, and is taken away; a wrong one is refused', async () => {
    const gtins = async () => {
      const rows = await db.selectFrom('inventory').select('gtin').orderBy('sku').execute();
      return rows.map(({ gtin }) => gtin);
    };
    await bring('souk.csv', SOUK);
    await bring('codes.csv', 'sku;gtin\nPOT-1;4 006381 333931\nPOT-2;96385074\n');
    expect(await gtins()).toEqual(['4006381333931', '96385074']);
    await bring('stock.csv', 'sku;quantity\nPOT-1;2\n');
    await bring('away.csv', 'sku;gtin\nPOT-2;(none)\n');
    expect(await gtins()).toEqual(['4006381333931', null]);
    const { refused } = await bring('wrong.csv', 'sku;gtin\nPOT-2;96385075\n');
    expect(refused).toMatchObject([{ line: 2, column: 'gtin' }]);
  });

  test('a list of SKUs changes stock and price and nothing else', async () => {
    await bring('souk.csv', SOUK);
    const { tally, refused } = await bring(
      'stock.csv',
      'sku;quantity;variant_price\nPOT-1;0;\nPOT-2;9;39.00\nNOBODY;1;\n',
    );
    expect(tally).toMatchObject({ changed: 1, refused: 1 });
    expect(refused).toMatchObject([{ line: 4, column: 'handle', product: 'NOBODY' }]);
    expect(await stockOf('POT-1')).toMatchObject({ quantity: 0, price: null, position: 0 });
    expect(await stockOf('POT-2')).toMatchObject({ quantity: 9, price: 3900, position: 1 });
    expect((await productNamed('tea-pot'))?.title.fr).toBe('Théière');
  });

  test('a misspelt column is told before anything is written', async () => {
    await expect(bring('typo.csv', 'handle,titel\na,b\n')).rejects.toThrow('titel');
  });
});

test('the category of the command line is for new products alone', async () => {
  await bring('souk.csv', SOUK);
  const given = { category: 'Odds and ends' };
  const records = [
    { handle: 'tea-pot', price: '36.00' },
    { handle: 'spoon', title: 'Spoon', price: '3' },
  ];
  expect((await bring('more.jsonl', jsonLines(...records), given)).tally).toMatchObject({
    added: 1,
    changed: 1,
  });
  const rows = await db
    .selectFrom('product as p')
    .innerJoin('category as c', 'c.id', 'p.category_id')
    .select('c.title')
    .orderBy('p.id')
    .execute();
  expect(rows.map(({ title }) => title.en)).toEqual(['Tea', 'Odds and ends']);
});

test('a round trip of the demo shop changes nothing, by JSON Lines or by CSV', async () => {
  await fillDemoShop(db, { now: NOON });
  const before = await snapshot();
  for (const format of ['jsonl', 'csv'] as const) {
    const file = join(folder, `all.${format}`);
    const { products } = await exportProducts({ db, file, format });
    const { tally, refused } = await bring(`again.${format}`, await readFile(file, 'utf8'), {
      now: () => new Date('2026-05-21T12:00:00Z'),
    });
    expect(refused).toEqual([]);
    expect(tally).toMatchObject({ added: 0, changed: 0, same: products });
    expect(await snapshot()).toEqual(before);
  }
});
