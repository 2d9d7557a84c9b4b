import { sql } from 'kysely';
import type { BrandOverview } from '#contract/brand.ts';
import type { CategoryOverview } from '#contract/category.ts';
import { PER_PAGE, type PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from './pages.ts';

type CategoryRow = {
  id: number;
  parent_id: number | null;
  slug: Texts;
  title: Texts;
  image: string;
  product_count: number;
};

/** Categories with their sub-categories; counts are of products that can be seen. */
export const listCategoryOverviews = async (
  db: Db,
  language: LanguageCode,
  page: number,
): Promise<PageOf<CategoryOverview>> => {
  const { rows } = await sql<CategoryRow>`
    with counts as materialized (
      select category_id, parent_category_id, count(*) as n from product_card group by 1, 2)
    select c.id, c.parent_id, c.slug, c.title, c.image, coalesce((
        select sum(n)::bigint from counts
        where case when c.parent_id is null then parent_category_id else category_id end = c.id
      ), 0) as product_count
    from category c
    where c.visible
    order by c.position, c.id`.execute(db);
  const overview = ({ id, slug, title, image, product_count }: CategoryRow) => ({
    id: String(id),
    slug: inLanguage(slug, language),
    title: inLanguage(title, language),
    image,
    product_count,
  });
  const subs = Map.groupBy(rows, ({ parent_id }) => parent_id);
  const parents = subs.get(null) ?? [];
  const result = parents.slice(offsetOf(page), offsetOf(page) + PER_PAGE).map((parent) => ({
    ...overview(parent),
    sub_categories: (subs.get(parent.id) ?? []).map(overview),
  }));
  return pageOfList(result, parents.length, page);
};

type BrandRow = {
  id: number;
  slug: Texts;
  title: Texts;
  image: string;
  product_count: number;
  total: number;
};

/** Brands by their name in the asked language. */
export const listBrandOverviews = async (
  db: Db,
  language: LanguageCode,
  page: number,
): Promise<PageOf<BrandOverview>> => {
  const { rows } = await sql<BrandRow>`
    select b.id, b.slug, b.title, b.image,
      (select count(*) from product_card p where p.brand_id = b.id) as product_count,
      (select count(*) from brand where visible) as total
    from brand b
    where b.visible
    order by lower(in_language(b.title, ${language})), b.id
    limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db);
  const result = rows.map(({ id, slug, title, image, product_count }) => ({
    id: String(id),
    slug: inLanguage(slug, language),
    title: inLanguage(title, language),
    image,
    product_count,
  }));
  return pageOfList(result, rows[0]?.total ?? 0, page);
};
