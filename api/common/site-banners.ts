import { sql } from 'kysely';
import { SWITCH } from '#contract/codes.ts';
import type { CommonData, SiteBanner } from '#contract/shop/common.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { SiteBannerTable } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { resolveSources } from '#api/content/link-targets.ts';

type SiteBanners = Pick<CommonData, 'top_banner' | 'popup_banner' | 'menu_banner'>;

/** Whether the text of a banner has the code of a voucher for a first order among its words. */
const namesFirstOrder = sql<boolean>`exists (
  select from voucher
  where first_order
    and upper(code) = any (regexp_split_to_array(upper(site_banner.title::text), '[^[:alnum:]_-]+')))`;

/** The newest visible banner of each kind. */
export const findSiteBanners = async (db: Db, language: LanguageCode): Promise<SiteBanners> => {
  const rows = await db
    .selectFrom('site_banner')
    .select(['id', 'kind', 'title', 'image', 'closable', 'source_type', 'source_ids', 'url'])
    .select(namesFirstOrder.as('first_order'))
    .where('visible', '=', true)
    .orderBy('id', 'desc')
    .execute();
  const resolve = await resolveSources(db, rows, language);
  const find = (kind: SiteBannerTable['kind']): SiteBanner | null => {
    const row = rows.find((one) => one.kind === kind);
    if (!row) return null;
    const title = inLanguage(row.title, language);
    const source = resolve(row, { kind: 'site', id: row.id }, title);
    return {
      id: String(row.id),
      status: SWITCH.on,
      closable: row.closable ? SWITCH.on : SWITCH.off,
      title,
      image: row.image,
      link: source?.url ?? null,
      source,
      first_order: row.first_order,
    };
  };
  return { top_banner: find('top'), popup_banner: find('popup'), menu_banner: find('menu') };
};
