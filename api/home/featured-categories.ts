import type { FeaturedCategory } from '#contract/shop/home.ts';
import type { Db } from '#db/client.ts';
import { findInLanguage, inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** The categories and sub-categories that the home page names. */
export const listFeaturedCategories = async (
  db: Db,
  language: LanguageCode,
): Promise<FeaturedCategory[]> => {
  const rows = await db
    .selectFrom('category as c')
    .leftJoin('category as up', 'up.id', 'c.parent_id')
    .select(['c.id', 'c.slug', 'c.title', 'c.image', 'up.slug as parent_slug'])
    .where('c.visible', '=', true)
    .where('c.featured', '=', true)
    .where((where) => where.or([where('up.id', 'is', null), where('up.visible', '=', true)]))
    .orderBy('c.position')
    .orderBy('c.id')
    .execute();
  return rows.map(({ id, slug, title, image, parent_slug }) => ({
    id: String(id),
    slug: inLanguage(slug, language),
    parent_slug: findInLanguage(parent_slug, language),
    title: inLanguage(title, language),
    image,
  }));
};
