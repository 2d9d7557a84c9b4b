import { sql } from 'kysely';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listSuggestedCategories } from './suggested-categories.ts';
import type { Suggestions } from './suggestions.ts';

const PRODUCTS = 4;

/** What to offer before anything is typed: the most popular products that are in stock, and featured categories. */
export const suggestPopular = async (db: Db, language: LanguageCode): Promise<Suggestions> => {
  const [products, categories] = await Promise.all([
    sql<{ id: number }>`
      select product_id as id from product_card where in_stock
      order by popularity desc, product_id limit ${sql.lit(PRODUCTS)}`.execute(prepared(db)),
    sql<{ id: number }>`
      select id from category where featured and visible order by position, id`.execute(
      prepared(db),
    ),
  ]);
  const idOf = ({ id }: { id: number }) => id;
  return {
    productIds: products.rows.map(idOf),
    near: [],
    search: '',
    suggested: [],
    ...(await listSuggestedCategories(db, categories.rows.map(idOf), language)),
  };
};
