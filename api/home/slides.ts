import type { Slide } from '#contract/shop/home.ts';
import type { Db } from '#db/client.ts';
import { findInLanguage, inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { resolveSources } from '#api/content/link-targets.ts';

/** The slides at the head of the home page, in the shop's order. */
export const listSlides = async (db: Db, language: LanguageCode): Promise<Slide[]> => {
  const rows = await db
    .selectFrom('slide')
    .select(['id', 'title', 'subtitle', 'action', 'image', 'source_type', 'source_ids', 'url'])
    .where('visible', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const resolve = await resolveSources(db, rows, language);
  return rows.map((row) => {
    const title = inLanguage(row.title, language);
    return {
      id: String(row.id),
      title,
      subtitle: findInLanguage(row.subtitle, language),
      action: findInLanguage(row.action, language),
      image: row.image,
      source: resolve(row, { kind: 'slide', id: row.id }, title),
    };
  });
};
