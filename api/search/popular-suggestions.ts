import { sql } from 'kysely';
import { prepared } from '#db/client.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listPopularWords } from './popular-words.ts';
import { listSuggestedCategories } from './suggested-categories.ts';
import type { Suggestions } from './suggestions.ts';

const PRODUCTS = 4;
/** For so many of the most popular goods people search; the first of them are shown themselves. */
const NAMED = 24;
const KEYWORDS = 6;

/** What to offer before anything is typed: the most popular products that are in stock, what such goods are searched by, and featured categories. */
export const suggestPopular = async (db: Db, language: LanguageCode): Promise<Suggestions> => {
  const [products, categories] = await Promise.all([
    sql<{ id: number; title: string }>`
      select popular.product_id as id, in_language(product.title, ${language}) as title
      from (
        select product_id, popularity from product_card where in_stock
        order by popularity desc, product_id limit ${sql.lit(NAMED)}) popular
      join product on product.id = popular.product_id
      order by popular.popularity desc, popular.product_id`.execute(prepared(db)),
    sql<{ id: number }>`
      select id from category where featured and visible order by position, id`.execute(
      prepared(db),
    ),
  ]);
  const idOf = ({ id }: { id: number }) => id;
  const ids = products.rows.map(idOf);
  const [words, shown] = await Promise.all([
    listPopularWords(
      db,
      products.rows.slice(PRODUCTS).map(({ title }) => title),
      language,
    ),
    listSuggestedCategories(db, categories.rows.map(idOf), language),
  ]);
  return {
    productIds: ids.slice(0, PRODUCTS),
    coloured: [],
    brands: [],
    near: [],
    search: '',
    suggested: words.slice(0, KEYWORDS).map((title) => ({ title })),
    ...shown,
  };
};
