import type { MetaFunction } from 'react-router';
import { customTextIn, type CustomText } from '#i18n/languages.ts';
import { languageOfPath } from '#web/lib/paths/language.ts';
import { publicHeaders } from '#web/lib/page-data/public-page.ts';
import { pageMeta } from './lib/seo/meta.ts';
import { useTranslation } from '#web/lib/texts/translation.tsx';

export { Link } from '#web/lib/paths/link.tsx';

/*
 * What a page of a shop's own imports as `souk/page` (docs/extending.md). Whatever else it imports of
 * Souk may have another name in the next version.
 */

/** `export { headers } from 'souk/page'`: the page is the same for everybody, and kept. */
export const headers = publicHeaders;

/** `export const meta = titled({ title: { en: …, … } })`: title and description in each language. */
export const titled =
  ({ title, description }: { title: CustomText; description?: CustomText }): MetaFunction =>
  ({ matches, location }) => {
    const code = languageOfPath(location.pathname);
    return pageMeta({
      matches,
      location,
      title: customTextIn(title, code),
      description: description && customTextIn(description, code),
    });
  };

/** The page's language, Souk's texts (`t`) and addresses (`paths`), and `say` for texts of your own. */
export const usePage = () => {
  const page = useTranslation();
  return { ...page, say: (text: CustomText): string => customTextIn(text, page.language.code) };
};
