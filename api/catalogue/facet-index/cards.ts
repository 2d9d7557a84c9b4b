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

const milliseconds = (column: string): string => `round(extract(epoch from ${column}) * 1000, 3)`;

const COLUMNS: Record<keyof CardColumns, string> = {
  ids: 'product_id',
  categories: 'category_id',
  parents: 'parent_category_id',
  brands: 'coalesce(brand_id, 0)',
  stores: 'store_id',
  selling: 'selling',
  regular: 'case when offered > 0 then offered else selling end',
  flash_prices: 'flash_price',
  flash_from: milliseconds('flash_starts_at'),
  flash_until: milliseconds('flash_ends_at'),
  flags: 'in_stock::int * 2 + free_shipping::int * 4 + pickup::int * 8',
  ratings: 'rating',
  reviews: 'review_count',
  popularity: 'popularity',
  sold: 'sold',
  created: milliseconds('created_at'),
  value_ids: 'value_ids',
  tag_ids: 'tag_ids',
  collection_ids: 'collection_ids',
};

// One piece of text: every listing asks for it.
const LISTS = sql.raw(
  Object.entries(COLUMNS)
    .map(([name, column]) => `coalesce(json_agg(${column}), '[]') as ${name}`)
    .join(', '),
);

/** `select` that turns rows of product_card (`from`, a sub-select) into one row of lists. */
export const selectCardColumns = (from: RawBuilder<unknown>): RawBuilder<CardColumns> =>
  sql<CardColumns>`select ${LISTS} from ${from} card`;
