import { sql, type RawBuilder } from 'kysely';

/** Cards as they come from the database: a list per column, so that a million are read in seconds. */
export type CardColumns = {
  ids: number[];
  categories: number[];
  parents: number[];
  brands: number[];
  stores: number[];
  selling: number[];
  regular: number[];
  flash_prices: (number | null)[];
  flash_from: (number | null)[];
  flash_until: (number | null)[];
  /** Bits: in stock, free shipping, pickup (columns.ts). */
  flags: number[];
  ratings: number[];
  reviews: number[];
  popularity: number[];
  sold: number[];
  created: number[];
  value_ids: number[][];
  tag_ids: number[][];
  collection_ids: number[][];
};

const milliseconds = (column: string): RawBuilder<number> =>
  sql`round(extract(epoch from ${sql.ref(column)}) * 1000, 3)`;

const COLUMNS: Record<keyof CardColumns, RawBuilder<unknown>> = {
  ids: sql`product_id`,
  categories: sql`category_id`,
  parents: sql`parent_category_id`,
  brands: sql`coalesce(brand_id, 0)`,
  stores: sql`store_id`,
  selling: sql`selling`,
  regular: sql`case when offered > 0 then offered else selling end`,
  flash_prices: sql`flash_price`,
  flash_from: milliseconds('flash_starts_at'),
  flash_until: milliseconds('flash_ends_at'),
  flags: sql`in_stock::int * 2 + free_shipping::int * 4 + pickup::int * 8`,
  ratings: sql`rating`,
  reviews: sql`review_count`,
  popularity: sql`popularity`,
  sold: sql`sold`,
  created: milliseconds('created_at'),
  value_ids: sql`value_ids`,
  tag_ids: sql`tag_ids`,
  collection_ids: sql`collection_ids`,
};

/** `select` that turns rows of product_card (`from`, a sub-select) into one row of lists. */
export const selectCardColumns = (from: RawBuilder<unknown>): RawBuilder<CardColumns> => {
  const lists = Object.entries(COLUMNS).map(
    ([name, column]) => sql`coalesce(json_agg(${column}), '[]') as ${sql.ref(name)}`,
  );
  return sql<CardColumns>`select ${sql.join(lists)} from ${from} card`;
};
