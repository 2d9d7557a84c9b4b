import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { importProducts } from '#cli/catalogue/import-products.ts';
import type { ImportOptions } from '#cli/catalogue/import-products.ts';
import type { Refusal } from '#cli/formats/draft.ts';
import type { Db } from '#db/client.ts';

export const NOON = new Date('2026-05-20T12:00:00Z');

/** Tables that an import writes. */
export const TABLES = [
  'product',
  'product_image',
  'product_tag',
  'specification',
  'inventory',
  'inventory_value',
  'price_history',
  'category',
  'brand',
  'tag',
  'store',
  'attribute',
  'attribute_value',
  'product_card',
  'search_doc',
  'search_text',
  'collection',
  'product_collection',
  'shipping_rule',
  'tax_rate',
];

/** An operator who imports files into a shop. */
export const createImporting = (db: Db) => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-import-'));
  const bring = async (name: string, content: string, options: Partial<ImportOptions> = {}) => {
    const file = join(folder, name);
    await writeFile(file, content);
    const refused: Refusal[] = [];
    const tally = await importProducts({
      db,
      file,
      dataDir: folder,
      now: () => NOON,
      onRefusal: (refusal) => refused.push(refusal),
      ...options,
    });
    return { tally, refused };
  };

  const stockOf = async (sku: string) =>
    db.selectFrom('inventory').selectAll().where('sku', '=', sku).executeTakeFirst();

  const empty = async (): Promise<void> => {
    await sql`truncate ${sql.raw(TABLES.join(', '))}, search_df, search_language, suggest, suggest_top cascade`.execute(
      db,
    );
  };

  return { folder, bring, stockOf, empty };
};

export const jsonLines = (...records: object[]): string =>
  records.map((record) => JSON.stringify(record)).join('\n');

export const KETTLE = {
  handle: 'copper-kettle',
  title: { en: 'Copper kettle', fr: 'Bouilloire en cuivre' },
  description: '<p>Boils.</p><script>alert(1)</script>',
  category: [{ title: { en: 'Kitchen', fr: 'Cuisine' } }, 'Kettles'],
  brand: 'Kestrel',
  store: 'Corner Shop',
  tags: ['copper', 'gift'],
  price: '129.00',
  offer: '99.90',
  specifications: [{ label: 'Material', value: { en: 'Copper', fr: 'Cuivre' } }],
  variants: [
    { sku: 'KET-S', quantity: 3, values: [{ attribute: 'Size', value: 'Small' }] },
    { sku: 'KET-L', quantity: 5, price: '149.00', values: [{ attribute: 'Size', value: 'Large' }] },
  ],
};

export const SHOPIFY = `Handle,Title,Body (HTML),Vendor,Product Category,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Position,Gift Card,SEO Title,Status
linen-shirt,Linen shirt,"<p>Airy,
and light.</p>",Marlow,Apparel > Clothing > Shirts,"linen, summer",true,Size,S,SHIRT-S,4,39.90,49.90,https://example.com/1.jpg,1,false,Linen shirts,active
linen-shirt,,,,,,,,M,SHIRT-M,0,42.00,,https://example.com/2.jpg,2,,,
linen-shirt,,,,,,,,,,,,,https://example.com/3.jpg,3,,,
plain-mug,Plain mug,<p>A mug.</p>,Marlow,Kitchen,,true,Title,Default Title,,12,8,,,,false,,draft
bad-mug,Bad mug,<p>A mug.</p>,Marlow,Kitchen,,true,Title,Default Title,BAD,12,"8,50",,,,false,,active
`;
