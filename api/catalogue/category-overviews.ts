import { sql } from 'kysely';
import type { CategoryOverview } from '#contract/catalogue/category.ts';
import { PER_PAGE } from '#contract/page-size.ts';
import type { PageOf } from '#contract/page.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { Texts } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { offsetOf, pageOfList } from '#api/http/pages.ts';

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
    select c.id, c.parent_id, c.slug, c.title, c.image, coalesce(f.products, 0) as product_count
    from category c left join card_figure f on f.thing = 'category' and f.id = c.id
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
