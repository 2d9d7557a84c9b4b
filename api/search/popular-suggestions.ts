import { sql } from 'kysely';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listNames } from './suggested-keywords.ts';
import { listSuggestedCategories } from './suggested-categories.ts';
import type { Suggestions } from './suggestions.ts';

const PRODUCTS = 4;
/** What so many of the most popular goods are called is what people look for; the first of them are shown themselves. */
const NAMED = 24;
const KEYWORDS = 6;

/** What to offer before anything is typed: the most popular products that are in stock, what such goods are called, and featured categories. */
export const suggestPopular = async (db: Db, language: LanguageCode): Promise<Suggestions> => {
  const [products, categories] = await Promise.all([
    sql<{ id: number }>`
      select product_id as id from product_card where in_stock
      order by popularity desc, product_id limit ${sql.lit(NAMED)}`.execute(prepared(db)),
    sql<{ id: number }>`
      select id from category where featured and visible order by position, id`.execute(
      prepared(db),
    ),
  ]);
  const idOf = ({ id }: { id: number }) => id;
  const ids = products.rows.map(idOf);
  const [names, shown] = await Promise.all([
    listNames(db, ids.slice(PRODUCTS), language),
    listSuggestedCategories(db, categories.rows.map(idOf), language),
  ]);
  return {
    productIds: ids.slice(0, PRODUCTS),
    coloured: [],
    brands: [],
    near: [],
    search: '',
    suggested: names.slice(0, KEYWORDS).map((title) => ({ title })),
    ...shown,
  };
};
