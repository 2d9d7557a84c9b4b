import { sql } from 'kysely';
import type { Trx } from '#db/client.ts';

type Columns = readonly (readonly [name: string, type: string])[];
type Rows = readonly object[];

/**
 * Rows as one parameter: PostgreSQL reads thousands of them faster than as many values. As jsonb, since
 * texts in it are taken as they are, and those in json read a second time.
 */
const given = (columns: Columns, rows: Rows) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (${sql.raw(
    columns.map(([name, type]) => `${name} ${type}`).join(', '),
  )})`;

const names = (columns: Columns, prefix = ''): string =>
  columns.map(([name]) => `${prefix}${name}`).join(', ');

/** So many new ids of the table, in order. What they come from is looked up once (`offset 0`), not for each. */
export const nextIds = async (
  trx: Trx,
  table: 'product' | 'inventory',
  count: number,
): Promise<number[]> => {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(sequence) as id
    from (select pg_get_serial_sequence(${table}, 'id')::regclass as sequence offset 0) as known, generate_series(1, ${count}::int)`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
};

const TEXTS = ['slug', 'title', 'description', 'seo_title', 'seo_description', 'warranty'];

const PRODUCT: Columns = [
  ['id', 'bigint'],
  ['store_id', 'bigint'],
  ['brand_id', 'bigint'],
  ['category_id', 'bigint'],
  ['shipping_rule_id', 'bigint'],
  ['tax_rate_id', 'bigint'],
  ...TEXTS.map((name) => [name, 'jsonb'] as const),
  ['selling', 'bigint'],
  ['offered', 'bigint'],
  ['max_per_order', 'int'],
  ['refundable', 'boolean'],
  ['return_days', 'int'],
  ['visible', 'boolean'],
];

const DEFAULTS: Record<string, string> = {
  description: `'{"en": ""}'`,
  offered: '0',
  refundable: 'true',
  return_days: '14',
  visible: 'true',
};

/** Writes new products; what a row does not say gets its default. */
export const insertProducts = async (trx: Trx, rows: Rows, now: Date): Promise<void> => {
  if (rows.length === 0) return;
  const values = PRODUCT.map(([name]) =>
    DEFAULTS[name] ? `coalesce(g.${name}, ${DEFAULTS[name]})` : `g.${name}`,
  );
  await sql`
    insert into product (${sql.raw(names(PRODUCT))}, created_at, updated_at) overriding system value
    select ${sql.raw(values.join(', '))}, ${now}, ${now} from ${given(PRODUCT, rows)}`.execute(trx);
};

const FIELDS = PRODUCT.slice(1);

const PRODUCT_CHANGE: Columns = [
  ...PRODUCT,
  // The fields that are taken away: their null would say nothing.
  ['cleared', 'text[]'],
];

const stays = (name: string): string =>
  TEXTS.includes(name)
    ? `when g.${name} is null then p.${name}::jsonb else coalesce(p.${name}, '{}'::jsonb) || g.${name}`
    : `else coalesce(g.${name}, p.${name})`;

/** Texts gain and replace languages; any other field is replaced. What is missing stays. */
const merged = FIELDS.map(
  ([name]) => `case when '${name}' = any (g.cleared) then null ${stays(name)} end as ${name}`,
);

/** Changes products where they differ, and returns the ids of those. */
export const updateProducts = async (trx: Trx, rows: Rows, now: Date): Promise<number[]> => {
  if (rows.length === 0) return [];
  const { rows: changed } = await sql<{ id: number }>`
    with merged as (
      select p.id, ${sql.raw(merged.join(', '))}
      from ${given(PRODUCT_CHANGE, rows)} join product p on p.id = g.id for update of p)
    update product p set (${sql.raw(names(FIELDS))}) = (${sql.raw(names(FIELDS, 'm.'))}), updated_at = ${now}
    from merged m
    where p.id = m.id and (${sql.raw(names(FIELDS, 'p.'))}) is distinct from (${sql.raw(names(FIELDS, 'm.'))})
    returning p.id`.execute(trx);
  return changed.map(({ id }) => id);
};

const INVENTORY: Columns = [
  ['id', 'bigint'],
  ['product_id', 'bigint'],
  ['sku', 'text'],
  ['gtin', 'text'],
  ['price', 'bigint'],
  ['list_price', 'bigint'],
  ['quantity', 'int'],
  ['image', 'text'],
  ['position', 'int'],
];

/** Writes new variants. */
export const insertInventory = async (trx: Trx, rows: Rows): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into inventory (${sql.raw(names(INVENTORY))}) overriding system value
    select g.id, g.product_id, g.sku, g.gtin, g.price, g.list_price, coalesce(g.quantity, 0), g.image, coalesce(g.position, 0)
    from ${given(INVENTORY, rows)}`.execute(trx);
};

const INVENTORY_CHANGE: Columns = [
  ...INVENTORY,
  // Null is a price too: as the product's.
  ['has_price', 'boolean'],
  ['has_list_price', 'boolean'],
  ['has_gtin', 'boolean'],
];

/** Changes variants where they differ, and returns the ids of their products. */
export const updateInventory = async (trx: Trx, rows: Rows): Promise<number[]> => {
  if (rows.length === 0) return [];
  const { rows: changed } = await sql<{ product_id: number }>`
    with merged as (
      select i.id, case when g.has_price then g.price else i.price end as price,
        case when g.has_list_price then g.list_price else i.list_price end as list_price,
        case when g.has_gtin then g.gtin else i.gtin end as gtin,
        coalesce(g.quantity, i.quantity) as quantity, coalesce(g.image, i.image) as image,
        coalesce(g.position, i.position) as position
      from ${given(INVENTORY_CHANGE, rows)} join inventory i on i.id = g.id for update of i)
    update inventory i set (price, list_price, gtin, quantity, image, position)
      = (m.price, m.list_price, m.gtin, m.quantity, m.image, m.position)
    from merged m
    where i.id = m.id and (i.price, i.list_price, i.gtin, i.quantity, i.image, i.position)
      is distinct from (m.price, m.list_price, m.gtin, m.quantity, m.image, m.position)
    returning i.product_id`.execute(trx);
  return changed.map(({ product_id }) => product_id);
};

/** Takes away the variants of these products that are not among those to keep; returns whose were. */
export const pruneInventory = async (
  trx: Trx,
  productIds: readonly number[],
  keep: readonly number[],
): Promise<number[]> => {
  const { rows } = await sql<{ product_id: number }>`
    delete from inventory where product_id = any (${productIds}::bigint[]) and not id = any (${keep}::bigint[])
    returning product_id`.execute(trx);
  return rows.map(({ product_id }) => product_id);
};

type Part = {
  table: string;
  owner: string;
  key: string;
  columns: Columns;
  values: readonly string[];
};

/** What belongs to a product or variant as a whole list. */
export const PARTS = {
  images: {
    table: 'product_image',
    owner: 'product_id',
    key: 'position',
    columns: [
      ['product_id', 'bigint'],
      ['position', 'int'],
      ['image', 'text'],
    ],
    values: ['image'],
  },
  tags: {
    table: 'product_tag',
    owner: 'product_id',
    key: 'tag_id',
    columns: [
      ['product_id', 'bigint'],
      ['tag_id', 'bigint'],
    ],
    values: [],
  },
  collections: {
    table: 'product_collection',
    owner: 'product_id',
    key: 'collection_id',
    columns: [
      ['product_id', 'bigint'],
      ['collection_id', 'bigint'],
    ],
    values: [],
  },
  specifications: {
    table: 'specification',
    owner: 'product_id',
    key: 'position',
    columns: [
      ['product_id', 'bigint'],
      ['position', 'int'],
      ['label', 'jsonb'],
      ['value', 'jsonb'],
    ],
    values: ['label', 'value'],
  },
  values: {
    table: 'inventory_value',
    owner: 'inventory_id',
    key: 'attribute_id',
    columns: [
      ['inventory_id', 'bigint'],
      ['attribute_id', 'bigint'],
      ['value_id', 'bigint'],
    ],
    values: ['value_id'],
  },
} as const satisfies Record<string, Part>;

/** Writes the rows of owners that are new, and so have none yet. */
export const insertParts = async (
  trx: Trx,
  { table, columns }: Part,
  rows: Rows,
): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (${sql.raw(names(columns))})
    select ${sql.raw(names(columns))} from ${given(columns, rows)}`.execute(trx);
};

/**
 * Makes the rows of these owners, `known` to have rows perhaps, exactly the ones given, touching only
 * what differs, and returns the owners of which something did.
 */
export const replaceParts = async (
  trx: Trx,
  part: Part,
  rows: Rows,
  known: readonly number[],
): Promise<number[]> => {
  if (known.length === 0) return [];
  const { table, owner, key, columns, values } = part;
  const own = values.map((name) => `${table}.${name}`).join(', ');
  const fresh = values.map((name) => `excluded.${name}`).join(', ');
  const onConflict =
    values.length === 0
      ? 'do nothing'
      : `do update set (${values.join(', ')}) = row (${fresh}) where (${own}) is distinct from (${fresh})`;
  const { rows: changed } = await sql<{ owner: number }>`
    with given as materialized (select * from ${given(columns, rows)}),
    gone as (
      delete from ${sql.table(table)} old
      where old.${sql.raw(owner)} = any (${known}::bigint[])
        and not exists (select from given where given.${sql.raw(owner)} = old.${sql.raw(owner)} and given.${sql.raw(key)} = old.${sql.raw(key)})
      returning old.${sql.raw(owner)} as owner),
    put as (
      insert into ${sql.table(table)} (${sql.raw(names(columns))}) select ${sql.raw(names(columns))} from given
      on conflict (${sql.raw(owner)}, ${sql.raw(key)}) ${sql.raw(onConflict)}
      returning ${sql.raw(owner)} as owner)
    select owner from gone union select owner from put`.execute(trx);
  return changed.map((row) => row.owner);
};

/** Notes what the variants of these products cost from now on, where that has changed. */
export const notePrices = async (
  trx: Trx,
  productIds: readonly number[],
  now: Date,
): Promise<void> => {
  await sql`
    insert into price_history (inventory_id, at, price)
    select i.id, ${now}, cost.price
    from product p join inventory i on i.product_id = p.id
    cross join lateral (
      select coalesce(i.price, case when p.offered > 0 then p.offered else p.selling end) as price) cost
    where p.id = any (${productIds}::bigint[]) and cost.price is distinct from (
      select h.price from price_history h where h.inventory_id = i.id order by h.at desc limit 1)
    on conflict (inventory_id, at) do update set price = excluded.price`.execute(trx);
};
