import type { MenuCategory } from '#contract/shop/common.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';

/** The categories of the menu with their sub-categories, in the shop's order. */
export const listMenuCategories = async (
  db: Db,
  language: LanguageCode,
): Promise<MenuCategory[]> => {
  const rows = await db
    .selectFrom('category')
    .select(['id', 'parent_id', 'slug', 'title', 'image'])
    .where('visible', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const named = rows.map(({ id, parent_id, slug, title, image }) => ({
    parent_id,
    image,
    entry: {
      id: String(id),
      slug: inLanguage(slug, language),
      title: inLanguage(title, language),
    },
  }));
  return named
    .filter(({ parent_id }) => parent_id === null)
    .map(({ entry, image }) => ({
      ...entry,
      image,
      public_sub_categories: named
        .filter(({ parent_id }) => String(parent_id) === entry.id)
        .map((sub) => sub.entry),
    }));
};
