import type { Link } from '#contract/shop/common.ts';
import type { Db } from '#db/client.ts';
import { inLanguage } from '#db/texts.ts';
import type { LinkTable } from '#db/types.ts';
import type { LanguageCode } from '#i18n/languages.ts';

type LinkList = LinkTable['list'];

/** The links of each list of the header and the footer; a list without links is empty. */
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
