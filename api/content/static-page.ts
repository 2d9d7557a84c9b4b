import type { DataOf } from '#contract/endpoint.ts';
import type { getPage } from '#contract/shop/content.ts';
import type { Db } from '#db/client.ts';
import { hasSlug, hasSlugIn } from '#db/slug.ts';
import { inEveryLanguage, inLanguage } from '#db/texts.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { sanitise } from './rich-text.ts';

/** The page of the shop's own texts with this slug, in the asked language before others. */
export const findStaticPage = async (
  db: Db,
  slug: string,
  language: LanguageCode,
): Promise<DataOf<typeof getPage> | undefined> => {
  const page = await db
    .selectFrom('page')
    .select(['slug', 'title', 'description', 'updated_at'])
    .where('visible', '=', true)
    .where(hasSlug('slug', slug))
    .orderBy(hasSlugIn('slug', slug, language), 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return (
    page && {
      title: inLanguage(page.title, language),
      description: sanitise(inLanguage(page.description, language)),
      slug: inLanguage(page.slug, language),
      slugs: inEveryLanguage(page.slug),
      updated: page.updated_at.toISOString(),
    }
  );
};
