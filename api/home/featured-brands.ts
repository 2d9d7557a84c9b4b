import type { FeaturedBrand } from '#contract/shop/home.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** The brands that the home page names. */
export const listFeaturedBrands = async (
  db: Db,
  language: LanguageCode,
): Promise<FeaturedBrand[]> => {
  const rows = await db
    .selectFrom('brand')
    .select(['id', 'slug', 'title', 'image'])
    .where('visible', '=', true)
    .where('featured', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, slug, title, image }) => ({
    id: String(id),
    slug: inLanguage(slug, language),
    title: inLanguage(title, language),
    image,
  }));
};
