import { sql } from 'kysely';
import type { Card } from '#contract/card.ts';
import { PER_PAGE, type PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { listCardsByIds } from '#api/catalog/cards.ts';
import { offsetOf, pageOfList } from '#api/catalog/pages.ts';

type Row = { product_id: number; total: number };

/** The most popular ones of the sub-category, the category and the brand are enough to choose from. */
const NEAREST = 120;

const mostPopular = (of: 'category_id' | 'parent_category_id' | 'brand_id') => sql`
  (select product_id from product_card where ${sql.ref(of)} = (select ${sql.ref(of)} from self)
    order by popularity desc, product_id limit ${sql.lit(NEAREST)})`;

/**
 * Products like this one: of its sub-category first, then those that share its category, brand or
 * tags, the popular and available ones at the front. At most 360, so that a product of a large
 * category costs no more than one of a small.
 */
export const listRelated = async (
  db: Db,
  productId: number,
  page: number,
  language: LanguageCode,
  at: Date,
): Promise<PageOf<Card>> => {
  const { rows } = await sql<Row>`
    with self as materialized (select * from product_card where product_id = ${productId}),
    candidate as (
      ${mostPopular('category_id')} union ${mostPopular('parent_category_id')} union ${mostPopular('brand_id')}),
    near as (
      select c.product_id,
        3 * (c.category_id = self.category_id)::int
          + (c.parent_category_id = self.parent_category_id)::int
          + coalesce((c.brand_id = self.brand_id)::int, 0)
          + (select count(*) from product_tag mine join product_tag theirs using (tag_id)
              where mine.product_id = self.product_id and theirs.product_id = c.product_id) as likeness,
        c.popularity, c.in_stock
      from self cross join candidate join product_card c on c.product_id = candidate.product_id
      where c.product_id <> self.product_id)
    select product_id, count(*) over () as total
    from near
    order by in_stock desc, likeness + popularity desc, product_id
    limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db);
  const ids = rows.map(({ product_id }) => product_id);
  const total = rows[0]?.total ?? 0;
  return pageOfList(await listCardsByIds(db, ids, language, at), total, page);
};
