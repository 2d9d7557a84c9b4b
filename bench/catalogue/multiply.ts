import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { refreshSearchFacts } from '#db/search/documents.ts';
import { lexemes } from '#db/search/lexemes.ts';
import { withoutIndexes } from './add-shop-data.ts';
import { EDITIONS } from './words.ts';

type Column = { name: string };

/** The columns that a copy has to fill, in whatever shape the migrations left the table. */
const listColumns = async (db: Db, table: string): Promise<string[]> => {
  const { rows } = await sql<Column>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map(({ name }) => name);
};

type Copying = {
  table: string;
  /** Beside the row `base` and the number `copy.n`, what the expressions read. */
  from?: string;
  /** SQL of the columns in which a copy differs. */
  set: Record<string, string>;
  copies: string;
};

const copyRows = async (db: Db, { table, from = '', set, copies }: Copying): Promise<void> => {
  const columns = await listColumns(db, table);
  await sql
    .raw(`
    insert into ${table} (${columns.join(', ')}) overriding system value
    select ${columns.map((name) => set[name] ?? `base.${name}`).join(', ')}
    from (${copies}) copy cross join lateral (select * from ${table} offset 0) base ${from}`)
    .execute(db);
};

export type Size = { base: number; products: number };

const productCopies = ({ base, products }: Size): string =>
  `select n from generate_series(1, ${Math.ceil(products / base) - 1}) n`;

const PRODUCT_PARTS = ['product_tag', 'specification', 'product_image'] as const;
const TABLES = ['product', 'inventory', 'inventory_value', ...PRODUCT_PARTS] as const;

/**
 * Copies the base products with all that belongs to them until there are enough. Copy n of base
 * product b has the number b + n * base; its title has an edition and a model more.
 */
export const multiplyProducts = async (db: Db, size: Size): Promise<void> => {
  const copies = productCopies(size);
  const id = `base.id + copy.n * ${size.base}`;
  const owner = `base.product_id + copy.n * ${size.base}`;
  const { rows } = await sql<{ last: number }>`select max(id) as last from inventory`.execute(db);
  const inventories = rows[0]?.last ?? 0;
  const stock = `base.id + copy.n * ${inventories}`;
  await sql
    .raw(`
    create table bench.edition as select n - 1 as n, word from unnest('{${EDITIONS.join(',')}}'::text[]) with ordinality given (word, n);
    create function bench.edition(id bigint) returns text language sql stable
      return (select word from bench.edition where n = (bench.share(id, 11) * ${EDITIONS.length})::int % ${EDITIONS.length});
    create function bench.model(id bigint) returns text language sql immutable
      return 'R' || (bench.share(id, 12) * 30000)::int`)
    .execute(db);
  await withoutIndexes(db, TABLES, async () => {
    await copyRows(db, {
      table: 'product',
      copies,
      from: `cross join lateral (select ${id} as id, bench.selling(${id}, base.selling) as selling) own`,
      set: {
        id: 'own.id',
        slug: `jsonb_build_object('en', (base.slug ->> 'en') || '-' || copy.n)`,
        title: `(select jsonb_object_agg(key, value || ' ' || suffix.text)
          from (select initcap(bench.edition(own.id)) || ' ' || bench.model(own.id) as text offset 0) suffix, jsonb_each_text(base.title))`,
        selling: 'own.selling',
        offered: 'bench.offered(own.id, own.selling)',
        popularity: 'bench.popularity(own.id)',
        sold: 'bench.sold(own.id)',
        created_at: 'bench.created(own.id)',
        updated_at: 'bench.created(own.id)',
      },
    });
    for (const table of PRODUCT_PARTS)
      await copyRows(db, { table, copies, set: { product_id: owner } });
    await copyRows(db, {
      table: 'inventory',
      copies,
      set: {
        id: stock,
        product_id: owner,
        sku: `base.sku || '-' || copy.n`,
        quantity: `bench.stock(${stock})`,
      },
    });
    await copyRows(db, {
      table: 'inventory_value',
      copies,
      set: { inventory_id: `base.inventory_id + copy.n * ${inventories}` },
    });
    // The last copy is as long as it has to be.
    await sql`delete from product where id > ${size.products}`.execute(db);
    for (const table of [...PRODUCT_PARTS, 'inventory'])
      await sql`delete from ${sql.table(table)} where product_id > ${size.products}`.execute(db);
    await sql`delete from inventory_value v where not exists (select from inventory i where i.id = v.inventory_id)`.execute(
      db,
    );
  });
  await sql`select setval(pg_get_serial_sequence('product', 'id'), max(id)) from product`.execute(
    db,
  );
  await sql`select setval(pg_get_serial_sequence('inventory', 'id'), max(id)) from inventory`.execute(
    db,
  );
  await sql`vacuum analyze product, inventory, inventory_value, product_tag, product_image, specification`.execute(
    db,
  );
};

const BATCH = 20_000;

/** Draws all cards as the shop does, in its own words. */
export const buildCards = async (db: Db, { products }: Size, now: Date): Promise<void> => {
  await withoutIndexes(db, ['product_card'], async () => {
    for (let first = 1; first <= products; first += BATCH)
      await sql`
        select refresh_product_cards(array(select generate_series(${first}::bigint, ${first + BATCH - 1}::bigint)), ${now})`.execute(
        db,
      );
  });
  // Triggers do not run in this session.
  await sql`select recount_cards()`.execute(db);
  await sql`vacuum analyze product_card, card_figure`.execute(db);
};

/** What an edition or a model adds to the words of a title. */
const vectorOfWord = (word: string): string => `'${lexemes(word, 'en').flat().join("':1A '")}':1A`;

/** Copies the search documents of the base products; what they say beside words comes from their cards. */
export const multiplyDocuments = async (db: Db, size: Size, now: Date): Promise<void> => {
  await refreshSearchFacts(
    db,
    Array.from({ length: size.base }, (_, index) => index + 1),
    now,
  );
  await sql`create table bench.word as
    select word, vector::tsvector from unnest(${EDITIONS}::text[], ${EDITIONS.map(vectorOfWord)}::text[]) given (word, vector)`.execute(
    db,
  );
  await sql`
    create table bench.suffix as
    select card.product_id as id, word.vector || format('''%s'':1A', lower(bench.model(card.product_id)))::tsvector as words
    from product_card card join bench.word on word.word = bench.edition(card.product_id)
    where card.product_id > ${size.base}`.execute(db);
  await sql`create unique index on bench.suffix (id)`.execute(db);
  await sql`analyze bench.suffix`.execute(db);
  const copies = productCopies(size);
  const owner = `base.product_id + copy.n * ${size.base}`;
  const suffix = `join bench.suffix on suffix.id = ${owner}`;
  const words = 'base.words || suffix.words';
  await withoutIndexes(db, ['search_doc', 'search_text'], async () => {
    await copyRows(db, {
      table: 'search_doc',
      copies,
      from: `${suffix} join product_card card on card.product_id = ${owner}`,
      set: {
        product_id: owner,
        price: `current_price(card, '${now.toISOString()}')`,
        rating: 'card.rating',
        in_stock: 'card.in_stock',
        free_shipping: 'card.free_shipping',
        pickup: 'card.pickup',
        popularity: 'card.popularity',
        title_words: 'base.title_words + 2',
        words,
      },
    });
    await copyRows(db, {
      table: 'search_text',
      copies,
      from: suffix,
      set: { product_id: owner, words },
    });
  });
  await sql`vacuum analyze search_doc, search_text`.execute(db);
};
