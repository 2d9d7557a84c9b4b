import { SWITCH } from '#contract/codes.ts';
import type { Banner } from '#contract/banner.ts';
import type { Db } from '#db/client.ts';
import { findInLanguage, inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { resolveSources } from './link-targets.ts';

/** The banners of these types (contract/codes.ts names their places), in the shop's order. */
export const listBanners = async (
  db: Db,
  types: readonly number[],
  language: LanguageCode,
): Promise<Banner[]> => {
  const rows = await db
    .selectFrom('banner')
    .select(['id', 'type', 'title', 'subtitle', 'image', 'closable'])
    .select(['source_type', 'source_ids', 'url'])
    .where('visible', '=', true)
    .where('type', 'in', [...types])
    .orderBy('type')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const resolve = await resolveSources(db, rows, language);
  return rows.map((row) => {
    const title = inLanguage(row.title, language);
    return {
      id: String(row.id),
      type: row.type,
      title,
      subtitle: findInLanguage(row.subtitle, language),
      image: row.image,
      closable: row.closable ? SWITCH.on : SWITCH.off,
      source: resolve(row, { kind: 'banner', id: row.id }, title),
    };
  });
};
