import { sql } from 'kysely';
import { SWITCH } from '#contract/codes.ts';
import type { CommonData, Link, MenuCategory, SiteBanner } from '#contract/common.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LinkTable, SiteBannerTable } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { resolveSources } from '#api/content/sources.ts';

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

type LinkList = LinkTable['list'];

/** The links of each list; a list without links is empty. */
export const listLinks = async (
  db: Db,
  language: LanguageCode,
): Promise<(list: LinkList) => Link[]> => {
  const rows = await db
    .selectFrom('link')
    .select(['list', 'title', 'link', 'image', 'slug'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const lists = Map.groupBy(rows, ({ list }) => list);
  return (list) =>
    (lists.get(list) ?? []).map(({ title, link, image, slug }) => ({
      title: inLanguage(title, language),
      link,
      image,
      slug,
    }));
};

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
